import { z } from 'zod';
import { cantidad, defineCall, hecho, idNumerico, lista, texto, valor } from '../kernel/index.ts';
import { estadioPedido, lineaPedido } from './contract.ts';

/** The order as it was when the screen read it; another one meanwhile is a 409. Without it, the last one wins. */
const version = z.coerce.number().int().min(1).optional();

export const changeStatus = defineCall({
  name: 'pedidos.changeStatus',
  method: 'PUT',
  path: '/pedidos/changeStatus',
  summary: 'Cambia el estadio de un pedido: mueve el stock que corresponda y lo anota en su historial',
  permission: 'pedidos.estadio',
  kind: 'change',
  query: z.object({ id: idNumerico, status: estadioPedido, version }),
  /** Why; corrections need it. */
  body: z.object({ motivo: texto(200).optional() }).optional(),
  answer: valor(
    z.object({
      id: z.number().int(),
      version: z.number().int(),
      estadio: estadioPedido,
      estado: z.boolean(),
      /** False when the order was there already. */
      cambio: z.boolean(),
      /** There is a credit note to issue; A and O were told. */
      pideNotaCredito: z.boolean(),
    }),
  ),
  errorPrefix: 'Error al cambiar el estado del pedido',
});

const RENGLONES = 1000;

export const changeADespachar = defineCall({
  name: 'pedidos.changeADespachar',
  method: 'PUT',
  path: '/pedidos/changeADespachar',
  summary: 'Cambia las cantidades a despachar de un pedido; contesta los renglones cambiados',
  permission: 'pedidos.despachar',
  kind: 'change',
  query: z.object({ id: idNumerico, version }),
  body: z
    .array(z.object({ numrenglon: z.number().int().min(1), adespachar: cantidad }))
    .min(1)
    .max(RENGLONES),
  answer: lista(lineaPedido).extend({ version: z.number().int() }),
  errorPrefix: 'Error al cambiar las cantidades a despachar',
});

export const returnDevueltas = defineCall({
  name: 'pedidos.devueltas',
  method: 'PUT',
  path: '/pedidos/devueltas',
  summary:
    'Cantidades que volvieron de una entrega parcial, en total por renglón; lo que falta sumar vuelve a la venta',
  permission: 'pedidos.devueltas',
  kind: 'change',
  query: z.object({ id: idNumerico, version }),
  body: z
    .array(z.object({ numrenglon: z.number().int().min(1), devuelto: cantidad }))
    .min(1)
    .max(RENGLONES),
  answer: lista(lineaPedido).extend({ version: z.number().int() }),
  errorPrefix: 'Error al guardar las cantidades devueltas',
  added: true,
});

export const uploadRecibo = defineCall({
  name: 'pedidos.recibo',
  method: 'POST',
  path: '/pedidos/recibo',
  summary: 'Sube la foto del remito firmado de una entrega; es también el recibo de su factura',
  permission: 'pedidos.recibo',
  kind: 'create',
  query: z.object({ id: idNumerico }),
  multipart: ['recibo'],
  answer: hecho,
  errorPrefix: 'Error al subir el recibo',
  added: true,
});
