/** Check digit of the first twelve digits of an EAN-13 (weights 1 and 3 in turn, from the left). */
export function ean13CheckDigit(twelveDigits: string): number {
  const total = [...twelveDigits].reduce((acc, digit, index) => acc + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (total % 10)) % 10;
}

/** True for thirteen digits whose last one is right. */
export function isValidEan13(code: string): boolean {
  return /^\d{13}$/.test(code) && ean13CheckDigit(code.slice(0, 12)) === Number(code[12]);
}

const PREFIJO_ARGENTINA = '779';

/** A demo barcode: Argentina's prefix, four digits for the line and five for the article. */
export function demoEan13(linea: number, numero: number): string {
  const body = `${PREFIJO_ARGENTINA}${String(9000 + linea)}${String(numero).padStart(5, '0')}`;
  return `${body}${ean13CheckDigit(body)}`;
}
