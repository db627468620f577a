/** D2 §2: by customer or by entry date. */
export const FACTURAS = '/ventas/facturas';
export const FACTURAS_X_CLIENTE = `${FACTURAS}/xcliente` as const;
export const FACTURAS_X_FECHA = `${FACTURAS}/xfecha` as const;
export const facturasDe = (cliente: string) => `${FACTURAS_X_CLIENTE}/${encodeURIComponent(cliente)}`;
export const facturaPath = (cliente: string, id: number) => `${facturasDe(cliente)}/view/${id}`;
export const facturaXFechaPath = (id: number) => `${FACTURAS_X_FECHA}/view/${id}`;
