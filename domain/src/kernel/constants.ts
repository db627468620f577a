/** D1 §1, §9. */
export const VERSION_PRODUCTO = '2.65.0';
export const VERSION_API = 'v1';
export const UMBRAL_OCUPADO_MS = 1000;
export const INTERVALO_NOTIFICACIONES_MS = 60_000;
export const LARGO_PREVIA_NOTIFICACION = 130;
export const MAPA_CENTRO = { latitud: -34.6577037, longitud: -58.5820609, zoom: 11 } as const;
export const SEPARACION_PINES = 0.0001;
export const TOPE_CONTADOR_MARCADOR = 9;

/** User names that start with these need the one-time code (D1 §2.1). */
const PREFIJOS_CON_TOKEN = ['N30', 'N33', 'N34'];
export function needsToken(username: string): boolean {
  return PREFIJOS_CON_TOKEN.some((prefix) => username.toUpperCase().startsWith(prefix));
}
