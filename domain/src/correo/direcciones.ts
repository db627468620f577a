/** RFC 5321: longer ones cannot be delivered. */
const MAX_LARGO = 254;
/** One plain address: no display name, no comments, nothing that could end a header line (reliability D3). */
const DIRECCION =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

/** True for one plain e-mail address. */
export function isDireccionEmail(text: string): boolean {
  return text.length <= MAX_LARGO && DIRECCION.test(text) && !text.includes('..');
}

/** Several addresses separated by semicolons (D2 §5), without the empty ones; repeated ones count once. */
export function splitDirecciones(text: string): string[] {
  const seen = new Map<string, string>();
  for (const part of text.split(';').map((piece) => piece.trim())) {
    if (part !== '' && !seen.has(part.toLowerCase())) seen.set(part.toLowerCase(), part);
  }
  return [...seen.values()];
}
