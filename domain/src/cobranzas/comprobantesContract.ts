import { z } from 'zod';
import { archivo, defineCall, hecho, idNumerico } from '../kernel/index.ts';

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
