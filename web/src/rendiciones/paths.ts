/** D3 §2: settlements of collections, on the administrator's desk. */
export const RENDICIONES = '/aprobaciones/rendiciones/cobranza';
export const RENDICIONES_MANUAL = `${RENDICIONES}/manual` as const;

/** D4 §2: the report that a salesperson hands in, and what was received of it. */
export const LISTADO_RENDICION = '/listados/rendicionCobranzas';
export const LISTADO_RENDICION_REVISAR = `${LISTADO_RENDICION}/revisar` as const;

export const TITULO_RENDICIONES = 'Rendiciones de cobranza';
export const TITULO_LISTADO = 'Rendición de Cobranzas';
