import pg from 'pg';

const { builtins, getTypeParser } = pg.types;

/** Amounts and counts: `bigint` and `numeric` as numbers. A value that a number cannot hold exactly is an error. */
export function toNumber(text: string): number {
  const value = Number(text);
  if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return value;
  throw new RangeError(`El número ${text} de la base no entra en un entero seguro`);
}

/** Days stay the 'YYYY-MM-DD' text that PostgreSQL sends, never a Date (stack.md). */
const toDia = (text: string) => text;

/** '2026-03-20 07:00:00.5-03' → '2026-03-20T07:00:00.5-03:00', ISO 8601 with the offset of Buenos Aires. */
export function toInstante(text: string): string {
  const iso = text.replace(' ', 'T');
  return /[+-]\d\d$/.test(iso) ? `${iso}:00` : iso;
}

type Parser = (text: string) => unknown;
/** Arrays of one dimension whose elements hold no comma: all that numbers and dates need. */
const arrayOf =
  (parse: Parser): Parser =>
  (text) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((element) => (element === 'NULL' ? null : parse(element.replaceAll('"', ''))));

const ARRAYS = { INT8: 1016, NUMERIC: 1231, DATE: 1182, TIMESTAMPTZ: 1185 };

const parsers = new Map<number, Parser>([
  [builtins.INT8, toNumber],
  [builtins.NUMERIC, toNumber],
  [builtins.DATE, toDia],
  [builtins.TIMESTAMPTZ, toInstante],
  [ARRAYS.INT8, arrayOf(toNumber)],
  [ARRAYS.NUMERIC, arrayOf(toNumber)],
  [ARRAYS.DATE, arrayOf(toDia)],
  [ARRAYS.TIMESTAMPTZ, arrayOf(toInstante)],
]);

function parserOf(oid: number, format?: string) {
  const own = format === 'binary' ? undefined : parsers.get(oid);
  return own ?? getTypeParser(oid);
}

/** Type parsers of every connection of the project; pg's global ones stay as they are. */
export const typeParsers = { getTypeParser: parserOf };
