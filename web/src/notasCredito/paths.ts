/** D2 §2: customer selection, a customer's notes, one of them; and (added) a new one, by itself or from an invoice. */
export const NOTAS_CREDITO = '/ventas/notasCredito';
export const notasCreditoDe = (cliente: string) => `${NOTAS_CREDITO}/${encodeURIComponent(cliente)}`;
export const notaCreditoPath = (cliente: string, id: number) => `${notasCreditoDe(cliente)}/view/${id}`;
export const nuevaNotaCredito = (cliente: string) => `${notasCreditoDe(cliente)}/create`;
export const notaCreditoDesde = (cliente: string, factura: number) => `${nuevaNotaCredito(cliente)}/ref/${factura}`;
