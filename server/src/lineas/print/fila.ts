import type { Centavos } from '@distri/domain/kernel';
import type { ImpuestoCalculado } from '@distri/domain/lineas';
import type { DocumentoVentaPrint, LineaPrint } from './documentoVenta.ts';

/** What the stored row of any document with prices holds of its paper. */
interface FilaVenta {
  apenom: string;
  condicion: string;
  listaprecio: number;
  bonificacion: number;
  notacompra: string;
  leyenda1: string;
  leyenda2: string;
  leyenda3: string;
  leyenda4: string;
  alicuota_iva: number;
  iibb: readonly ImpuestoCalculado[];
  lineas: readonly (Omit<LineaPrint, 'id'> & { articulo: string })[];
}

type ComunDeVenta = Pick<
  DocumentoVentaPrint,
  | 'vendedor'
  | 'condicion'
  | 'listaprecio'
  | 'bonificacion'
  | 'notacompra'
  | 'leyendas'
  | 'alicuotaIVA'
  | 'iibb'
  | 'lineas'
>;

/** The fields that quotations, orders, invoices and credit notes print alike. */
export const ventaPrint = (row: FilaVenta): ComunDeVenta => ({
  vendedor: row.apenom,
  condicion: row.condicion,
  listaprecio: row.listaprecio,
  bonificacion: row.bonificacion,
  notacompra: row.notacompra,
  leyendas: [row.leyenda1, row.leyenda2, row.leyenda3, row.leyenda4],
  alicuotaIVA: row.alicuota_iva,
  iibb: row.iibb,
  lineas: row.lineas.map((linea) => ({ ...linea, id: linea.articulo })),
});

/** The stored amounts at the foot of a paper. */
export interface ImportesPrint {
  subtotal: Centavos;
  bonificado: Centavos;
  /** Net after discounts. */
  importe_bonificado: Centavos;
  iva: Centavos;
  /** With taxes. */
  importe: Centavos;
}

/** Those amounts and nothing else of a row. */
export const importesPrint = (row: ImportesPrint): ImportesPrint => ({
  subtotal: row.subtotal,
  bonificado: row.bonificado,
  importe_bonificado: row.importe_bonificado,
  iva: row.iva,
  importe: row.importe,
});
