import { z } from 'zod';
import { codigo, defineCall, fecha, pesos, valor } from '../kernel/index.ts';
import { movimientoHistorial } from '../lineas/contract.ts';
import { cliente, direccionEntrega } from './contract.ts';

/** What one looks up before calling or visiting a customer. */
export const fichaCliente = z.object({
  cliente,
  /** Name of its VAT condition. */
  responsabilidad: z.string(),
  direcciones: z.array(direccionEntrega),
  deudaPendiente: pesos,
  documentosImpagos: z.number().int(),
  cotizacionesVigentes: z.number().int(),
  /** Orders that are neither delivered nor closed. */
  pedidosAbiertos: z.number().int(),
  /** Day of the last invoice. */
  ultimaCompra: fecha.nullable(),
  historial: z.array(movimientoHistorial),
});
export type FichaCliente = z.output<typeof fichaCliente>;

export const getFichaCliente = defineCall({
  name: 'clientes.ficha',
  method: 'GET',
  path: '/clientes/ficha',
  summary: 'Un cliente con sus direcciones, su deuda, lo que tiene abierto y su historial',
  permission: 'clientes.leer',
  kind: 'read',
  query: z.object({ id: codigo }),
  answer: valor(fichaCliente),
  errorPrefix: 'Error al obtener el cliente',
  added: true,
});
