/** D2 §2: customer selection, a customer's orders, a new one, one of them. */
export const PEDIDOS = '/ventas/pedidos';
/** Added: the pending ones on the map. */
export const MAPA_PEDIDOS = `${PEDIDOS}/mapa` as const;
export const pedidosDe = (cliente: string) => `${PEDIDOS}/${encodeURIComponent(cliente)}`;
export const nuevoPedido = (cliente: string) => `${pedidosDe(cliente)}/create`;
export const pedidoDesde = (cliente: string, cotizacion: number) => `${nuevoPedido(cliente)}/ref/${cotizacion}`;
export const pedidoPath = (cliente: string, id: number) => `${pedidosDe(cliente)}/view/${id}`;
