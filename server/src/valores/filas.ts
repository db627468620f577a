import type { TipoValor, Valor } from '@distri/domain/valores';

/** A stored payment item, of a quotation or of a collection, as their rows carry it. */
export interface ValorRow<Cheque> {
  /** The number that the screen made. */
  item: number;
  tipo: TipoValor;
  fecha: string | null;
  importe: number;
  leyenda: string;
  numero: string;
  cuenta: number | null;
  jurisdiccion: number | null;
  cuenta_desc: string;
  jurisdiccion_desc: string;
  cheques: Cheque[];
  recibido: boolean;
  comprobante: boolean;
}

/** The item as the rules read it. */
export function valorDeFila(row: ValorRow<Valor['cheques'][number]>): Valor {
  return {
    id: row.item,
    tipo: row.tipo,
    fecha: row.fecha,
    importe: row.importe,
    leyenda: row.leyenda,
    transferencia: { numero: row.numero, cuenta: row.cuenta },
    cheques: row.cheques,
    jurisdiccion: row.jurisdiccion,
  };
}
