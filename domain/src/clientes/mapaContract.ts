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

type Campo = string | number | null;

const COLUMNA = '\t';
const FILA = '\n';
const campo = (value: Campo) => (value === null ? '' : String(value).replace(/[\t\n\r]+/g, ' '));

/**
 * Rows as lines of text with tabs between their fields: of tens of thousands a phone reads these in a tenth of the
 * time that it needs for as many records.
 */
function filas<Row>(description: string, write: (row: Row) => readonly Campo[], read: (fields: string[]) => Row) {
  return z
    .codec(z.string(), z.custom<Row[]>(Array.isArray), {
      decode: (text) => (text === '' ? [] : text.split(FILA).map((line) => read(line.split(COLUMNA)))),
      encode: (rows) => rows.map((row) => write(row).map(campo).join(COLUMNA)).join(FILA),
    })
    .meta({ description: `Una línea por fila, con tabulaciones: ${description}` });
}

const grado = (text: string | undefined) => (text ? Number(text) : null);

const clientesDeMapa = filas<ClienteDeMapa>(
  'id, razsoc, localidad, vendedor, estado (0 activo, 1 inactivo, 2 inhabilitado, 3 ocasional), latitud y longitud (vacías sin ubicación)',
  ({ id, n, l, v, e, lat, lon }) => [id, n, l, v, e, lat, lon],
  ([id = '', n = '', l = '', v = '', e = '', lat, lon]) => ({
    id,
    n,
    l,
    v,
    e: Number(e),
    lat: grado(lat),
    lon: grado(lon),
  }),
);

const direccionesDeMapa = filas<DireccionDeMapa>(
  'cliente, id de la dirección, dirección, latitud y longitud',
  ({ c, id, d, lat, lon }) => [c, id, d, lat, lon],
  ([c = '', id = '', d = '', lat = '', lon = '']) => ({ c, id: Number(id), d, lat: Number(lat), lon: Number(lon) }),
);

export const mapaClientes = z.object({
  clientes: clientesDeMapa,
  direcciones: direccionesDeMapa,
  vendedores: z.array(z.object({ id: z.string(), name: z.string(), nivel: z.number().int() })),
});
export type MapaClientes = z.output<typeof mapaClientes>;

export const getMapaClientes = defineCall({
  name: 'clientes.mapa',
  method: 'GET',
  path: '/clientes/mapa',
  summary: 'Clientes del alcance con su lugar en el mapa, y las direcciones de entrega que quedan en otro lado',
  permission: 'clientes.leer',
  kind: 'read',
  answer: valor(mapaClientes),
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
