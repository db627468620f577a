import { z } from 'zod';
import {
  archivo,
  bandera,
  codigo,
  defineCall,
  fecha,
  idNumerico,
  instante,
  lista,
  listaPaginada,
  paginado,
  pesos,
  porcentaje,
  texto,
} from '../kernel/index.ts';
import { movimientoHistorial } from '../lineas/contract.ts';
import { documentoACancelar } from '../maestros/filas.ts';
import { chequeGuardado, itemDeCobranza } from '../valores/contract.ts';
import { CODIGOS_VALOR } from '../valores/tipos.ts';
import { ESTADOS_COBRANZA } from './estados.ts';

export const statusCobranza = z.enum(ESTADOS_COBRANZA);

/** Of every collection: what lists show (D3 §2, §3). */
export const cobranza = z.object({
  id: z.number().int(),
  version: z.number().int(),
  /** Five digits as a rule; the receipt is X0006 and eight (domain-facts §2.1). */
  numrec: z.string(),
  fecharecibo: fecha,
  idcliente: z.string(),
  razsoc: z.string(),
  idvendedor: z.string(),
  vendedor: z.string(),
  usuario: z.string(),
  status: statusCobranza,
  substatus: z.enum(['', 'G']),
  tipocob: z.enum(['D', 'M']),
  /** General observation; never for customers (D3 §6). */
  observa: z.string(),
  modified_d: instante,
  /** What is cancelled of the documents, net of credits. */
  cancelado: pesos,
  totdocs: pesos,
  totitems: pesos,
  saldo: pesos,
  saldototal: pesos,
  dpromdocs: z.number(),
  dpromitems: z.number(),
  pordesc: porcentaje,
  impdesc: pesos,
  tipodesc: z.enum(['I', 'P']),
  descfijo: z.boolean(),
  equiv_porc: porcentaje,
  equiv_imp: pesos,
  /** Any item that somebody has to do something about. */
  observado: z.boolean(),
});
export type Cobranza = z.output<typeof cobranza>;

/** A document as the collection keeps it. */
export const documentoCancelado = documentoACancelar.extend({
  /** Its part of the base and of the discount (the explanation, domain-facts §4.7). */
  base: pesos,
  descuento: pesos,
});
export type DocumentoCancelado = z.output<typeof documentoCancelado>;

export const descuentoFijo = z.object({
  enabled: z.boolean().default(false),
  tipo: z.enum(['importe', 'porcentaje']).default('importe'),
  importe: pesos.default(0),
  porcentaje: porcentaje.default(0),
});

/** What the credit note of the discount carries (D3 §7 `headerData`). */
export const headerData = z.object({
  usuario: z.number().int().optional(),
  condcomercial: z.number().int().default(1),
  tipoasiento: z.number().int().default(1),
  /** A credit-note pad, whatever its name says (domain-facts §6.19). */
  talrecibo: idNumerico.default(3),
  jurisdiccion: z.number().int().nullish(),
  transporte: texto(10).default('000'),
  leyenda1: texto(50).default(''),
  leyenda2: texto(50).default(''),
});

const accionesCobranza = z.object({
  editar: z.boolean(),
  notificar: z.boolean(),
  cambiarEstado: z.boolean(),
  /** The statuses that the dialog offers. */
  estados: z.array(statusCobranza),
  eliminar: z.boolean(),
  adjuntar: z.boolean(),
  emitirAjuste: z.boolean(),
  ingresar: z.boolean(),
});

/** A payment item as the collection keeps it. */
export const itemDeCobranzaGuardado = itemDeCobranza.extend({
  cheques: z.array(chequeGuardado),
  /** The item of a prepaid quotation that it brings along (domain-facts §4.5); null when it was entered here. */
  cotizacion_item: z.number().int().nullable(),
});
export type ItemDeCobranzaGuardado = z.output<typeof itemDeCobranzaGuardado>;

/** The same, with what D3 §3 names beside it: its number and account, and its days from the receipt. */
const itemConDias = itemDeCobranzaGuardado.extend({
  numero: z.string(),
  cuenta: z.number().int().nullable(),
  dias: z.number(),
});
export type ItemConDias = z.output<typeof itemConDias>;

/** A value of a posted collection that may still come back; `id` is that of its reception (domain-facts §4.6). */
export const valorDevoluble = z.object({
  id: z.string(),
  tipo: z.enum(CODIGOS_VALOR),
  /** Of the cheque or the transfer. */
  numero: z.string(),
  banco: z.string(),
  fecha: fecha.nullable(),
  importe: pesos,
});
export type ValorDevoluble = z.output<typeof valorDevoluble>;

/** With `?id` a collection carries the rest of it. */
export const cobranzaCompleta = cobranza.extend({
  documentos: z.array(documentoCancelado).optional(),
  items: z.array(itemConDias).optional(),
  detalleCompleto: z
    .object({
      cuit: z.string(),
      localidad: z.string(),
      direccion: z.string(),
      email: z.string(),
      emailVendedor: z.string(),
      descuentoFijo,
      headerData,
      /** The image of the receipt (RDC) is there. */
      conRecibo: z.boolean(),
      /** Equivalent discount of the last edit, waiting for an administrator (status R). */
      revision: z.object({ equiv_imp: pesos, equiv_porc: porcentaje }).nullable(),
      /** The discount's credit note, once issued. */
      ajustePlazo: z.object({ notaCredito: z.number().int(), documento: z.string(), importe: pesos }).nullable(),
      historial: z.array(movimientoHistorial),
      /** Of a posted one, for A; else none. */
      devolubles: z.array(valorDevoluble),
      puede: accionesCobranza,
    })
    .optional(),
});
export type CobranzaCompleta = z.output<typeof cobranzaCompleta>;

export const listCobranzas = defineCall({
  name: 'cobranzas.listar',
  method: 'GET',
  path: '/cobranzas',
  summary:
    'Cobranzas transitorias de un cliente, o una por id con documentos, ítems, historial y lo que se puede hacer',
  permission: 'cobranzas.leer',
  empresa: 'cobranzas',
  kind: 'read',
  query: z.object({ id: idNumerico.optional(), cliente: codigo.optional(), ...paginado }),
  answer: listaPaginada(cobranzaCompleta),
  errorPrefix: 'Error al obtener las cobranzas',
});

export const filterCobranzas = defineCall({
  name: 'cobranzas.filtrar',
  method: 'POST',
  path: '/cobranzas/getFiltered',
  summary: 'Cobranzas por fechas, estado y vendedores; tipo D, las digitales',
  permission: 'cobranzas.leer',
  empresa: 'cobranzas',
  kind: 'read',
  body: z.object({
    desde: fecha.optional(),
    hasta: fecha.optional(),
    status: z.union([statusCobranza, z.array(statusCobranza)]).nullish(),
    vendedores: z.array(codigo).max(500).optional(),
    tipo: z.enum(['D', 'M']).nullish(),
    withDetails: bandera.optional(),
    filterChequeElectro: bandera.optional(),
    /** Only these, of whatever date: what a scanned settlement asks about (added). */
    ids: z.array(z.number().int().min(1)).max(2000).optional(),
  }),
  answer: lista(cobranza.extend({ items: z.array(itemConDias).optional() })),
  errorPrefix: 'Error al obtener las cobranzas',
});

export const getCobranzaPdf = defineCall({
  name: 'cobranzas.pdf',
  method: 'GET',
  path: '/cobranzas/pdf',
  summary: 'PDF de la cobranza (Cobranza_{id}.pdf)',
  permission: 'cobranzas.leer',
  empresa: 'cobranzas',
  kind: 'read',
  query: z.object({ id: idNumerico }),
  answer: archivo,
  file: 'application/pdf',
  errorPrefix: 'Error al generar el PDF de la cobranza',
});
