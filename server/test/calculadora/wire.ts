/** An amount of the wire, a JSON number of pesos, as the calculator writes it. */
export const cents = (pesos: number): string => (pesos === 0 ? '0.00' : pesos.toFixed(2));

/** Decimal text as the JSON number that a form sends. */
export const jsonNumber = (text: string): number => Number(text);
