import type { Centavos, Porcentaje } from '@distri/domain/kernel';
import type { TipoPedidoId } from './clasificadores.ts';

/** A product sold by volume or weight; each of its containers becomes an article. */
export type FilaProducto = readonly [
  codigo: string,
  detalle: string,
  linea: string,
  rubro: number,
  calidad: string,
  /** Cost of a litre or kilogram in whole pesos, without VAT, in a 4 L jug. */
  pesos: number,
  envases: string,
];

/** A part sold by the piece. */
export type FilaRepuesto = readonly [
  codigo: string,
  detalle: string,
  linea: string,
  rubro: number,
  /** Cost of the piece in whole pesos, without VAT. */
  pesos: number,
  kilos: number,
];

/** An article as the demo stores it. Money in centavos, percentages in ten-thousandths, weights in kg. */
export interface Articulo {
  codigo: string;
  /** Upper case and without accents, as the trade writes it. */
  detalle: string;
  rubro: number;
  linea: number;
  proveedor: number;
  calidad: number;
  envase: number;
  /** Litres per unit, 0 for what is not a liquid (D2 §3). */
  unidad: number;
  costoneto: Centavos;
  /** Lists 1 to 6, dearest first, without VAT. */
  listas: readonly [Centavos, Centavos, Centavos, Centavos, Centavos, Centavos];
  rentaminima: Porcentaje;
  /** Id of the VAT rate. */
  ivavta: number;
  isShell: boolean;
  condvta30: boolean;
  /** '8888' marks promotion stock (D2 §5). */
  notas: string;
  /** EAN-13, or '' for bulk, promotions and a few others. */
  codigobarr: string;
  peso: number;
  ubicacion: string;
  tipoPedido: TipoPedidoId;
  /** Name of a drawing of `imagenes/`, without extension. */
  imagen: string;
}
