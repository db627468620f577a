import {
  checkPedidosFacturados,
  type DocumentoCot,
  ESTADO_VISIBLE_COT,
  type HojaCot,
  pedidosDelViaje,
  sinRepetir,
} from '@distri/domain/cot';
import type { EstadoVisible } from '@distri/domain/kernel';

type LoQueLleva = Pick<HojaCot, 'pedidos' | 'documentos'>;

/** The documents of a sheet that travel: those of its closed orders stay (D3 §5). */
export function documentosDeHoja({ pedidos, documentos }: LoQueLleva): DocumentoCot[] {
  const going = new Set(pedidosDelViaje(pedidos).map(({ id }) => id));
  return documentos.filter((documento) => documento.pedidos.some((pedido) => going.has(pedido)));
}

/** How far a sheet is with its COTs; null when it may go and nothing went. */
export function estadoDeHoja(hoja: LoQueLleva): EstadoVisible | null {
  const cuantos = pedidosDelViaje(hoja.pedidos).filter((pedido) => checkPedidosFacturados([pedido]).length > 0).length;
  if (cuantos > 0) return { palabra: `${cuantos} sin facturar`, tono: 'rojo' };
  // Invoice and delivery note are the same goods, with one COT.
  const viajan = sinRepetir(documentosDeHoja(hoja));
  if (viajan.length === 0) return { palabra: 'Sin documentos', tono: 'gris' };
  const conCot = viajan.filter(({ cot }) => cot !== null).length;
  if (conCot === viajan.length) return ESTADO_VISIBLE_COT.aceptado;
  return conCot === 0 ? null : { palabra: `${conCot} de ${viajan.length} con COT`, tono: 'naranja' };
}
