/** Added: the orders that can be invoiced (docs/decisions 9). */
export const FACTURACION = '/ventas/facturacion';
