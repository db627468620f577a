import { z } from 'zod';
import { archivo, bandera, codigo, defineCall, formatInteger, texto } from '../kernel/index.ts';

/** Reliability F5: a request does bounded work. */
export const MAX_CLIENTES_LISTADO = 50_000;

/** What the list screen asks for, of a list too long to name each of its rows. */
export const filtroClientes = z.object({
  buscar: texto(80).optional(),
  vendedor: codigo.optional(),
  withInactivos: bandera.optional(),
  sinInhabilitados: bandera.optional(),
  sinOcasionales: bandera.optional(),
});

/** D2 §7: `filteredIds`, printed in their order; or `filtro` (added), by name. */
export const listadoClientes = z.object({
  filteredIds: z
    .array(codigo)
    .max(MAX_CLIENTES_LISTADO, `El listado admite hasta ${formatInteger(MAX_CLIENTES_LISTADO)} clientes`)
    .optional(),
  filtro: filtroClientes.optional(),
});

export const printClientes = defineCall({
  name: 'clientes.listado',
  method: 'POST',
  path: '/listados/clientes',
  summary: 'PDF de los clientes listados; los que están fuera del alcance no se imprimen',
  permission: 'clientes.imprimir',
  kind: 'read',
  body: listadoClientes,
  answer: archivo,
  file: 'application/pdf',
  errorPrefix: 'Error al generar el PDF de clientes',
});
