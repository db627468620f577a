import { type DocumentoCot, type HojaCot, pedidosDelViaje } from '@distri/domain/cot';

/** The documents of a sheet that travel: those of its closed orders stay (D3 §5). */
export function documentosDeHoja({ pedidos, documentos }: Pick<HojaCot, 'pedidos' | 'documentos'>): DocumentoCot[] {
  const going = new Set(pedidosDelViaje(pedidos).map(({ id }) => id));
  return documentos.filter((documento) => documento.pedidos.some((pedido) => going.has(pedido)));
}
