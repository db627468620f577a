/** D2 §2: customer selection, a customer's quotations, a new one, one of them. */
export const COTIZACIONES = '/ventas/cotizaciones';
export const cotizacionesDe = (cliente: string) => `${COTIZACIONES}/${encodeURIComponent(cliente)}`;
export const nuevaCotizacion = (cliente: string) => `${cotizacionesDe(cliente)}/create`;
export const cotizacionDesde = (cliente: string, refidcoti: number) => `${nuevaCotizacion(cliente)}/ref/${refidcoti}`;
export const cotizacionPath = (cliente: string, id: number) => `${cotizacionesDe(cliente)}/view/${id}`;
export const edicionPath = (cliente: string, id: number) => `${cotizacionesDe(cliente)}/edit/${id}`;
