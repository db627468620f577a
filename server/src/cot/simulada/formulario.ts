/** The three parts of a presentation; null when one is missing or what came is no multipart form. */
export function leerFormulario(
  contentType: string | undefined,
  body: Buffer,
): { user: string; password: string; nombre: string; bytes: Buffer } | null {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)"?/i.exec(contentType ?? '')?.[1];
  if (boundary === undefined) return null;
  const parts = new Map<string, { filename: string | null; bytes: Buffer }>();
  for (const part of partes(body, Buffer.from(`--${boundary}`))) {
    const end = part.indexOf('\r\n\r\n');
    const head = part.subarray(0, end).toString('latin1');
    const name = /\bname="([^"]*)"/.exec(head)?.[1];
    if (end < 0 || name === undefined || parts.has(name)) return null;
    parts.set(name, { filename: /filename="([^"]*)"/.exec(head)?.[1] ?? null, bytes: part.subarray(end + 4) });
  }
  const text = (name: string) => parts.get(name)?.bytes.toString('latin1') ?? '';
  const file = parts.get('file');
  if (!file?.filename) return null;
  return { user: text('user'), password: text('password'), nombre: file.filename, bytes: file.bytes };
}

function* partes(body: Buffer, mark: Buffer): Generator<Buffer> {
  let at = body.indexOf(mark);
  while (at >= 0) {
    const next = body.indexOf(mark, at + mark.length);
    if (next < 0) return;
    // Between the line end of the mark and the one before the next.
    yield body.subarray(at + mark.length + 2, next - 2);
    at = next;
  }
}
