import { z } from 'zod';
import { codigo, defineCall, hecho, valor } from '../kernel/index.ts';

/**
 * A customer of the map; short names, since tens of thousands travel at once. `e` is the state as `ESTADOS_MAPA` counts
 * them. Without a place `lat` and `lon` are null: nobody is drawn at 0,0.
 */
export const clienteDeMapa = z.object({
  id: z.string(),
  n: z.string(),
  l: z.string(),
  v: z.string(),
  e: z.number().int(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
});
export type ClienteDeMapa = z.output<typeof clienteDeMapa>;

/** A delivery address that is not at its customer's own place. */
export const direccionDeMapa = z.object({
  c: z.string(),
  id: z.number().int(),
  d: z.string(),
  lat: z.number(),
  lon: z.number(),
});
export type DireccionDeMapa = z.output<typeof direccionDeMapa>;

export const mapaClientes = z.object({
  clientes: z.array(clienteDeMapa),
  direcciones: z.array(direccionDeMapa),
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
