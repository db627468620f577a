export type CopyValue = string | number | boolean | Buffer | null | undefined;

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** One value in the text format of COPY. */
function copyText(value: CopyValue): string | number | boolean {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, escapeOne) : value;
  return `\\\\x${value.toString('hex')}`;
}

const escapeOne = (character: string) => ESCAPES[character] ?? character;

/** One row in the text format of COPY, line end included. */
export function copyLine(values: readonly CopyValue[]): string {
  let line = '';
  for (const value of values) line += `${copyText(value)}\t`;
  return `${line.slice(0, -1)}\n`;
}
