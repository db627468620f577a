import { mulDiv, sumQuantities, thousandths } from '../kernel/index.ts';

/** What invoicing looks at and changes in an order's line. */
export interface LineaPendiente {
  numrenglon: number;
  pendfac: number;
  penddesc: number;
  adespachar: number;
  /** Litres per unit. */
  unidad: number;
  /** Its goods are metered at the customer. */
  granel: boolean;
}

/** Litres of the truck's meter, by line. */
export interface LitrosMedidos {
  numrenglon: number;
  litros: number;
}

/** Units in so many litres, to three decimals; articles without litres count units. */
export function unidadesDeLitros(litros: number, unidad: number): number {
  return unidad === 0 ? litros : mulDiv(thousandths(litros), 1000, thousandths(unidad)) / 1000;
}

/**
 * What the invoice takes of a line (domain-facts §4.3): packaged goods min(adespachar, pendfac), bulk what the meter
 * gave. Null: bulk whose litres nobody read.
 */
export function cantidadAFacturar(linea: LineaPendiente, medidos: readonly LitrosMedidos[] | undefined): number | null {
  if (!linea.granel) return Math.min(linea.adespachar, linea.pendfac);
  const medido = medidos?.find(({ numrenglon }) => numrenglon === linea.numrenglon);
  return medido ? unidadesDeLitros(medido.litros, linea.unidad) : null;
}

/** The line afterwards: pendfac −= q, penddesc −= q, adespachar := pendfac (domain-facts §4.3). */
export function lineaFacturada<L extends LineaPendiente>(linea: L, cantidad: number): L {
  const pendfac = sumQuantities([linea.pendfac, -cantidad]);
  return { ...linea, pendfac, penddesc: sumQuantities([linea.penddesc, -cantidad]), adespachar: pendfac };
}
