import { z } from 'zod';
import { cantidad, codigo, fecha, instante, pesos, porcentaje, texto } from '../kernel/index.ts';

/** One tax of a document as it was when saved. */
export const impuesto = z.object({ id: z.number().int(), nombre: z.string(), porcentaje, importe: pesos });

/** A line as the screen sends it; the server looks price, cost and stock up again. */
export const lineaEntrada = z.object({
  id: codigo,
  cantidad: cantidad.positive('La cantidad debe ser mayor que cero'),
  precio: pesos,
  bonificacion: porcentaje,
  detalle: texto(80).optional(),
  /** Lines of one kit carry the same number, made by the screen (10000-99999). */
  fromArmado: z.number().int().min(10_000).max(99_999).nullish(),
  armado: codigo.nullish(),
});
export type LineaEntrada = z.output<typeof lineaEntrada>;

/** What the seller earns of a document (D2 §6). */
export const comision = porcentaje.refine((value) => value >= 0, 'La comisión debe estar entre 0% y 100%');

/** What happened to a document, in words. */
export const movimientoHistorial = z.object({
  momento: instante,
  /** Left out for the customer ('documentos.autor'). */
  username: z.string().optional(),
  accion: z.string(),
  de: z.string().nullable(),
  a: z.string().nullable(),
  detalle: z.string(),
});

/** Another document of the same customer that belongs with this one. */
export const documentoRelacionado = z.object({
  clase: z.enum(['cotizacion', 'pedido', 'factura', 'remito', 'notaCredito']),
  id: z.number().int(),
  documento: z.string(),
  fecha,
  importe: pesos.optional(),
});
export type DocumentoRelacionado = z.output<typeof documentoRelacionado>;
