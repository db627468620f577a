import { z } from 'zod';
import { idNumerico, paginado } from './codecs.ts';
import { archivo, defineCall, lista, listaPaginada } from './contract.ts';
import type { Permiso } from './policy.ts';

/** An area whose documents or records are read in the same way as all others (D2 §7). */
interface Lectura {
  /** Of its path and of the names of its calls. */
  area: string;
  permission: Permiso;
}

interface Listado<Q extends z.ZodRawShape, T extends z.ZodType> extends Lectura {
  summary: string;
  query: Q;
  /** What a row is; `?id` answers the whole record in the same form. */
  item: T;
  errorPrefix: string;
}

/** `GET /{area}`: what is in scope, by pages when they are asked for (decisions 1). */
export function defineListado<Q extends z.ZodRawShape, T extends z.ZodType>(declared: Listado<Q, T>) {
  const { area, permission, summary, query, item, errorPrefix } = declared;
  return defineCall({
    name: `${area}.listar`,
    method: 'GET',
    path: `/${area}`,
    summary,
    permission,
    kind: 'read',
    query: z.object({ ...query, ...paginado }),
    answer: listaPaginada(item),
    errorPrefix,
  });
}

interface Articulos<L extends z.ZodType> extends Lectura {
  summary: string;
  /** 'del pedido', 'de la factura'. */
  de: string;
  linea: L;
}

/** `GET /{area}/articulos?id`: the lines of one document. */
export function defineArticulosDe<L extends z.ZodType>({ area, permission, summary, de, linea }: Articulos<L>) {
  return defineCall({
    name: `${area}.articulos`,
    method: 'GET',
    path: `/${area}/articulos`,
    summary,
    permission,
    kind: 'read',
    query: z.object({ id: idNumerico }),
    answer: lista(linea),
    errorPrefix: `Error al obtener los artículos ${de}`,
  });
}

interface Pdf<Q extends z.ZodRawShape> extends Lectura {
  /** 'del pedido', 'de la factura'. */
  de: string;
  /** What the paper may be asked for besides; nothing for most. */
  opciones: Q;
  /** What the options do. */
  detalle?: string;
}

/** `GET /{area}/pdf?id`: its paper. */
export function definePdfDe<Q extends z.ZodRawShape>({ area, permission, de, opciones, detalle = '' }: Pdf<Q>) {
  return defineCall({
    name: `${area}.pdf`,
    method: 'GET',
    path: `/${area}/pdf`,
    summary: `PDF ${de}${detalle}`,
    permission,
    kind: 'read',
    query: z.object({ id: idNumerico, ...opciones }),
    answer: archivo,
    file: 'application/pdf',
    errorPrefix: `Error al generar el PDF ${de}`,
  });
}
