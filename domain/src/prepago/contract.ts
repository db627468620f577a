import { z } from 'zod';
import { cabeceraCotizacion, guardada, importesEnviados } from '../cotizaciones/contract.ts';
import {
  archivo,
  codigo,
  creado,
  defineCall,
  fecha,
  hecho,
  idNumerico,
  lista,
  listaPaginada,
  paginado,
  pesos,
  texto,
} from '../kernel/index.ts';
import { lineaEntrada } from '../lineas/contract.ts';
import { itemDeCobranza, itemDeCobranzaEntrada } from '../valores/contract.ts';

const aprobacion = z.enum(['', 'A', 'R']);

/** A row of the approvals (D3 §3), with what the screen says of its state. */
export const cotizacionPrepago = z.object({
  id: z.number().int(),
  ingreso: fecha,
  vence: fecha,
  razsoc: z.string(),
  cliente: z.string(),
  vendedor: z.string(),
  apenom: z.string(),
  impprepago: pesos,
  /** Σ of its items. */
  impitems: pesos,
  aprob_coti: aprobacion,
  ingre_tran: z.boolean(),
  aprob_tran: z.boolean(),
  recha_tran: z.boolean(),
  vencida: z.boolean(),
  pedidoref: z.number().int().nullable(),
});
export type CotizacionPrepago = z.output<typeof cotizacionPrepago>;

/** The tabs of D3 §2. */
export const FILTROS_PREPAGO = ['PENDIENTES', 'APROBADAS', 'RECHAZADAS'] as const;
export type FiltroPrepago = (typeof FILTROS_PREPAGO)[number];

export const listPrepago = defineCall({
  name: 'prepago.listar',
  method: 'GET',
  path: '/cotizaciones/prepago',
  summary: 'Cotizaciones prepago, para aprobar',
  permission: 'cotizaciones.aprobar',
  kind: 'read',
  query: z.object({ filter: z.enum(FILTROS_PREPAGO).optional(), ...paginado }),
  answer: listaPaginada(cotizacionPrepago),
  errorPrefix: 'Error al obtener las cotizaciones PREPAGO',
});

export const listPrepagoItems = defineCall({
  name: 'prepago.items',
  method: 'GET',
  path: '/cotizaciones/prepago/items',
  summary: 'Ítems de cobranza de una cotización prepago',
  permission: 'cotizaciones.leer',
  kind: 'read',
  query: z.object({ id: idNumerico }),
  answer: lista(itemDeCobranza),
  errorPrefix: 'Error al obtener los items de las cotizaciones PREPAGO',
});

/** What became of the quotation: its order, when this was what it was waiting for. */
const resultado = creado(z.number().int()).extend({
  aprob_coti: aprobacion,
  pedidoref: z.number().int().nullable(),
  avisos: z.array(z.string()).optional(),
});

/** D3 §7: `idcotiza` and `action`. With `item`, the action is about that transfer: received, rejected, neither. */
export const updatePrepago = defineCall({
  name: 'prepago.actualizar',
  method: 'PUT',
  path: '/cotizaciones/prepago',
  summary: 'Aprueba (A), rechaza (R) o vuelve a pendiente una cotización prepago, o una de sus transferencias',
  permission: 'cotizaciones.aprobar',
  kind: 'change',
  body: z.object({
    idcotiza: idNumerico,
    action: aprobacion,
    item: z.number().int().optional(),
    /** Why: a rejected transfer needs one. */
    updateMessage: texto(140).default(''),
  }),
  answer: resultado,
  errorPrefix: 'Error al actualizar la cotización PREPAGO',
});

export const changeStatusCotizacion = defineCall({
  name: 'prepago.cambiarEstado',
  method: 'PUT',
  path: '/cotizaciones/changeStatus',
  summary: 'Cambio manual del estado de una cotización prepago: A, o el usuario configurado',
  permission: 'cotizaciones.leer',
  kind: 'change',
  query: z.object({ id: idNumerico, status: aprobacion }),
  answer: resultado,
  errorPrefix: 'Error al cambiar el estado de la cotización',
  added: true,
});

const comprobanteDe = z.object({ id: idNumerico, numitem: idNumerico });

export const uploadComprobantePrepago = defineCall({
  name: 'prepago.subirComprobante',
  method: 'POST',
  path: '/cotizaciones/comprobante',
  summary: 'Sube la imagen o el PDF del comprobante de un ítem; reemplaza al anterior',
  permission: 'cotizaciones.crear',
  kind: 'create',
  query: comprobanteDe,
  multipart: ['comprobante'],
  answer: hecho,
  errorPrefix: 'Error al subir el comprobante',
  added: true,
});

export const getComprobantePrepago = defineCall({
  name: 'prepago.comprobante',
  method: 'GET',
  path: '/cotizaciones/comprobante',
  summary: 'La imagen o el PDF del comprobante de un ítem, con su propio tipo',
  permission: 'cotizaciones.leer',
  kind: 'read',
  query: comprobanteDe,
  answer: archivo,
  file: 'image/jpeg',
  orFile: 'application/pdf',
  errorPrefix: 'Error al obtener el comprobante',
  added: true,
});

export const deleteComprobantePrepago = defineCall({
  name: 'prepago.eliminarComprobante',
  method: 'DELETE',
  path: '/cotizaciones/comprobante',
  summary: 'Quita el comprobante de un ítem',
  permission: 'cotizaciones.crear',
  kind: 'change',
  query: comprobanteDe,
  answer: hecho,
  errorPrefix: 'Error al eliminar el comprobante',
  added: true,
});

export const editCotizacion = defineCall({
  name: 'cotizaciones.editar',
  method: 'PUT',
  path: '/cotizaciones',
  summary: 'Edita una cotización prepago; con una versión vieja se rechaza',
  permission: 'cotizaciones.crear',
  // Its version makes a repeat a conflict: the key makes it the same edit (decisions 8).
  kind: 'create',
  query: z.object({ cliente: codigo }),
  body: z.object({
    header: cabeceraCotizacion.extend({ id: idNumerico, version: z.number().int() }),
    importes: importesEnviados,
    articulos: z.array(lineaEntrada).max(1000),
    itemsDeCobranza: z.array(itemDeCobranzaEntrada).max(50),
    operation: z.literal('EDIT'),
  }),
  answer: guardada,
  errorPrefix: 'Error al editar la cotización',
});

export const deleteCotizacion = defineCall({
  name: 'cotizaciones.eliminar',
  method: 'DELETE',
  path: '/cotizaciones',
  summary: 'Elimina una cotización que no tiene pedido',
  permission: 'cotizaciones.eliminar',
  kind: 'change',
  query: z.object({ id: idNumerico }),
  answer: hecho,
  errorPrefix: 'Error al eliminar la cotización',
  added: true,
});
