import { type Messages, type Problem, refuseProblems } from '../kernel/index.ts';

/** A place on the map, in degrees. */
export interface Ubicacion {
  latitud: number;
  longitud: number;
}

/** Argentina without its Antarctic claim: what is outside was typed wrong. */
export const CAJA_ARGENTINA = { sur: -55.2, norte: -21.7, oeste: -73.7, este: -53.5 } as const;

/** A tenth of a metre. */
const DECIMALES = 6;

export type CodigoUbicacion = 'FUERA_DE_ARGENTINA';

export const MENSAJES_UBICACION: Messages<CodigoUbicacion> = {
  FUERA_DE_ARGENTINA: () => 'La ubicación queda fuera de la Argentina: revisá latitud y longitud',
};

export const TEXTOS_MAPA = {
  sinGeolocalizar: 'Hay clientes sin geolocalizar',
  agrupar: 'Agrupar direcciones',
} as const;

/** Whether a pin may stand there. */
export function isInArgentina({ latitud, longitud }: Ubicacion): boolean {
  const { sur, norte, oeste, este } = CAJA_ARGENTINA;
  return latitud >= sur && latitud <= norte && longitud >= oeste && longitud <= este;
}

/** Whether somebody has a place at all; 0,0 is how older data says that there is none (D2 §3). */
export function hasUbicacion(place: { latitud: number | null; longitud: number | null }): place is Ubicacion {
  return place.latitud !== null && place.longitud !== null && (place.latitud !== 0 || place.longitud !== 0);
}

export function checkUbicacion(ubicacion: Ubicacion): Problem<CodigoUbicacion>[] {
  return isInArgentina(ubicacion) ? [] : [{ code: 'FUERA_DE_ARGENTINA', severity: 'block', path: 'latitud' }];
}

/** The 422 of a place that cannot be; null when it can. */
export const refuseUbicacion = (ubicacion: Ubicacion) => refuseProblems(MENSAJES_UBICACION, checkUbicacion(ubicacion));

/** As it is stored: pins that were placed at one spot compare equal. */
export function roundUbicacion({ latitud, longitud }: Ubicacion): Ubicacion {
  return { latitud: Number(latitud.toFixed(DECIMALES)), longitud: Number(longitud.toFixed(DECIMALES)) };
}

const NUMERO = '[-−]?\\d{1,3}(?:[.,]\\d+)?';
const PAR = new RegExp(`^\\s*(${NUMERO})\\s*(?:[;,]\\s+|;|\\s+)\\s*(${NUMERO})\\s*$`);
const PAR_CON_PUNTOS = /^\s*(-?\d{1,3}\.\d+)\s*,\s*(-?\d{1,3}\.\d+)\s*$/;

const toNumber = (text: string) => Number(text.replace('−', '-').replace(',', '.'));

/** '-34,6577' or '-34.6577' as degrees; null when it is no number. */
export function parseGrados(text: string): number | null {
  return new RegExp(`^\\s*${NUMERO}\\s*$`).test(text) ? toNumber(text.trim()) : null;
}

/** A pair as it is copied from a map, '-34.6577, -58.5820' or '-34,6577 -58,5820'; null when it is none. */
export function parseCoordenadas(text: string): Ubicacion | null {
  const match = PAR_CON_PUNTOS.exec(text) ?? PAR.exec(text);
  const [, latitud, longitud] = match ?? [];
  return latitud && longitud ? { latitud: toNumber(latitud), longitud: toNumber(longitud) } : null;
}
