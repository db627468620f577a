/**
 * Money is a whole number of centavos in a JavaScript number, never a float of pesos.
 * 2^53 centavos are 90 billones of pesos; past that every constructor throws instead of losing a cent.
 */
export type Centavos = number;

/** A percentage in ten-thousandths of a percent: 10% = 100000 (decisions 16). */
export type Porcentaje = number;

export const CIEN_POR_CIENTO: Porcentaje = 1_000_000;

/** Returns `value` when it is a safe integer of centavos; throws RangeError otherwise (a bug, not user input). */
export function centavos(value: number): Centavos {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an amount in centavos: ${value}`);
  return value === 0 ? 0 : value;
}

/** Divides half away from zero, so that `-x` always mirrors `x` (decisions 3). */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('denominator must be positive');
  const negative = numerator < 0n;
  const magnitude = negative ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return negative ? -rounded : rounded;
}

/** `value × factor ÷ divisor` in whole numbers, rounded half away from zero. All three must be safe integers. */
export function mulDiv(value: number, factor: number, divisor: number): number {
  const product = value * factor;
  if (!Number.isSafeInteger(product))
    return centavos(Number(divideRounded(BigInt(value) * BigInt(factor), BigInt(divisor))));
  const magnitude = Math.abs(product);
  const rest = magnitude % divisor;
  const rounded = (magnitude - rest) / divisor + (2 * rest >= divisor ? 1 : 0);
  return product < 0 ? centavos(-rounded) : centavos(rounded);
}

/** The part of `amount` that `percent` stands for: `percentOf(10000, 210000)` = 2100 (21% of $ 100). */
export function percentOf(amount: Centavos, percent: Porcentaje): Centavos {
  return mulDiv(amount, percent, CIEN_POR_CIENTO);
}

/**
 * `amount` less `percent` of it, rounded once on the result: `lessPercent(380, 25000)` = 371 (370.5 goes away from
 * zero). Subtracting a rounded discount instead would give 370 (decisions 3).
 */
export function lessPercent(amount: Centavos, percent: Porcentaje): Centavos {
  return mulDiv(amount, CIEN_POR_CIENTO - percent, CIEN_POR_CIENTO);
}

/** Quantity (up to 3 decimals) × unit price, rounded to the centavo. */
export function timesQuantity(unitPrice: Centavos, quantity: number): Centavos {
  return mulDiv(unitPrice, thousandths(quantity), 1000);
}

/** Whether a number is a quantity: finite, up to three decimals. */
export function isQuantity(value: number): boolean {
  const scaled = Math.round(value * 1000);
  return Number.isSafeInteger(scaled) && Math.abs(scaled / 1000 - value) <= 1e-9;
}

/** A quantity as a whole number of thousandths; throws RangeError on more than three decimals. */
export function thousandths(quantity: number): number {
  if (!isQuantity(quantity)) throw new RangeError(`not a quantity with up to three decimals: ${quantity}`);
  const scaled = Math.round(quantity * 1000);
  return scaled === 0 ? 0 : scaled;
}

/** Adds quantities without float dust (0.1 + 0.2 = 0.3). */
export function sumQuantities(quantities: Iterable<number>): number {
  let total = 0;
  for (const quantity of quantities) total += thousandths(quantity);
  return total / 1000;
}

export function sum(amounts: Iterable<Centavos>): Centavos {
  let total = 0;
  for (const amount of amounts) total = centavos(total + amount);
  return total;
}

/** Amounts under 0.05 in absolute value count as zero (D1 §5, D2 §5). */
export const MINIMO_SIGNIFICATIVO: Centavos = 5;
export function dropDust(amount: Centavos): Centavos {
  return Math.abs(amount) < MINIMO_SIGNIFICATIVO ? 0 : amount;
}

/** Tolerance for partial and prepaid payments: 0.1 pesos (D1 §5, D2 §5). Not an epsilon: a rule of its own. */
export const TOLERANCIA_PAGO: Centavos = 10;

/** Partially paid: at most the pending amount, and more than 0.1 short of it (D1 §5). */
export function isPartialPayment(amount: Centavos, pending: Centavos): boolean {
  return amount <= pending && pending - amount > TOLERANCIA_PAGO;
}

/**
 * Two discounts in a row as one percentage: `1 − (1−a)(1−b)`; 10% then 30% is 37% (domain-facts §4.5). The discount is
 * what is rounded, not the part that is paid: 0.0005% then 30% is 30.00035%, so 30.0004% (decisions 3).
 */
export function combineDiscounts(first: Porcentaje, second: Porcentaje): Porcentaje {
  return first + mulDiv(CIEN_POR_CIENTO - first, second, CIEN_POR_CIENTO);
}

/**
 * Splits `total` over `weights` to the centavo: the parts always add up to the total, odd centavos go to the
 * largest remainders (ties to the earlier part), and the split of `-total` mirrors that of `total`.
 * Refuses negative weights; weights that are all zero put everything on the first part.
 */
export function allocate(total: Centavos, weights: readonly number[]): Centavos[] {
  if (weights.length === 0) return [];
  if (weights.some((weight) => weight < 0 || !Number.isSafeInteger(weight)))
    throw new RangeError('weights must be whole and not negative');
  const whole = weights.reduce((acc, weight) => acc + BigInt(weight), 0n);
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? total : 0));
  const magnitude = BigInt(Math.abs(total));
  const parts = weights.map((weight, index) => {
    const exact = magnitude * BigInt(weight);
    return { index, floor: exact / whole, rest: exact % whole };
  });
  let odd = Number(magnitude - parts.reduce((acc, part) => acc + part.floor, 0n));
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  const extra = new Set<number>();
  for (const part of byRest) {
    if (odd === 0) break;
    extra.add(part.index);
    odd -= 1;
  }
  const sign = total < 0 ? -1 : 1;
  return parts.map((part) => centavos(sign * (Number(part.floor) + (extra.has(part.index) ? 1 : 0))));
}
