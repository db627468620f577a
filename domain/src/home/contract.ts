import { z } from 'zod';
import { cotizacion } from '../cotizaciones/contract.ts';
import { defineCall, fecha, instante, lista, pesos, valor } from '../kernel/index.ts';
import { estadioPedido } from '../pedidos/contract.ts';

/** Quotations that expire within these days are on the home screen. */
export const DIAS_POR_VENCER = 3;

/** Orders of a stage. `facturado` tells N and F with everything invoiced apart (D1 §4: "Facturado"). */
export const pedidosPorEstadio = z.object({
  estadio: estadioPedido,
  facturado: z.boolean(),
  pedidos: z.number().int(),
  litros: z.number(),
});
export type PedidosPorEstadio = z.output<typeof pedidosPorEstadio>;

export const cotizacionPorVencer = z.object({
  id: z.number().int(),
  cliente: z.string(),
  razsoc: z.string(),
  vence: fecha,
  imptotal: pesos,
  isPrepago: z.boolean(),
  condvta30: z.boolean(),
});
export type CotizacionPorVencer = z.output<typeof cotizacionPorVencer>;

/** What the state of a quotation is read from (D2 §3). */
export const banderasCotizacion = cotizacion.pick({
  isPrepago: true,
  estado: true,
  vencida: true,
  aprob_coti: true,
  ingre_tran: true,
  aprob_tran: true,
  recha_tran: true,
});

/** Amounts are left out for roles that do not see prices. */
export const documentoReciente = z.object({
  clase: z.enum(['cotizacion', 'pedido']),
  id: z.number().int(),
  cliente: z.string(),
  razsoc: z.string(),
  momento: instante,
  importe: pesos.optional(),
  /** Of an order. */
  estadio: estadioPedido.nullable(),
  facturado: z.boolean(),
  /** Of a quotation. */
  cotizacion: banderasCotizacion.nullable(),
  isPrepago: z.boolean(),
  condvta30: z.boolean(),
});
export type DocumentoReciente = z.output<typeof documentoReciente>;

export const resumen = z.object({
  hoy: fecha,
  pedidosPorEstadio: z.array(pedidosPorEstadio),
  /** The first to expire, and how many there are; null for roles that do not work with quotations. */
  cotizacionesPorVencer: lista(cotizacionPorVencer).nullable(),
  documentosRecientes: z.array(documentoReciente),
});
export type Resumen = z.output<typeof resumen>;

export const getResumen = defineCall({
  name: 'home.resumen',
  method: 'GET',
  path: '/home/resumen',
  summary: 'Pedidos por estadio con litros, cotizaciones que vencen en 3 días y documentos recientes, en su alcance',
  permission: 'home.leer',
  kind: 'read',
  answer: valor(resumen),
  errorPrefix: 'Error al obtener el resumen',
  added: true,
});
