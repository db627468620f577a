import { z } from 'zod';
import { ESTADOS_COBRANZA } from '../cobranzas/estados.ts';
import { defineCall, fecha, hecho, instante, lista, paginado, pesos, porcentaje, texto } from '../kernel/index.ts';

/** CEL is a cheque of a CHE item, one row each; PREPAGO a transfer of a prepaid quotation (domain-facts §4.6). */
export const TIPOS_RECEPCION = ['CEL', 'TRF', 'AEF', 'PREPAGO'] as const;
export type TipoRecepcion = (typeof TIPOS_RECEPCION)[number];

export const FILTROS_RECEPCION = ['PENDIENTES', 'RECIBIDOS', 'RECHAZADOS'] as const;
export type FiltroRecepcion = (typeof FILTROS_RECEPCION)[number];

/** A payment that waits for an administrator to see the money (D3 §3). */
export const recepcion = z.object({
  /** Stable over the list: it says the source too, so that no two kinds share one. */
  id: z.string(),
  tipo: z.enum(TIPOS_RECEPCION),
  tipo_desc: z.string(),
  fecha: fecha.nullable(),
  importe: pesos,
  /** Of the cheque or the transfer. */
  numero: z.string(),
  cuenta_desc: z.string(),
  banco_desc: z.string(),
  cliente: z.string(),
  razsoc: z.string(),
  vendedor: z.string(),
  recibido: z.boolean(),
  rechazado: z.boolean(),
  observa: z.string(),
  /** When it was confirmed. */
  recibido_d: instante.nullable(),
  pordesc: porcentaje,
  descfijo: z.boolean(),
  equiv_porc: porcentaje,
  dpromitems: z.number(),
  /** Collection, or quotation when PREPAGO, that it belongs to. */
  idrecibo: z.number().int(),
  numrec: z.string(),
  /** Of its collection: once settled nothing is said of a value, once posted only that it came back. Null when PREPAGO. */
  status: z.enum(ESTADOS_COBRANZA).nullable(),
  ingreso: fecha,
  /** Its image was uploaded. */
  conComprobante: z.boolean(),
  numitem: z.string(),
  /** Of this value alone (`versionDeValor`): what happens to others of its collection leaves it as it is. */
  version: z.number().int(),
});
export type RecepcionItem = z.output<typeof recepcion>;

export const listRecepciones = defineCall({
  name: 'recepciones.listar',
  method: 'GET',
  path: '/utils/recepciones/cobranza',
  summary: 'Valores a confirmar, confirmados o rechazados; de cobranzas, o de cotizaciones prepago',
  permission: 'cobranzas.aprobar',
  empresa: 'aprobaciones',
  kind: 'read',
  query: z.object({
    filter: z.enum(FILTROS_RECEPCION),
    /** Received ones only; the last two months by default. */
    desde: fecha.optional(),
    hasta: fecha.optional(),
    sortBy: z.enum(['fecha', 'importe', 'razsoc']).default('fecha'),
    sortDir: z.enum(['asc', 'desc']).default('asc'),
    origen: z.enum(['cobranza', 'cotizacion']).default('cobranza'),
    /** Only the first ones; `count` is of them all (decisions 1): the badge of the tab asks for one. */
    limite: paginado.limite,
  }),
  answer: lista(recepcion),
  errorPrefix: 'Error al obtener los items de recepción',
});

export const updateRecepcion = defineCall({
  name: 'recepciones.actualizar',
  method: 'PUT',
  path: '/utils/recepciones/cobranza',
  summary:
    'Confirma un valor, con su importe y fecha; con `anular` lo devuelve a pendiente; con `rechazado`, el motivo',
  permission: 'cobranzas.aprobar',
  empresa: 'aprobaciones',
  kind: 'change',
  body: z.object({
    id: z.string().max(60),
    version: z.number().int(),
    anular: z.boolean().default(false),
    rechazado: z.boolean().default(false),
    /** The reason of a rejection. */
    updateMessage: texto(140).default(''),
    /** Of an item that is no prepaid one: as the money came. */
    importe: pesos.optional(),
    fecha: fecha.optional(),
  }),
  answer: hecho.extend({ pedido: z.number().int().nullish(), avisos: z.array(z.string()).optional() }),
  errorPrefix: 'Error al actualizar ítem',
});
