import { provincias } from '../src/maestros/iniciales/territorio/jurisdicciones.ts';
import { type Localidad, localidades, type Sucursal } from '../src/maestros/iniciales/territorio/localidades.ts';
import { calles, rutas } from './data/nombres/calles.ts';
import { type Prng, weightedPicker } from './prng.ts';

/** A branch's own localities by zone; CABA and the provinces far away count less than the suburbs. */
export function localidadPicker(sucursal: Sucursal): (prng: Prng) => Localidad {
  const own = localidades.filter((localidad) => localidad.sucursal === sucursal);
  return weightedPicker(own, weightOf);
}

const PESO_CIUDAD: Readonly<Record<string, number>> = { 'Bahía Blanca': 18, Olavarría: 14, Tandil: 5, Azul: 4 };

function weightOf({ detalle, provincia }: Localidad): number {
  if (provincia !== 'B' && provincia !== 'C') return 0.15;
  return PESO_CIUDAD[detalle] ?? 1;
}

export function nombreProvincia(localidad: Localidad): string {
  return provincias.find(({ id }) => id === localidad.provincia)?.nombre ?? '';
}

export function jurisdiccionOf(localidad: Localidad): number {
  return provincias.find(({ id }) => id === localidad.provincia)?.jurisdiccion ?? 902;
}

/** 'Av. Mitre 2140' or 'Ruta 3 km 690'. */
export function drawDireccion(prng: Prng): string {
  if (prng.chance(5)) return `${prng.pick(rutas)} km ${prng.int(20, 700)}`;
  return `${prng.pick(calles)} ${prng.int(100, 5900)}`;
}

export interface Ubicacion {
  latitud: number | null;
  longitud: number | null;
}

/** Within some 2 km of the centre of the locality. */
export function drawUbicacion({ latitud, longitud }: Localidad, prng: Prng): Ubicacion {
  const near = (centre: number) => Math.round((centre + (prng.next() - 0.5) * 0.036) * 1e6) / 1e6;
  return { latitud: near(latitud), longitud: near(longitud) };
}

const OBSERVACIONES = [
  'Recibe de 8 a 12',
  'Entrar por el portón lateral',
  'Preguntar por depósito',
  'Llamar media hora antes',
  'No recibe los viernes a la tarde',
  'Descarga con autoelevador propio, avisar al llegar para que abran la playa trasera',
] as const;

/** The customer's own door, and up to two more. */
export function drawDireccionesEntrega(
  cliente: { id: string; direccion: string } & Ubicacion,
  localidad: Localidad,
  prng: Prng,
) {
  const { latitud, longitud } = cliente;
  const extra = prng.chance(22) ? prng.int(1, 2) : 0;
  return Array.from({ length: 1 + extra }, (_, index) => ({
    cliente: cliente.id,
    id: index + 1,
    direccion: index === 0 ? cliente.direccion : drawDireccion(prng),
    localidad: localidad.detalle,
    provincia: nombreProvincia(localidad),
    codigopostal: localidad.codpostal,
    observacion: prng.chance(25) ? prng.pick(OBSERVACIONES) : '',
    jurisdiccion: jurisdiccionOf(localidad),
    ...(index === 0 ? { latitud, longitud } : drawUbicacion(localidad, prng)),
    activa: index === 0 || prng.chance(90),
  }));
}
