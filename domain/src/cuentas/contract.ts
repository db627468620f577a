import { z } from 'zod';
import { codigo, defineCall, fecha, lista, pesos } from '../kernel/index.ts';

/** An open document of the customer's account (D1 §3, D2 §3). */
export const documentoImpago = z.object({
  id: z.number().int(),
  tipocompdocu: z.string(),
  numcompdocu: z.string(),
  ingreso: fecha,
  vencimiento: fecha,
  importe: pesos,
  pendiente: pesos,
});
export type DocumentoImpago = z.output<typeof documentoImpago>;

export const listDocumentosImpagos = defineCall({
  name: 'cuentas.documentosImpagos',
  method: 'GET',
  path: '/utils/listados/documentosImpagos',
  summary: 'Documentos con saldo pendiente de un cliente',
  permission: 'documentosImpagos.leer',
  kind: 'read',
  query: z.object({ idcliente: codigo }),
  answer: lista(documentoImpago),
  errorPrefix: 'Error al obtener los documentos impagos',
});
