import { z } from 'zod';
import { fecha, pesos, porcentaje } from './codecs.ts';

/** The stand-in of ARBA that comes with the product: only a demo database answers with it. */
export const ARBA_SIMULADA = 'simulada';

/** ARBA's address. Its password never travels in the clear: without TLS only to this very machine. */
const servidorArba = z.union([
  z.literal(ARBA_SIMULADA),
  z.url({ protocol: /^https$/, error: 'tiene que ser una dirección como https://cot.arba.gov.ar' }),
  z.string().regex(/^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/),
]);

/** What the transport code needs of the company (domain-facts §1). The CIT password is an environment variable alone. */
const cotSchema = z.strictObject({
  servidor: servidorArba,
  /** CUIT that ARBA knows the company by. */
  usuario: z.string().regex(/^\d{11}$/),
  /** Where the goods leave from. */
  origen: z.strictObject({
    calle: z.string(),
    /** Null where the door has no number. */
    numero: z.number().int().min(1).nullable(),
    codigoPostal: z.string(),
    localidad: z.string(),
    /** Letter of the province (domain-facts §2.6). */
    provincia: z.string().length(1),
  }),
  /** From when a load must have its COT; ARBA moves it every January. */
  umbral: z.strictObject({ desde: fecha, importe: pesos, kilos: z.number().positive() }),
});

const color = z.string().regex(/^#[0-9A-Fa-f]{6}$/);

/** A branch of the group: one database, one login server, one set of switches (architecture, "Companies"). */
export const empresaSchema = z.strictObject({
  /** In the URL, the token and the database name; ids that start with 'berner' follow the rule of D2 §5. */
  id: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  /** As in the list of servers of the login screen. */
  nombre: z.string().min(1),
  color,
  /** Where the API of this server answers; relative to our own origin in a single-process installation. */
  apiBase: z.string().min(1),
  predeterminada: z.boolean().default(false),
  /** Printed on documents. */
  legal: z.strictObject({
    razonSocial: z.string(),
    cuit: z.string(),
    iibb: z.string(),
    respIVA: z.string(),
    domicilio: z.string(),
    localidad: z.string(),
    telefono: z.string(),
    email: z.string(),
    inicioActividades: z.string(),
    web: z.string(),
  }),
  /** Menu items that the documents mark company-limited. */
  menu: z.strictObject({
    cobranzas: z.boolean(),
    afip: z.boolean(),
    aprobaciones: z.boolean(),
    equivalenciasFiltros: z.boolean(),
    cobranzasTransitorias: z.boolean(),
    rendicionCobranzas: z.boolean(),
    clientesCompras: z.boolean(),
  }),
  /** D2 §5: one company takes documents without a delivery address. */
  exentaDireccionEntrega: z.boolean(),
  /** D2 §9: two companies have the fixed payment-days table. */
  tablaFijaDiasPago: z.boolean(),
  /** D2 §6: the one user who may change a document's status beside A. */
  usuarioCambioEstado: z.string().nullable(),
  maxArticulosCotizacion: z.number().int().min(1),
  maxArticulosPedido: z.number().int().min(1),
  /** Highest line discount of roles other than A (D2 §9: 10%). */
  maxBonificacion: porcentaje,
  validezCotizacionDias: z.number().int().min(1),
  /** D2 §5: unpaid documents of this sales point block orders. */
  puntoVentaBloqueante: z.number().int(),
  depositoPredeterminado: z.number().int(),
  talonarios: z.strictObject({ factura: z.number().int(), remito: z.number().int(), notaCredito: z.number().int() }),
  /** B invoices to a final consumer over this need an identified buyer (domain-facts §2.3). */
  umbralConsumidorFinal: pesos,
  /** Null: this company sends nothing to ARBA yet. */
  cot: cotSchema.nullable().default(null),
});

export type EmpresaPerfil = z.output<typeof empresaSchema>;

/** `config/empresas.json`: at least one company, unknown keys refused, ids unique, exactly one default. */
export const empresasSchema = z
  .strictObject({ empresas: z.array(empresaSchema).min(1) })
  .refine(
    (config) => new Set(config.empresas.map((e) => e.id)).size === config.empresas.length,
    'Hay dos empresas con el mismo id',
  )
  .refine(
    (config) => config.empresas.filter((e) => e.predeterminada).length === 1,
    'Una empresa, y solo una, es la predeterminada',
  );

/** D2 §5: companies whose id starts with 'berner' close the line discount when the customer has a fixed one. */
export function isBerner(empresaId: string): boolean {
  return empresaId.startsWith('berner');
}

/** What the screens need to know of the company they talk to; the rest of the profile stays on the server. */
export type EmpresaPublica = Pick<EmpresaPerfil, 'id' | 'nombre' | 'color' | 'apiBase' | 'predeterminada'>;
