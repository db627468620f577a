import { z } from 'zod';
import { bandera, codigo, defineCall, lista, pesos, porcentaje } from '../kernel/index.ts';

/** A part of a kit (D4 §3). The price is the customer's list's; only with `cliente`. */
export const componenteArmado = z.object({
  id: z.string(),
  detalle: z.string(),
  cantidad: z.number(),
  bonificacion: porcentaje,
  unidad: z.number(),
  disponible: z.number(),
  activo: z.boolean(),
  precio: pesos.optional(),
  /** The part in one kit, its discount taken. */
  importe: pesos.optional(),
});
export type ComponenteDeArmado = z.output<typeof componenteArmado>;

/** D4 §3, kit article. The condition has the two names of the documents (decisions 1). */
export const articuloArmado = z.object({
  id: z.string(),
  detalle: z.string(),
  activo: z.boolean(),
  condVta30: z.boolean(),
  condVta30Dias: z.boolean(),
  /** How many can be made of what is available. */
  disponible: z.number(),
  /** What one costs the customer; only with `cliente`. */
  importe: pesos.optional(),
  /** Only with `withDetails`, or of one by `id`. */
  articulos: z.array(componenteArmado).optional(),
});
export type ArticuloArmado = z.output<typeof articuloArmado>;

export const listArmados = defineCall({
  name: 'articulosArmados.listar',
  method: 'GET',
  path: '/articulos/armados',
  summary: 'Artículos armados, con sus componentes cuando se piden',
  permission: 'articulosArmados.leer',
  kind: 'read',
  query: z.object({
    id: codigo.optional(),
    cliente: codigo.optional(),
    withInactivos: bandera.optional(),
    withDetails: bandera.optional(),
  }),
  answer: lista(articuloArmado),
  errorPrefix: 'Error al obtener los artículos armados',
});
