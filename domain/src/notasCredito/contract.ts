import { z } from 'zod';
import { autorizacion, receptor } from '../facturas/contract.ts';
import {
  cantidad,
  codigo,
  creado,
  defineArticulosDe,
  defineCall,
  defineListado,
  definePdfDe,
  fecha,
  idNumerico,
  pesos,
  porcentaje,
  texto,
} from '../kernel/index.ts';
import { documentoRelacionado, impuesto, movimientoHistorial } from '../lineas/contract.ts';

export const CLASES_NOTA_CREDITO = ['devolucion', 'concepto'] as const;
/** By return of goods of an invoice, or of concepts (bonus, price difference, AJUSTEPLAZO). */
export type ClaseNotaCredito = (typeof CLASES_NOTA_CREDITO)[number];

/** D2 §3. A row with an empty id goes on with the text of the one before it. */
export const lineaNotaCredito = z.object({
  numrenglon: z.number().int(),
  id: z.string(),
  detalle: z.string(),
  cantidad: z.number(),
  /** List price of what came back, on the day of its order; null for concepts and texts. */
  precioLista: pesos.nullable(),
  precio: pesos,
  bonificacion: porcentaje,
  importe: pesos,
  /** The invoice's line that it takes back; null for concepts. */
  facturaRenglon: z.number().int().nullable(),
});
export type LineaNotaCredito = z.output<typeof lineaNotaCredito>;

/** An invoice that the note is about (ARCA's CbtesAsoc). */
export const facturaAsociada = z.object({
  id: z.number().int(),
  documento: z.string(),
  ingreso: fecha,
  importe: pesos,
});

export const notaCredito = z.object({
  id: z.number().int(),
  /** 'A000400001501'; `formatNumero` shows it. */
  notaCredito: z.string(),
  clase: z.enum(CLASES_NOTA_CREDITO),
  idcliente: z.string(),
  razsoc: z.string(),
  ingreso: fecha,
  /** Number of the first invoice that it is about. */
  factura: z.string().nullable(),
  importe_bonificado: pesos,
  iva: pesos,
  importe: pesos,
  /** What the customer's account can still use of it. */
  pendiente: pesos,
  vendedor: z.string(),
  apenom: z.string(),
  detalleCompleto: z
    .object({
      receptor,
      usuario: z.number().int().nullable().optional(),
      username: z.string().optional(),
      entrega: fecha,
      bonificacion: porcentaje,
      listaprecio: z.number().int(),
      condcomercial: z.number().int(),
      condicion: z.string(),
      tipoasiento: z.number().int(),
      talfactura: z.number().int(),
      jurisdiccion: z.number().int().nullable(),
      transporte: z.string(),
      comision: porcentaje.optional(),
      notacompra: z.string(),
      leyenda1: z.string(),
      leyenda2: z.string(),
      leyenda3: z.string(),
      leyenda4: z.string(),
      subtotal: pesos,
      bonificado: pesos,
      alicuotaIVA: porcentaje,
      impuestosIIBB: z.array(impuesto),
      autorizacion,
      facturas: z.array(facturaAsociada),
      periodo: z.object({ desde: fecha, hasta: fecha }).nullable(),
      articulos: z.array(lineaNotaCredito),
      historial: z.array(movimientoHistorial),
      relacionados: z.array(documentoRelacionado),
    })
    .optional(),
});
export type NotaCredito = z.output<typeof notaCredito>;

export const listNotasCredito = defineListado({
  area: 'notasCredito',
  permission: 'notasCredito.leer',
  summary: 'Notas de crédito de un cliente, o una por id con sus artículos y las facturas que corrige',
  query: { id: idNumerico.optional(), cliente: codigo.optional(), desde: fecha.optional() },
  item: notaCredito,
  errorPrefix: 'Error al obtener las notas de crédito',
});

export const listNotaCreditoArticulos = defineArticulosDe({
  area: 'notasCredito',
  permission: 'notasCredito.leer',
  summary: 'Artículos de una nota de crédito, con sus renglones de texto',
  de: 'de la nota de crédito',
  linea: lineaNotaCredito,
});

export const getNotaCreditoPdf = definePdfDe({
  area: 'notasCredito',
  permission: 'notasCredito.leer',
  // As it stands in D2 §8 (decisions 13).
  de: 'de la notas de crédito',
  opciones: {},
});

const leyenda = texto(50).default('');
const textosPropios = { leyenda3: leyenda, leyenda4: leyenda, notacompra: texto(40).default('') };

const emitida = creado(z.number().int()).extend({
  documento: z.string(),
  importe: pesos,
  avisos: z.array(z.string()).optional(),
});

/** Units of an invoice's lines that come back. */
export const createDevolucion = defineCall({
  name: 'notasCredito.devolucion',
  method: 'POST',
  path: '/notasCredito/devolucion',
  summary: 'Nota de crédito por devolución: acredita las cantidades y devuelve al stock lo que no había vuelto',
  permission: 'notasCredito.crear',
  kind: 'create',
  query: z.object({ factura: idNumerico }),
  body: z.object({
    articulos: z
      .array(
        z.object({
          /** Line of the invoice. */
          numrenglon: z.number().int().min(1),
          cantidad: cantidad.positive('La cantidad debe ser mayor que cero'),
        }),
      )
      .max(1000),
    ...textosPropios,
  }),
  answer: emitida,
  errorPrefix: 'Error al generar la nota de crédito',
  added: true,
});

/** A row of a note of concepts; an empty id goes on with the text of the row before, without amounts. */
export const lineaConcepto = z.object({
  id: texto(30),
  detalle: texto(80),
  cantidad: cantidad.default(1),
  /** Per unit, without taxes. */
  precio: pesos.default(0),
  bonificacion: porcentaje.default(0),
});
export type LineaConcepto = z.output<typeof lineaConcepto>;

export const createNotaCredito = defineCall({
  name: 'notasCredito.crear',
  method: 'POST',
  path: '/notasCredito',
  summary: 'Nota de crédito por conceptos, sobre facturas del cliente o sobre un período',
  permission: 'notasCredito.crear',
  kind: 'create',
  query: z.object({ cliente: codigo }),
  body: z.object({
    articulos: z.array(lineaConcepto).max(200),
    /** Invoices of the customer that it corrects; without them a period is needed. */
    facturas: z.array(idNumerico).max(50).default([]),
    periodo: z.object({ desde: fecha, hasta: fecha }).nullish(),
    /** Net, as the form shows it. */
    importe: pesos,
    ...textosPropios,
  }),
  answer: emitida,
  errorPrefix: 'Error al generar la nota de crédito',
  added: true,
});
