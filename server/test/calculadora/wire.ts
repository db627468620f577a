/** An amount of the wire, a JSON number of pesos, as the calculator writes it. */
export const cents = (pesos: number): string => (pesos === 0 ? '0.00' : pesos.toFixed(2));

/** Decimal text as the JSON number that a form sends. */
export const jsonNumber = (text: string): number => Number(text);

/** '-1234.50' as papers show it: '-1.234,50'. */
export function asPrinted(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${fraction}`;
}
