import { z } from 'zod';
import { bandera, defineCall, idNumerico, lista, valor } from '../kernel/index.ts';

/** D4 §3. */
export const proveedor = z.object({ id: z.number().int(), razsoc: z.string(), apodo: z.string() });
export type Proveedor = z.output<typeof proveedor>;

export const listProveedores = defineCall({
  name: 'proveedores.listar',
  method: 'GET',
  path: '/proveedores',
  summary: 'Proveedores activos; `expreso`: solo los expresos; `id`: uno',
  permission: 'proveedores.leer',
  kind: 'read',
  query: z.object({ expreso: bandera.optional(), id: idNumerico.optional() }),
  answer: lista(proveedor),
  errorPrefix: 'Error al obtener los proveedores',
});

export const grupoProveedores = z.object({
  id: z.number().int(),
  description: z.string(),
  proveedores: z.array(z.number().int()),
});
export type GrupoProveedores = z.output<typeof grupoProveedores>;

/** A read that travels as POST (D1 §7). */
export const listGruposProveedores = defineCall({
  name: 'proveedores.grupos',
  method: 'POST',
  path: '/proveedores/groups',
  summary: 'Grupos que tienen alguno de los proveedores nombrados; sin nombrar ninguno, todos',
  permission: 'proveedores.leer',
  kind: 'read',
  body: z.object({ proveedores: z.array(idNumerico).max(1000) }),
  answer: lista(grupoProveedores),
  errorPrefix: 'Error al obtener los grupos de proveedores',
});

export const getProveedorShellId = defineCall({
  name: 'proveedores.shell',
  method: 'GET',
  path: '/proveedores/proveedorShellId',
  summary: 'Id del proveedor Shell, o null si la empresa no lo tiene',
  permission: 'proveedores.leer',
  kind: 'read',
  answer: valor(z.number().int().nullable()),
  errorPrefix: 'Error al obtener el proveedor Shell',
});
