/** D3 §2. */
export const AFIP = '/ventas/AFIP';
export const COT_DOC = `${AFIP}/COT-DOC` as const;
export const COT_RUT = `${AFIP}/COT-RUT` as const;
/** Added: every file and what ARBA said of it. */
export const COT_ENVIOS = `${AFIP}/envios` as const;
