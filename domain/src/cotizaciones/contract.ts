import { z } from 'zod';
import {
  bandera,
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
  valor,
} from '../kernel/index.ts';
import { comision, impuesto, lineaEntrada, movimientoHistorial } from '../lineas/contract.ts';
import { itemDeCobranza, itemDeCobranzaEntrada } from '../valores/contract.ts';

/** D2 §3: `importes` of a quotation. */
export const importes = z.object({
  subtotal: pesos,
  bonificado: pesos,
  gravado: pesos,
  iva: pesos,
  iibb: pesos,
  total: pesos,
  totalPrepago: pesos,
  exento: pesos,
  interes: pesos,
  flete: pesos,
});
export type Importes = z.output<typeof importes>;

/** A stored line. */
export const lineaCotizacion = z.object({
  numrenglon: z.number().int(),
  id: z.string(),
  detalle: z.string(),
  cantidad: z.number(),
  unidad: z.number(),
  precioLista: pesos,
  precio: pesos,
  bonificacion: porcentaje,
  importe: pesos,
  deposito: z.number().int(),
  fromArmado: z.number().int().nullable(),
  armado: z.string().nullable(),
});
export type LineaCotizacion = z.output<typeof lineaCotizacion>;

const leyenda = texto(50).default('');

/** Header as the form sends it. `usuario`, `vendedor` and `comision` count only from A and O (D2 §6). */
export const cabeceraCotizacion = z.object({
  ingreso: fecha,
  entrega: fecha,
  bonificacion: porcentaje,
  listaprecio: z.number().int().min(1).max(6),
  condcomercial: z.number().int().default(1),
  notacompra: texto(40).default(''),
  isPrepago: z.boolean().default(false),
  isProforma: z.boolean().default(false),
  leyenda1: leyenda,
  leyenda2: leyenda,
  leyenda3: leyenda,
  leyenda4: leyenda,
  direccionEntrega: z.number().int().nullish(),
  talremito: z.number().int().optional(),
  usuario: z.number().int().optional(),
  vendedor: codigo.optional(),
  comision: comision.optional(),
});
export type CabeceraCotizacion = z.output<typeof cabeceraCotizacion>;

/** Rows of the list carry what the list shows; `?id` answers the whole document with lines, history and abilities. */
export const cotizacion = z.object({
  id: z.number().int(),
  version: z.number().int(),
  cliente: z.string(),
  razsoc: z.string(),
  ingreso: fecha,
  entrega: fecha,
  vence: fecha,
  imptotal: pesos,
  estado: z.boolean(),
  vencida: z.boolean(),
  isPrepago: z.boolean(),
  isProforma: z.boolean(),
  tipo: z.string(),
  condvta30: z.boolean(),
  aprob_coti: z.enum(['', 'A', 'R']),
  ingre_tran: z.boolean(),
  aprob_tran: z.boolean(),
  recha_tran: z.boolean(),
  pedidoref: z.number().int().nullable(),
  vendedor: z.string(),
  apenom: z.string(),
  litros: z.number(),
  detalleCompleto: z
    .object({
      usuario: z.number().int(),
      username: z.string(),
      cuit: z.string(),
      leyenda1: z.string(),
      leyenda2: z.string(),
      leyenda3: z.string(),
      leyenda4: z.string(),
      bonificacion: porcentaje,
      listaprecio: z.number().int(),
      condcomercial: z.number().int(),
      condicion: z.string(),
      notacompra: z.string(),
      comision: porcentaje,
      talremito: z.number().int(),
      direccionEntrega: z.number().int().nullable(),
      direccionTexto: z.string(),
      alicuotaIVA: porcentaje,
      importes,
      impuestosIIBB: z.array(impuesto),
      articulos: z.array(lineaCotizacion),
      itemsDeCobranza: z.array(itemDeCobranza),
      historial: z.array(movimientoHistorial),
      /** What the asker may do with it (`habilidadesCotizacion`). */
      puede: z.object({
        visualizar: z.boolean(),
        descargar: z.boolean(),
        editar: z.boolean(),
        crearPedido: z.boolean(),
        usarComoReferencia: z.boolean(),
        notificarVendedor: z.boolean(),
        eliminar: z.boolean(),
        cambiarEstado: z.boolean(),
        aprobar: z.boolean(),
        adjuntar: z.boolean(),
        verRemitos: z.boolean(),
      }),
    })
    .optional(),
});
export type Cotizacion = z.output<typeof cotizacion>;

export const listCotizaciones = defineListado({
  area: 'cotizaciones',
  permission: 'cotizaciones.leer',
  summary: 'Cotizaciones de un cliente, o una por id con sus artículos e historial',
  query: {
    id: idNumerico.optional(),
    cliente: codigo.optional(),
    referencias: bandera.optional(),
  },
  item: cotizacion,
  errorPrefix: 'Error al obtener las cotizaciones',
});

/** The amounts on the screen, which have to be the server's. */
export const importesEnviados = z.object({ subtotal: pesos, bonificado: pesos, total: pesos });

/** The number, what it became when the edit completed it, and the warnings. */
export const guardada = creado(z.number().int()).extend({
  pedidoref: z.number().int().nullish(),
  avisos: z.array(z.string()).optional(),
});

export const createCotizacion = defineCall({
  name: 'cotizaciones.crear',
  method: 'POST',
  path: '/cotizaciones',
  summary: 'Crea una cotización; los importes se calculan otra vez y una diferencia se rechaza',
  permission: 'cotizaciones.crear',
  kind: 'create',
  query: z.object({ cliente: codigo }),
  body: z.object({
    header: cabeceraCotizacion,
    importes: importesEnviados,
    articulos: z.array(lineaEntrada).max(1000),
    itemsDeCobranza: z.array(itemDeCobranzaEntrada).max(50).default([]),
    operation: z.literal('CREATE'),
    /** The quotation that this one was started from: its lines keep price and discount (decisions 15). */
    referencia: z.number().int().nullish(),
  }),
  answer: guardada,
  errorPrefix: 'Error al generar la cotización',
});

export const listCotizacionArticulos = defineArticulosDe({
  area: 'cotizaciones',
  permission: 'cotizaciones.leer',
  summary: 'Artículos de una cotización',
  de: 'de la cotización',
  linea: lineaCotizacion,
});

export const getCotizacionImpuestos = defineCall({
  name: 'cotizaciones.impuestos',
  method: 'GET',
  path: '/cotizaciones/impuestos',
  summary: 'Impuestos de una cotización',
  permission: 'cotizaciones.leer',
  kind: 'read',
  query: z.object({ id: idNumerico }),
  answer: valor(z.object({ importes, alicuotaIVA: porcentaje, iibb: z.array(impuesto) })),
  errorPrefix: 'Error al obtener los impuestos de la cotización',
});

export const getCotizacionPdf = definePdfDe({
  area: 'cotizaciones',
  permission: 'cotizaciones.leer',
  de: 'de la cotización',
  opciones: {
    dias: z.coerce.number().int().min(-1).max(999).optional(),
    porcentaje: porcentaje.optional(),
  },
  detalle: '; con días y porcentaje agrega la columna de pago',
});

export const getCotizacionMaxLength = defineCall({
  name: 'cotizaciones.maxLength',
  method: 'GET',
  path: '/cotizaciones/maxLength',
  summary: 'Cuántos artículos admite una cotización',
  permission: 'cotizaciones.leer',
  kind: 'read',
  answer: valor(z.number().int()),
  errorPrefix: 'Error al obtener la cantidad máxima de artículos',
});
