/** Added: the orders that can be invoiced (docs/decisions 8). */
export const FACTURACION = '/ventas/facturacion';
