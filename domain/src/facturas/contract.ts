import { z } from 'zod';
import {
  archivo,
  bandera,
  codigo,
  defineArticulosDe,
  defineCall,
  defineListado,
  definePdfDe,
  fecha,
  idNumerico,
  pesos,
  porcentaje,
} from '../kernel/index.ts';
import { documentoRelacionado, impuesto, movimientoHistorial } from '../lineas/contract.ts';

/** A line of an issued invoice. */
export const lineaFactura = z.object({
  numrenglon: z.number().int(),
  id: z.string(),
  detalle: z.string(),
  cantidad: z.number(),
  /** Litres per unit. */
  unidad: z.number(),
  /** List price of its order's line on the day of the order; null for an invoice without one. */
  precioLista: pesos.nullable(),
  precio: pesos,
  bonificacion: porcentaje,
  importe: pesos,
  fromArmado: z.number().int().nullable(),
  armado: z.string().nullable(),
  pedido: z.number().int().nullable(),
  /** Quantity that credit notes by return have taken back. */
  devuelto: z.number(),
});
export type LineaFactura = z.output<typeof lineaFactura>;

export const ESTADOS_CAE = ['no_aplica', 'pendiente', 'ok', 'rechazado'] as const;
export type EstadoCae = (typeof ESTADOS_CAE)[number];

/** ARCA's authorization; empty until the electronic invoice is switched on (domain-facts §3). */
export const autorizacion = z.object({
  cae: z.string().nullable(),
  caeVto: fecha.nullable(),
  estado: z.enum(ESTADOS_CAE),
});

/** The buyer as the issued document names them: it never changes afterwards. */
export const receptor = z.object({
  razsoc: z.string(),
  tipoDocumento: z.string(),
  numeroDocumento: z.string(),
  respIVA: z.string(),
  direccion: z.string(),
  localidad: z.string(),
  codpostal: z.string(),
  provincia: z.string(),
  telefono: z.string(),
});
export type Receptor = z.output<typeof receptor>;

export const factura = z.object({
  id: z.number().int(),
  /** Letter, sales point and number: 'A000400012345'; `formatNumero` shows it. */
  factura: z.string(),
  /** Its delivery note, in the same form. */
  remito: z.string().nullable(),
  remitoId: z.number().int().nullable(),
  pedidos: z.array(z.number().int()),
  idcliente: z.string(),
  razsoc: z.string(),
  ingreso: fecha,
  vencimiento: fecha,
  importe_bonificado: pesos,
  iva: pesos,
  importe: pesos,
  /** What the customer's account still owes of it. */
  pendiente: pesos,
  isPrepago: z.boolean(),
  condvta30: z.boolean(),
  granel: z.boolean(),
  withRecibo: z.boolean(),
  vendedor: z.string(),
  apenom: z.string(),
  /** A, O and S only. */
  comision: porcentaje.optional(),
  detalleCompleto: z
    .object({
      receptor,
      usuario: z.number().int().nullable().optional(),
      username: z.string().optional(),
      bonificacion: porcentaje,
      listaprecio: z.number().int(),
      condcomercial: z.number().int(),
      condicion: z.string(),
      talonario: z.number().int(),
      transporteNombre: z.string(),
      direccionTexto: z.string(),
      notacompra: z.string(),
      leyenda1: z.string(),
      leyenda2: z.string(),
      leyenda3: z.string(),
      leyenda4: z.string(),
      subtotal: pesos,
      bonificado: pesos,
      alicuotaIVA: porcentaje,
      impuestosIIBB: z.array(impuesto),
      litros: z.number(),
      autorizacion,
      articulos: z.array(lineaFactura),
      historial: z.array(movimientoHistorial),
      relacionados: z.array(documentoRelacionado),
    })
    .optional(),
});
export type Factura = z.output<typeof factura>;

export const listFacturas = defineListado({
  area: 'facturas',
  permission: 'facturas.leer',
  summary: 'Facturas de un cliente o desde una fecha, o una por id con sus artículos, impuestos y documentos',
  query: {
    id: idNumerico.optional(),
    cliente: codigo.optional(),
    /** From this day of entry on, inclusive. */
    desde: fecha.optional(),
    soloGranel: bandera.optional(),
    /** The flag is always answered; the parameter of the documents is accepted. */
    withRecibo: bandera.optional(),
  },
  item: factura,
  errorPrefix: 'Error al obtener las facturas',
});

export const listFacturaArticulos = defineArticulosDe({
  area: 'facturas',
  permission: 'facturas.leer',
  summary: 'Artículos de una factura',
  de: 'de la factura',
  linea: lineaFactura,
});

export const getFacturaPdf = definePdfDe({
  area: 'facturas',
  permission: 'facturas.leer',
  de: 'de la factura',
  opciones: {},
});

export const getFacturaRecibo = defineCall({
  name: 'facturas.recibo',
  method: 'GET',
  path: '/facturas/recibo',
  summary: 'Foto del remito firmado que dejó la entrega',
  permission: 'facturas.leer',
  kind: 'read',
  query: z.object({ id: idNumerico }),
  answer: archivo,
  file: 'image/jpeg',
  errorPrefix: 'Error al descargar el recibo de la factura',
  added: true,
});
