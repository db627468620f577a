import { z } from 'zod';
import { archivo, codigo, defineCall, fecha, hecho, instante, lista } from '../kernel/index.ts';
import { MAXIMO_RENDICION, MODOS_RENDICION } from './rendiciones.ts';

const ids = z.array(z.number().int().min(1)).min(1);

/** All or nothing: every collection must be approved; the answer of a refusal names those that are not (domain-facts §4.6). */
export const createRendicion = defineCall({
  name: 'rendiciones.crear',
  method: 'POST',
  path: '/cobranzas/rendicion',
  summary: 'Rinde cobranzas aprobadas: pasan a Rendida, todas o ninguna',
  permission: 'cobranzas.aprobar',
  empresa: 'cobranzas',
  kind: 'create',
  body: z.object({
    ids: ids.max(2000),
    /** From the list on screen (digital), or from the paper with its QR: only these are reviewed afterwards (added). */
    modo: z.enum(MODOS_RENDICION).default('manual'),
  }),
  answer: hecho,
  errorPrefix: 'Error al actualizar algunas cobranzas, intente nuevamente',
});

export const rendicionManual = z.object({
  idrecibo: z.number().int(),
  numrec: z.string(),
  razsoc: z.string(),
  vendedor: z.string(),
  usuario: z.string(),
  fecha,
  /** Those handed in together share it. */
  timestamp: instante,
});
export type RendicionManual = z.output<typeof rendicionManual>;

export const listRendiciones = defineCall({
  name: 'rendiciones.listar',
  method: 'POST',
  path: '/cobranzas/rendicion/getFiltered',
  summary: 'Rendiciones recibidas, una fila por cobranza',
  permission: 'cobranzas.leer',
  empresa: 'cobranzas',
  kind: 'read',
  body: z.object({
    desde: fecha.optional(),
    hasta: fecha.optional(),
    vendedores: z.array(codigo).max(500).optional(),
  }),
  answer: lista(rendicionManual),
  errorPrefix: 'Error al obtener las rendiciones',
});

export const getRendicionPdf = defineCall({
  name: 'rendiciones.pdf',
  method: 'POST',
  path: '/listados/rendicionCobranzas',
  summary: 'PDF de rendición con el QR de las cobranzas',
  permission: 'rendiciones.imprimir',
  empresa: 'cobranzas',
  kind: 'read',
  body: z.object({ cobranzas: ids.max(MAXIMO_RENDICION, 'El máximo de cobranzas es 130') }),
  answer: archivo,
  file: 'application/pdf',
  errorPrefix: 'Error al generar la rendición de cobranzas',
});
