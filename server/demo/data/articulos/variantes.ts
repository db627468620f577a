import { discountListas } from './precios.ts';
import type { Articulo } from './tipos.ts';

/**
 * Special offers of an article: base code, suffix and how much below the base its lists are, in whole per cent.
 * The suffixes are the four that merging removes (D2 §9): PROMO promotion stock ('8888' in the notes, D2 §5),
 * PCAJA price by the box, PCSEM price of the week, STOCK clearance.
 */
export type SufijoVariante = 'PROMO' | 'PCAJA' | 'PCSEM' | 'STOCK';

export type FilaVariante = readonly [base: string, sufijo: SufijoVariante, descuento: number];

export const variantes: readonly FilaVariante[] = [
  ['HX3-4L', 'PROMO', 12],
  ['HX5-4L', 'PROMO', 12],
  ['HX7-4L', 'PROMO', 10],
  ['HX8-4L', 'PROMO', 10],
  ['HX8530-4L', 'PROMO', 10],
  ['ULT-4L', 'PROMO', 8],
  ['R4X-20L', 'PROMO', 9],
  ['R4L-20L', 'PROMO', 9],
  ['PRESRO-4L', 'PROMO', 12],
  ['WO-120', 'PROMO', 15],
  ['ARL8832', 'PROMO', 15],
  ['OSR-H7', 'PROMO', 15],
  ['HX3-1L', 'PCAJA', 4],
  ['HX5-1L', 'PCAJA', 4],
  ['HX7-1L', 'PCAJA', 4],
  ['HX8-1L', 'PCAJA', 4],
  ['AX5-1L', 'PCAJA', 4],
  ['AX7-1L', 'PCAJA', 4],
  ['F10205-4L', 'PCAJA', 4],
  ['SHDOT4-500', 'PCAJA', 5],
  ['BODOT4-500', 'PCAJA', 5],
  ['GS2V2-04K', 'PCAJA', 5],
  ['OSR-P21W', 'PCAJA', 8],
  ['OSR-H4', 'PCAJA', 6],
  ['PSL55', 'PCAJA', 6],
  ['PSL560', 'PCAJA', 6],
  ['WO-340', 'PCAJA', 6],
  ['HX7-205L', 'PCSEM', 6],
  ['HX8-205L', 'PCSEM', 6],
  ['R3T-205L', 'PCSEM', 5],
  ['R4X-205L', 'PCSEM', 5],
  ['T2M68-205L', 'PCSEM', 5],
  ['S4TXM-205L', 'PCSEM', 5],
  ['UREA32-20L', 'PCSEM', 6],
  ['M22GD', 'PCSEM', 5],
  ['UB620D', 'PCSEM', 5],
  ['HX7540-4L', 'STOCK', 18],
  ['ULTAF-1L', 'STOCK', 20],
  ['ADVVSX-1L', 'STOCK', 20],
  ['GTX205-4L', 'STOCK', 15],
  ['MAG104-4L', 'STOCK', 15],
  ['TRF-18', 'STOCK', 22],
  ['AFIT-20', 'STOCK', 18],
  ['NGK-BP6ES', 'STOCK', 15],
  ['FAP-2827', 'STOCK', 20],
  ['FCI-1110', 'STOCK', 20],
];

/** Base articles under the special 30-day condition (D2 §5); they never mix with others in an order. */
export const condicionEspecial30: readonly string[] = [
  'R2E-205L',
  'R3T-1000L',
  'R4X-1000L',
  'R4L-1000L',
  'T2M46-1000L',
  'T2M68-1000L',
  'S4TXM-1000L',
  'HX7-1000L',
  'HX8-1000L',
  'UREA32-1000L',
  'REFVE-1000L',
  'REFRO-1000L',
  'M180BD',
  'M220PD',
  'EQU-ENG',
  'EQU-PROP',
  'EQU-CARR',
  'EQU-SURU',
];

/** Capital goods with the reduced VAT rate of 10.5%. */
export const alicuotaReducida: readonly string[] = ['EQU-ENG', 'EQU-PROP', 'EQU-CARR', 'EQU-SURU'];

const NOTA_VARIANTE = {
  PROMO: '8888 PROMOCION HASTA AGOTAR STOCK',
  PCAJA: 'PRECIO POR CAJA CERRADA',
  PCSEM: 'PRECIO DE LA SEMANA',
  STOCK: 'LIQUIDACION DE STOCK',
} as const;

/**
 * An offer keeps everything of its base but the prices, the note and the barcode, which stays the base's. It costs us
 * the same, so it asks half the profit; with two discounts of 10% on top it falls below even that (D2 §5).
 */
function varianteOf(bases: ReadonlyMap<string, Articulo>, [base, sufijo, descuento]: FilaVariante): Articulo {
  const articulo = bases.get(base);
  if (!articulo) throw new Error(`offer ${sufijo} of an unknown article: ${base}`);
  return {
    ...articulo,
    codigo: `${base}${sufijo}`,
    detalle: `${articulo.detalle} ${sufijo}`,
    listas: discountListas(articulo.listas, descuento),
    rentaminima: articulo.rentaminima / 2,
    notas: NOTA_VARIANTE[sufijo],
    codigobarr: '',
  };
}

/** The offers of the given articles; throws when a base is missing. */
export function buildVariantes(articulos: readonly Articulo[]): Articulo[] {
  const bases = new Map(articulos.map((articulo) => [articulo.codigo, articulo]));
  return variantes.map((fila) => varianteOf(bases, fila));
}
