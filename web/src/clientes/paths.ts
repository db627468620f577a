/** D2 §2. */
export const CLIENTES = '/ventas/clientes';
export const NUEVO_OCASIONAL = `${CLIENTES}/create` as const;
export const MAPA_CLIENTES = `${CLIENTES}/mapa` as const;
/** Added: one customer with what is open with it. */
export const clientePath = (id: string) => `${CLIENTES}/view/${encodeURIComponent(id)}`;
