import type { Problem } from '../kernel/index.ts';

/** An order of a route sheet, as the COT looks at it (D3 §3). */
export interface PedidoDeHoja {
  id: number;
  /** Nothing left to invoice. */
  estado: boolean;
  tiene_articulos_facturados: boolean;
  cerrado: boolean;
}

/** Closed orders do not travel (D3 §5). */
export function pedidosDelViaje<P extends PedidoDeHoja>(pedidos: readonly P[]): P[] {
  return pedidos.filter(({ cerrado }) => !cerrado);
}

/** Orders of the trip that have nothing invoiced: there is no document to declare (D3 §5). */
export function checkPedidosFacturados(pedidos: readonly PedidoDeHoja[]): Problem<'SIN_FACTURAR'>[] {
  const ids = pedidosDelViaje(pedidos)
    .filter(({ estado, tiene_articulos_facturados }) => !estado && !tiene_articulos_facturados)
    .map(({ id }) => id);
  return ids.length === 0 ? [] : [{ code: 'SIN_FACTURAR', severity: 'block', params: { ids: ids.join(', ') } }];
}

/** A document of a selection: an invoice and its delivery note are the same goods. */
export interface DocumentoDeViaje {
  tipo: 'FAC' | 'REM';
  id: number;
  /** The delivery note of an invoice. */
  remito: number | null;
}

/** With both papers of the same goods selected, only the delivery note travels (domain-facts §1.6). */
export function sinRepetir<D extends DocumentoDeViaje>(documentos: readonly D[]): D[] {
  const remitos = new Set(documentos.filter(({ tipo }) => tipo === 'REM').map(({ id }) => id));
  return documentos.filter(({ tipo, remito }) => tipo === 'REM' || remito === null || !remitos.has(remito));
}

/** When a load must have its COT: by what it is worth or by what it weighs, the whole truck (domain-facts §1.1). */
export interface UmbralCot {
  importe: number;
  kilos: number;
}

export function superaUmbral(carga: UmbralCot, umbral: UmbralCot): boolean {
  return carga.importe > umbral.importe || carga.kilos >= umbral.kilos;
}
