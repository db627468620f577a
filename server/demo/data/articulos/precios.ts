import type { Centavos } from '@distri/domain/kernel';

export type SeisListas = readonly [Centavos, Centavos, Centavos, Centavos, Centavos, Centavos];

/** Part of the category's margin that each list keeps, in per cent: list 1 is the counter, list 6 the big fleet. */
const PARTES_DEL_MARGEN = [100, 94, 88, 80, 72, 64] as const;

/** List prices end in whole tens of pesos; what costs less than $ 1.000 ends in whole pesos. */
const PASO_PRECIO: Centavos = 10_00;
const PASO_PRECIO_CHICO: Centavos = 1_00;
const LIMITE_PRECIO_CHICO: Centavos = 1_000_00;

function stepOf(amount: Centavos): Centavos {
  return amount < LIMITE_PRECIO_CHICO ? PASO_PRECIO_CHICO : PASO_PRECIO;
}

function roundUp(amount: number, step: Centavos): Centavos {
  return Math.ceil(amount / step) * step;
}

/**
 * The six list prices, without VAT: cost plus the list's part of the category's margin, rounded up to the step.
 * Rounding up keeps them ordered and above the cost.
 * @param costoneto centavos @param margen mark-up of list 1 in whole per cent
 */
export function deriveListas(costoneto: Centavos, margen: number): SeisListas {
  const step = stepOf(costoneto);
  const price = (part: number) => roundUp((costoneto * (10_000 + margen * part)) / 10_000, step);
  const [p1, p2, p3, p4, p5, p6] = PARTES_DEL_MARGEN;
  return [price(p1), price(p2), price(p3), price(p4), price(p5), price(p6)];
}

/** The six lists of an offer: those of its base less `descuento` whole per cent, rounded up to the step. */
export function discountListas(listas: SeisListas, descuento: number): SeisListas {
  const price = (lista: Centavos) => roundUp((lista * (100 - descuento)) / 100, stepOf(lista));
  const [l1, l2, l3, l4, l5, l6] = listas;
  return [price(l1), price(l2), price(l3), price(l4), price(l5), price(l6)];
}
