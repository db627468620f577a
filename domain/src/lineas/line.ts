import {
  type Centavos,
  CIEN_POR_CIENTO,
  centavos,
  divideRounded,
  dropDust,
  lessPercent,
  mulDiv,
  type Porcentaje,
  thousandths,
  timesQuantity,
} from '../kernel/index.ts';

/** A line of any document. Quotation, order and invoice lines add their own fields. */
export interface DocumentLine {
  /** Article code. */
  id: string;
  detalle: string;
  /** Units, up to three decimals. */
  cantidad: number;
  /** Per unit, before any discount, without taxes. */
  precio: Centavos;
  /** Discount of the line. */
  bonificacion: Porcentaje;
  /** Litres per unit, 0 for what is not a liquid. */
  unidad: number;
  /** Lines of one kit carry the same number (10000–99999), unique only inside the document (D2 §9). */
  fromArmado?: number | null;
  /** Code of the kit that brought the line. */
  armado?: string | null;
}

/** round2(round2(cantidad × precio) less the discount); under 0.05 it is zero (D1 §5, decisions 3). */
export function lineAmount(line: Pick<DocumentLine, 'cantidad' | 'precio' | 'bonificacion'>): Centavos {
  return dropDust(lessPercent(timesQuantity(line.precio, line.cantidad), line.bonificacion));
}

/** Price of a unit after the line's and the general discount, rounded once (D2 §5). */
export function actualPrice(precio: Centavos, bonificacion: Porcentaje, general: Porcentaje): Centavos {
  const factor = BigInt(CIEN_POR_CIENTO - bonificacion) * BigInt(CIEN_POR_CIENTO - general);
  return centavos(Number(divideRounded(BigInt(precio) * factor, BigInt(CIEN_POR_CIENTO) ** 2n)));
}

/** The line that undoes this one: same price, quantity the other way round. */
export function negateLine<L extends Pick<DocumentLine, 'cantidad'>>(line: L): L {
  return { ...line, cantidad: line.cantidad === 0 ? 0 : -line.cantidad };
}

/** Litres of a document: Σ cantidad × unidad, each line to three decimals. */
export function litres(lines: readonly Pick<DocumentLine, 'cantidad' | 'unidad'>[]): number {
  const total = lines.reduce(
    (acc, line) => acc + mulDiv(thousandths(line.cantidad), thousandths(line.unidad), 1000),
    0,
  );
  return total / 1000;
}

/**
 * The lines without the one at `index`; taking one part of a kit takes the other parts of the same kit (D2 §5).
 * An index outside the list leaves it as it is.
 */
export function withoutLine<L extends Pick<DocumentLine, 'fromArmado'>>(lines: readonly L[], index: number): L[] {
  const kit = lines[index]?.fromArmado ?? null;
  return lines.filter((line, at) => at !== index && (kit === null || line.fromArmado !== kit));
}
