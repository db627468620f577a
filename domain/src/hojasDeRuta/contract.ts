import { z } from 'zod';
import { documentoCot } from '../cot/contract.ts';
import { defineCall, idNumerico, lista } from '../kernel/index.ts';
import { pedido } from '../pedidos/contract.ts';

const query = z.object({ id: idNumerico });

/** What came of an order on a sheet: null while it is on its way (D4 §3). */
export const resultadoEnHoja = z.enum(['E', 'P', 'R', 'H']).nullable();

/** An order of a sheet, as dispatch reads it (D4 §3). */
export const pedidoDeHoja = pedido.extend({
  /** Its place on the sheet. */
  renglon: z.number().int(),
  /** What came of it on this sheet, whatever became of it afterwards. */
  resultado: resultadoEnHoja,
});
export type PedidoEnHoja = z.output<typeof pedidoDeHoja>;

export const listPedidosDeHoja = defineCall({
  name: 'hojasDeRuta.pedidos',
  method: 'GET',
  path: '/hojasDeRuta/pedidos',
  summary: 'Los pedidos de una hoja de ruta, en su orden',
  permission: 'hojasDeRuta.leer',
  kind: 'read',
  query,
  answer: lista(pedidoDeHoja),
  errorPrefix: 'Error al obtener los pedidos de la hoja de ruta',
});

export const listDocumentosDeHoja = defineCall({
  name: 'hojasDeRuta.documentos',
  method: 'GET',
  path: '/hojasDeRuta/documentos',
  summary: 'Las facturas y los remitos de lo que lleva una hoja de ruta, con lo que se sabe de su COT',
  permission: 'hojasDeRuta.leer',
  kind: 'read',
  query,
  answer: lista(documentoCot),
  errorPrefix: 'Error al obtener los documentos de la hoja de ruta',
});
