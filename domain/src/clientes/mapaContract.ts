import { z } from 'zod';
import { codigo, defineCall, hecho, valor } from '../kernel/index.ts';

/**
 * A customer of the map. `e` is the state as `ESTADOS_MAPA` counts them. Without a place `lat` and `lon` are null:
 * nobody is drawn at 0,0.
 */
export interface ClienteDeMapa {
  id: string;
  n: string;
  l: string;
  v: string;
  e: number;
  lat: number | null;
  lon: number | null;
}

/** A delivery address that is not at its customer's own place. */
export interface DireccionDeMapa {
  c: string;
  id: number;
  d: string;
  lat: number;
  lon: number;
}

/** What the map draws. */
export interface MapaClientes {
  clientes: ClienteDeMapa[];
  direcciones: DireccionDeMapa[];
  vendedores: { id: string; name: string; nivel: number }[];
}

const filas = (description: string) =>
  z.string().meta({ description: `Una línea por fila, con tabulaciones: ${description}` });

/**
 * Rows as lines of text with tabs between their fields, as the database writes them: of tens of thousands a phone reads
 * these in a tenth of the time that it needs for as many records, and the server only passes them on.
 */
export const mapaEnFilas = z.object({
  clientes: filas(
    'id, razsoc, localidad, vendedor, estado (0 activo, 1 inactivo, 2 inhabilitado, 3 ocasional), latitud y longitud (vacías sin ubicación)',
  ),
  direcciones: filas('cliente, id de la dirección, dirección, latitud y longitud'),
  vendedores: z.array(z.object({ id: z.string(), name: z.string(), nivel: z.number().int() })),
});
export type MapaEnFilas = z.output<typeof mapaEnFilas>;

const grado = (text: string | undefined) => (text ? Number(text) : null);

function leerFilas<Row>(text: string, read: (fields: string[]) => Row): Row[] {
  return text === '' ? [] : text.split('\n').map((line) => read(line.split('\t')));
}

function leerCliente([id = '', n = '', l = '', v = '', e = '', lat, lon]: string[]): ClienteDeMapa {
  return { id, n, l, v, e: Number(e), lat: grado(lat), lon: grado(lon) };
}

function leerDireccion([c = '', id = '', d = '', lat = '', lon = '']: string[]): DireccionDeMapa {
  return { c, id: Number(id), d, lat: Number(lat), lon: Number(lon) };
}

/** The map as it is drawn, out of the map as it travels. */
export function leerMapa({ clientes, direcciones, vendedores }: MapaEnFilas): MapaClientes {
  return {
    clientes: leerFilas(clientes, leerCliente),
    direcciones: leerFilas(direcciones, leerDireccion),
    vendedores,
  };
}

export const getMapaClientes = defineCall({
  name: 'clientes.mapa',
  method: 'GET',
  path: '/clientes/mapa',
  summary: 'Clientes del alcance con su lugar en el mapa, y las direcciones de entrega que quedan en otro lado',
  permission: 'clientes.leer',
  kind: 'read',
  answer: valor(mapaEnFilas),
  errorPrefix: 'Error al obtener el mapa de clientes',
  added: true,
});

const grados = (label: string, max: number) =>
  z
    .number(`${label} tiene que ser un número`)
    .min(-max, `${label} va de -${max} a ${max}`)
    .max(max, `${label} va de -${max} a ${max}`);

export const ubicacion = z.object({ latitud: grados('La latitud', 90), longitud: grados('La longitud', 180) });

export const placeCliente = defineCall({
  name: 'clientes.ubicar',
  method: 'PUT',
  path: '/clientes/ubicacion',
  summary: 'Ubica o corrige en el mapa un cliente, o con `direccion` una de sus direcciones de entrega',
  permission: 'clientes.ubicar',
  kind: 'change',
  query: z.object({ id: codigo, direccion: z.coerce.number().int().min(1).max(99_999).optional() }),
  body: ubicacion,
  answer: hecho,
  errorPrefix: 'Error al guardar la ubicación',
  added: true,
});
