import { z } from 'zod';
import { ESTADOS_COBRANZA } from '../cobranzas/estados.ts';
import { defineCall, texto, valor } from '../kernel/index.ts';
import { estadioPedido } from '../pedidos/contract.ts';

/** Of each kind at most. */
export const TOPE_POR_CLASE = 8;

export const clienteEncontrado = z.object({
  id: z.string(),
  razsoc: z.string(),
  localidad: z.string(),
  inhabilitado: z.boolean(),
  inactivo: z.boolean(),
});
export const articuloEncontrado = z.object({ id: z.string(), detalle: z.string() });
export const documentoEncontrado = z.object({ id: z.number().int(), cliente: z.string(), razsoc: z.string() });
/** `documento`: letter, sales point and number. */
export const emitidoEncontrado = documentoEncontrado.extend({ documento: z.string() });
export const pedidoEncontrado = documentoEncontrado.extend({ estadio: estadioPedido, estado: z.boolean() });
/** A collection is known by its own number and by its receipt's. */
export const cobranzaEncontrada = documentoEncontrado.extend({ numrec: z.string(), status: z.enum(ESTADOS_COBRANZA) });

/** Kinds that the role has no screen for come empty. */
export const encontrado = z.object({
  clientes: z.array(clienteEncontrado),
  articulos: z.array(articuloEncontrado),
  cotizaciones: z.array(documentoEncontrado),
  pedidos: z.array(pedidoEncontrado),
  facturas: z.array(emitidoEncontrado),
  remitos: z.array(emitidoEncontrado),
  notasCredito: z.array(emitidoEncontrado),
  cobranzas: z.array(cobranzaEncontrada),
});
export type Encontrado = z.output<typeof encontrado>;

export const buscar = defineCall({
  name: 'buscar',
  method: 'GET',
  path: '/buscar',
  summary: 'Clientes, artículos y documentos dentro del alcance, hasta 8 de cada uno',
  permission: 'buscar',
  kind: 'read',
  query: z.object({ texto: texto(80).min(1) }),
  answer: valor(encontrado),
  errorPrefix: 'Error al buscar',
  added: true,
});
