/** D2 §2. */
export const CLIENTES = '/ventas/clientes';
