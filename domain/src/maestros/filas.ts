import { z } from 'zod';
import { fecha, pesos, porcentaje, ROLES } from '../kernel/index.ts';

const id = z.number().int();

/** Lookup row whose fields the documents do not show, in the form of those that they do (jurisdicciones, bancos). */
export const opcion = z.object({ id, description: z.string() });
export type Opcion = z.output<typeof opcion>;
export const opcionTexto = z.object({ id: z.string(), description: z.string() });
export type OpcionTexto = z.output<typeof opcionTexto>;

/** A user as a recipient or as the author of a document. */
export const usuarioMaestro = z.object({
  id,
  username: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  level: z.number().int().nullable(),
});
export type UsuarioMaestro = z.output<typeof usuarioMaestro>;

/** Salesperson (D1 §3). */
export const vendedor = z.object({ id: z.string(), name: z.string(), nivel: z.number().int(), email: z.string() });
export type Vendedor = z.output<typeof vendedor>;

export const condicionVenta = opcion.extend({ dias: z.number().int() });
export const talonario = opcion.extend({ letra: z.string(), puntoVenta: z.number().int(), proximo: z.number().int() });
export const transporte = opcionTexto.extend({ cuit: z.string() });
export const provincia = opcion.extend({ letra: z.string(), jurisdiccion: z.number().int() });
export const jurisdiccion = opcion.extend({ letra: z.string() });
export const respIVA = opcionTexto.extend({ letra: z.string() });
/** D2 §3: tax rate. */
export const alicuota = opcion.extend({
  clase: z.enum(['IVA', 'IIBB']),
  porcentaje,
  jurisdiccion: z.number().int().nullable(),
});
/** D2 §3: `rango.fin` is where the next range starts; null for the last one. */
export const bonificacionRangoLitros = z.object({
  rango: z.object({ inicio: z.number(), fin: z.number().nullable() }),
  bonificacion: porcentaje,
});
export const bonificacionDiasPago = z.object({ dias: z.number().int(), porcentaje });
/** D3 §3. */
export const cuentaBancaria = opcion.extend({ nombre: z.string(), codigo: z.string() });
/** D4 §3: capacity in litres; P own, T third party. */
export const vehiculo = opcion.extend({ patente: z.string(), capacidad: z.number(), tipo: z.enum(['P', 'T']) });
export const envase = opcion.extend({ granel: z.boolean() });
/** D4 §3. */
export const localidad = z.object({
  id,
  detalle: z.string(),
  provincia: z.string(),
  provinciaId: z.number().int(),
  codpostal: z.string(),
});
/** D4 §2: one row per article; several codes of a brand are separated by ' / '. */
export const equivalenciaFiltro = z.object({
  bosch: z.string(),
  fram: z.string(),
  mann: z.string(),
  mahle: z.string(),
  reemplazo: z.string(),
  tecfil: z.string(),
  wega: z.string(),
});
export type EquivalenciaFiltro = z.output<typeof equivalenciaFiltro>;

/** D3 §3: document to cancel in a collection; `pendi` is what is pending less live collections. */
export const documentoACancelar = z.object({
  id,
  tipo: z.enum(['FAC', 'DEB', 'CRE', 'AP']),
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
});
export type DocumentoACancelar = z.output<typeof documentoACancelar>;
