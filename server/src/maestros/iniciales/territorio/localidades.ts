import { localidadesCaba } from './localidadesCaba.ts';
import { localidadesGba } from './localidadesGba.ts';
import { localidadesInterior } from './localidadesInterior.ts';
import { localidadesProvincias } from './localidadesProvincias.ts';

/** The branches of the group, as the company that serves a locality: Buenos Aires, Bahía Blanca, Olavarría (D1 §9). */
export type Sucursal = 'BA' | 'BB' | 'OL';

/** One locality as a line of the data files; postcodes are the old ones of four digits. */
export type FilaLocalidad = readonly [
  detalle: string,
  provincia: string,
  codpostal: string,
  latitud: number,
  longitud: number,
  zona: number,
  sucursal: Sucursal,
];

/** A locality (D4 §3: id, detalle, provincia, codpostal) with what the demo needs to place customers on it. */
export interface Localidad {
  id: number;
  detalle: string;
  /** Province letter. */
  provincia: string;
  codpostal: string;
  /** Centre of the built-up area, to 1 or 2 km. */
  latitud: number;
  longitud: number;
  /** Route-sheet zone of its branch (D4 §3: 1 CABA, 2 OESTE, 3 SUR, 4 NORTE). */
  zona: number;
  sucursal: Sucursal;
}

/** Each file has its own block of a thousand ids, so that adding a line at its end moves nobody else's id. */
function withIds(firstId: number, filas: readonly FilaLocalidad[]): Localidad[] {
  return filas.map(([detalle, provincia, codpostal, latitud, longitud, zona, sucursal], index) => ({
    id: firstId + index,
    detalle,
    provincia,
    codpostal,
    latitud,
    longitud,
    zona,
    sucursal,
  }));
}

export const localidades: readonly Localidad[] = [
  ...withIds(1001, localidadesCaba),
  ...withIds(2001, localidadesGba),
  ...withIds(3001, localidadesInterior),
  ...withIds(4001, localidadesProvincias),
];
