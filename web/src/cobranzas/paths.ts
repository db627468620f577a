/** D3 §2: customer selection, a customer's collections, a new one, one of them edited or seen. */
export const COBRANZAS = '/ventas/cobranzas';
export const cobranzasDe = (cliente: string) => `${COBRANZAS}/${encodeURIComponent(cliente)}`;
export const nuevaCobranza = (cliente: string) => `${cobranzasDe(cliente)}/create`;
export const edicionCobranza = (cliente: string, id: number) => `${cobranzasDe(cliente)}/edit/${id}`;
export const cobranzaPath = (cliente: string, id: number) => `${cobranzasDe(cliente)}/view/${id}`;
