/**
 * Text as ARBA's file takes it: upper case, no accents but Ñ kept, `|`, tabs and line ends as a space, nothing outside of
 * ISO-8859-1, one space between words, cut at `max` characters (domain-facts §1.2).
 */
export function textoCot(text: string, max: number): string {
  return fold(text).slice(0, max).trimEnd();
}

function fold(text: string): string {
  return text
    .toUpperCase()
    .replaceAll('Ñ', '\u0000')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u0000', 'Ñ')
    .replace(/[|\s]+/g, ' ')
    .replace(/[^\u0020-\u007eÑ]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Days as AAAAMMDD. */
export function fechaCot(dia: string): string {
  return dia.replaceAll('-', '');
}

/** An amount or quantity with two implied decimals and no separator: 480 L → '48000' (domain-facts §1.2). */
export function decimalesCot(hundredths: number): string {
  if (!Number.isSafeInteger(hundredths) || hundredths < 0) throw new RangeError(`not a COT amount: ${hundredths}`);
  return String(hundredths);
}

/** Every character of the file is one byte of ISO-8859-1; `textoCot` leaves nothing else. */
export function bytesLatin1(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 0xff) throw new RangeError(`not ISO-8859-1: ${text[index]}`);
    bytes[index] = code;
  }
  return bytes;
}
