import { z } from 'zod';
import {
  archivo,
  bandera,
  codigo,
  creado,
  defineCall,
  fecha,
  hecho,
  idNumerico,
  instante,
  lista,
  listaPaginada,
  paginado,
  pesos,
  porcentaje,
  texto,
  valor,
} from '../kernel/index.ts';
import { movimientoHistorial } from '../lineas/contract.ts';
import { chequeGuardado, itemDeCobranza, itemDeCobranzaEntrada } from '../valores/contract.ts';
import { CODIGOS_VALOR } from '../valores/tipos.ts';
import { TIPOS_DOCUMENTO } from './documentos.ts';
import { ESTADOS_COBRANZA } from './estados.ts';

const status = z.enum(ESTADOS_COBRANZA);

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
  status,
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
export const documentoCancelado = z.object({
  id: z.number().int(),
  tipo: z.enum(TIPOS_DOCUMENTO),
  numero: z.string(),
  ingreso: fecha,
  dias: z.number().int(),
  vencimiento: fecha,
  total: pesos,
  iva: pesos,
  percepciones: pesos,
  pendiente: pesos,
  pendi: pesos,
  importe: pesos,
  max_importe: pesos,
  punto_venta: z.number().int(),
  isPrepago: z.boolean(),
  condvta30: z.boolean(),
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
  estados: z.array(status),
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

/** What the form needs once: open documents, scale, credit of the account, fixed facts (architecture, "cobranzas"). */
export const contextoCobranza = z.object({
  cliente: z.object({
    id: z.string(),
    razsoc: z.string(),
    cuit: z.string(),
    localidad: z.string(),
    direccion: z.string(),
    email: z.string(),
    vendedor: z.string(),
    apenom: z.string(),
    sin_descuento: z.boolean(),
    saldoCuentaCorriente: pesos,
    deudaPendiente: pesos,
  }),
  escala: z.array(z.object({ dias: z.number().int(), porcentaje })),
  documentos: z.array(documentoCancelado.omit({ base: true, descuento: true })),
  /** Items of the prepaid quotation that each open prepaid invoice comes from, confirmed or not (domain-facts §4.5). */
  itemsPrepago: z.array(
    itemDeCobranzaGuardado.extend({
      cotizacion: z.number().int(),
      /** Of the document to cancel that offers it, and its number for people. */
      documento: z.number().int(),
      factura: z.string(),
    }),
  ),
  /** Whether this person may save without confirming (D3 §6). */
  puedeGuardar: z.boolean(),
});
export type ContextoCobranza = z.output<typeof contextoCobranza>;

export const getContextoCobranza = defineCall({
  name: 'cobranzas.contexto',
  method: 'GET',
  path: '/cobranzas/contexto',
  summary: 'Lo que el formulario de cobranza necesita para calcular; con id, lo de esa cobranza al editar',
  permission: 'cobranzas.leer',
  empresa: 'cobranzas',
  kind: 'read',
  query: z.object({ cliente: codigo, id: idNumerico.optional() }),
  answer: valor(contextoCobranza),
  errorPrefix: 'Error al obtener los datos de la cobranza',
  added: true,
});

/** Ids and amounts come from the screen; everything else is read again (architecture, "cobranzas"). */
const cuerpo = z.object({
  headerData,
  cobranza: z.object({
    numrec: texto(12),
    fecharecibo: fecha,
    observa: texto(50).default(''),
    documentos: z
      .array(z.object({ id: z.number().int().min(1), tipo: z.enum(TIPOS_DOCUMENTO), importe: pesos }))
      .max(200),
    items: z
      .array(
        itemDeCobranzaEntrada.extend({
          /** `cotizacion_item` of an offered prepaid item: all of it comes from there, whatever else is sent. */
          cotizacion_item: z.number().int().min(1).max(2_147_483_647).nullish(),
        }),
      )
      .max(200),
    /** The figures on the screen, which have to be what `calcular` says of all of the above. */
    impdesc: pesos,
    saldo: pesos,
  }),
  descuentoFijo: descuentoFijo.prefault({}),
});

const guardada = creado(z.number().int()).extend({ status, avisos: z.array(z.string()).optional() });

export const createCobranza = defineCall({
  name: 'cobranzas.crear',
  method: 'POST',
  path: '/cobranzas',
  summary: 'Confirma una cobranza, o la guarda (setStatus G) a la espera de su ajuste plazo',
  permission: 'cobranzas.crear',
  empresa: 'cobranzas',
  kind: 'create',
  query: z.object({ cliente: codigo }),
  body: cuerpo.extend({ setStatus: z.literal('G').optional() }),
  answer: guardada,
  errorPrefix: 'Error al generar la cobranza',
});

export const editCobranza = defineCall({
  name: 'cobranzas.editar',
  method: 'PUT',
  path: '/cobranzas',
  summary: 'Edita una cobranza; una Guardada cuyo descuento cambió pasa a revisión',
  permission: 'cobranzas.crear',
  empresa: 'cobranzas',
  kind: 'change',
  query: z.object({ id: idNumerico }),
  body: cuerpo.extend({
    /** Version that the screen read: another one is 409. */
    version: z.number().int(),
    setStatus: z.enum(['R', 'P']).optional(),
    _equivalenteDescuento: pesos.optional(),
  }),
  answer: guardada,
  errorPrefix: 'Error al actualizar la cobranza',
});

export const changeCobranzaStatus = defineCall({
  name: 'cobranzas.cambiarEstado',
  method: 'PUT',
  path: '/cobranzas/changeStatus',
  summary: 'Cambia el estado a mano; a Ingresada, asienta',
  permission: 'cobranzas.cambiarEstado',
  empresa: 'cobranzas',
  kind: 'change',
  query: z.object({ id: idNumerico, status }),
  answer: z.object({ result: z.object({ status }) }),
  errorPrefix: 'Error al actualizar la cobranza',
});

export const updateCobranzaStatus = defineCall({
  name: 'cobranzas.actualizarEstado',
  method: 'PUT',
  path: '/cobranzas/updateStatus',
  summary: 'Recalcula el estado después de tocar los comprobantes',
  permission: 'cobranzas.crear',
  empresa: 'cobranzas',
  kind: 'change',
  query: z.object({ id: idNumerico }),
  answer: z.object({ result: z.object({ status }) }),
  errorPrefix: 'Error al actualizar la cobranza',
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

export const deleteCobranza = defineCall({
  name: 'cobranzas.eliminar',
  method: 'DELETE',
  path: '/cobranzas',
  summary: 'Elimina una cobranza que no está rendida ni ingresada; libera lo que tomaba',
  permission: 'cobranzas.eliminar',
  empresa: 'cobranzas',
  kind: 'change',
  query: z.object({ id: idNumerico }),
  answer: hecho,
  errorPrefix: 'Error al eliminar la cobranza',
});

/** An item's number, or RDC: the receipt itself (D3 §3). */
const numitem = z.string().regex(/^(?:RDC|\d{1,8})$/);

export const putComprobante = defineCall({
  name: 'cobranzas.subirComprobante',
  method: 'POST',
  path: '/cobranzas/comprobante',
  summary: 'Sube la imagen o el PDF de un ítem, o del recibo (RDC)',
  permission: 'cobranzas.crear',
  empresa: 'cobranzas',
  kind: 'change',
  query: z.object({ idrecibo: idNumerico, numitem }),
  multipart: ['comprobante'],
  answer: hecho,
  errorPrefix: 'Error al subir el comprobante',
});

export const getComprobante = defineCall({
  name: 'cobranzas.comprobante',
  method: 'GET',
  path: '/cobranzas/comprobante',
  summary: 'La imagen o el PDF de un ítem, o del recibo, con su propio tipo',
  permission: 'cobranzas.leer',
  empresa: 'cobranzas',
  kind: 'read',
  query: z.object({ idrecibo: idNumerico, numitem }),
  answer: archivo,
  file: 'image/jpeg',
  orFile: 'application/pdf',
  errorPrefix: 'Error al obtener el comprobante',
});

export const deleteComprobante = defineCall({
  name: 'cobranzas.eliminarComprobante',
  method: 'DELETE',
  path: '/cobranzas/comprobante',
  summary: 'Quita la imagen de un ítem, o del recibo',
  permission: 'cobranzas.crear',
  empresa: 'cobranzas',
  kind: 'change',
  query: z.object({ idrecibo: idNumerico, numitem }),
  answer: hecho,
  errorPrefix: 'Error al eliminar el comprobante',
});

export const emitirAjustePlazo = defineCall({
  name: 'cobranzas.ajustePlazo',
  method: 'POST',
  path: '/cobranzas/ajustePlazo',
  summary: 'Emite la nota de crédito AJUSTEPLAZO de una Guardada (domain-facts §4.6)',
  permission: 'cobranzas.ajustePlazo',
  empresa: 'cobranzas',
  kind: 'create',
  query: z.object({ id: idNumerico }),
  answer: creado(z.number().int()).extend({ documento: z.string(), importe: pesos }),
  errorPrefix: 'Error al generar el ajuste plazo',
  added: true,
});

export const isChequeValido = defineCall({
  name: 'cobranzas.chequeValido',
  method: 'GET',
  path: '/utils/cheques/isValid',
  summary: 'Si el número de cheque no está en una cobranza viva; con banco o identificador electrónico, con ellos',
  permission: 'cobranzas.leer',
  kind: 'read',
  query: z.object({
    numero: z.string().regex(/^\d{1,8}$/),
    banco: texto(10).optional(),
    idelectro: texto(30).optional(),
    /** The collection that is being edited: its own cheques do not count. */
    cobranza: idNumerico.optional(),
  }),
  answer: z.object({ result: z.boolean() }),
  errorPrefix: 'Error al validar cheque',
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
    status: z.union([status, z.array(status)]).nullish(),
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
