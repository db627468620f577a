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
  instante,
  pesos,
  porcentaje,
  texto,
  valor,
} from '../kernel/index.ts';
import { comision, documentoRelacionado, impuesto, lineaEntrada, movimientoHistorial } from '../lineas/contract.ts';

/** D2 §3: order line. */
export const lineaPedido = z.object({
  numrenglon: z.number().int(),
  id: z.string(),
  detalle: z.string(),
  cantidad: z.number(),
  unidad: z.number(),
  pendfac: z.number(),
  afacturar: z.number(),
  adespachar: z.number(),
  /** To take out of stock: what is to be invoiced and what came back for this customer. */
  penddesc: z.number(),
  /** What came back of what was invoiced. */
  devuelto: z.number(),
  /** What credit notes by return have taken back of it. */
  acreditado: z.number(),
  /** Of the list, on the day it was entered: where the price comes from. */
  precioLista: pesos.optional(),
  precio: pesos.optional(),
  bonificacion: porcentaje.optional(),
  importe: pesos.optional(),
  fromArmado: z.number().int().nullable(),
  armado: z.string().nullable(),
});
export type LineaPedido = z.output<typeof lineaPedido>;

export const estadioPedido = z.enum(['N', 'I', 'F', 'D', 'E', 'P', 'R', 'H', 'C']);

/** Rows of the list carry what the list shows; `?id` answers the whole order. */
export const pedido = z.object({
  id: z.number().int(),
  version: z.number().int(),
  cliente: z.string(),
  razsoc: z.string(),
  estadio: estadioPedido,
  estado: z.boolean(),
  ingreso: fecha,
  entrega: fecha,
  importe_bonificado: pesos.optional(),
  isprepago: z.boolean(),
  condvta30: z.boolean(),
  vendedor: z.string(),
  apenom: z.string(),
  litros: z.number(),
  idcotiza: z.number().int().nullable(),
  hojasDeRuta: z.array(z.number().int()),
  /** ENV or a bulk type (D4 §3). */
  tipo: z.string(),
  tiene_articulos_facturados: z.boolean(),
  cerrado: z.boolean(),
  /** Its last E, P, R or H was recorded on a route sheet. */
  resultadoEnHoja: z.boolean(),
  /** When it reached its stage. */
  estadioDesde: instante,
  /** In the lists of dispatch (D4 §3): where it goes, and its remito. */
  despacho: z
    .object({
      zona: z.number().int().nullable(),
      direccion_entrega: z.string(),
      id_direccion_entrega: z.number().int().nullable(),
      latitud: z.number().nullable(),
      longitud: z.number().nullable(),
      vendedor_nivel: z.number().int().nullable(),
      numrem: z.string().nullable(),
      escaneado1: z.boolean(),
      escaneado2: z.boolean(),
    })
    .optional(),
  detalleCompleto: z
    .object({
      usuario: z.number().int().optional(),
      username: z.string().optional(),
      cuit: z.string(),
      bonificacion: porcentaje.optional(),
      listaprecio: z.number().int(),
      condcomercial: z.number().int(),
      condicion: z.string(),
      tipoasiento: z.number().int(),
      tipo: z.string(),
      /** What this person may do with it now (`habilidadesPedido`). */
      acciones: z.array(z.string()),
      despachar: z.boolean(),
      devueltas: z.boolean(),
      talfactura: z.number().int(),
      talremito: z.number().int(),
      jurisdiccion: z.number().int().nullable(),
      transporte: z.string(),
      transporteNombre: z.string(),
      direccionEntrega: z.number().int().nullable(),
      direccionTexto: z.string(),
      leyenda1: z.string(),
      leyenda2: z.string(),
      leyenda3: z.string(),
      leyenda4: z.string(),
      notacompra: z.string(),
      comision: porcentaje.optional(),
      subtotal: pesos.optional(),
      bonificado: pesos.optional(),
      iva: pesos.optional(),
      /** The one VAT rate of its lines. */
      alicuotaIVA: porcentaje.optional(),
      importe: pesos.optional(),
      impuestosIIBB: z.array(impuesto).optional(),
      articulos: z.array(lineaPedido),
      historial: z.array(movimientoHistorial),
      /** When each stage was reached, for the stepper. */
      estadios: z.array(z.object({ estadio: z.string(), momento: instante })),
      relacionados: z.array(documentoRelacionado),
    })
    .optional(),
});
export type Pedido = z.output<typeof pedido>;

export const listPedidos = defineListado({
  area: 'pedidos',
  permission: 'pedidos.leer',
  summary: 'Pedidos de un cliente, o uno por id con sus artículos, historial y documentos',
  query: {
    id: idNumerico.optional(),
    cliente: codigo.optional(),
    /** To be put on a route sheet, of all zones or of one (domain-facts §4.2). */
    pending: bandera.optional(),
    zona: idNumerico.optional(),
    /** Invoiced and on no sheet. */
    facturadosSinHoja: bandera.optional(),
    /** Handed over without a sheet in the last month. */
    entregadosSinHoja: bandera.optional(),
  },
  item: pedido,
  errorPrefix: 'Error al obtener los pedidos',
});

const leyenda = texto(50).default('');

export const cabeceraPedido = z.object({
  bonificacion: porcentaje,
  listaprecio: z.number().int().min(1).max(6),
  condcomercial: z.number().int().default(1),
  tipoasiento: z.number().int().default(1),
  talfactura: z.number().int().optional(),
  talremito: z.number().int().optional(),
  jurisdiccion: z.number().int().nullish(),
  transporte: codigo.default('000'),
  direccionEntrega: z.number().int().nullish(),
  notacompra: texto(40).default(''),
  leyenda1: leyenda,
  leyenda2: leyenda,
  leyenda3: leyenda,
  leyenda4: leyenda,
  usuario: z.number().int().optional(),
  vendedor: codigo.optional(),
  comision: comision.optional(),
});
export type CabeceraPedido = z.output<typeof cabeceraPedido>;

export const createPedido = defineCall({
  name: 'pedidos.crear',
  method: 'POST',
  path: '/pedidos',
  summary: 'Crea un pedido y reserva el stock; los importes se calculan otra vez y una diferencia se rechaza',
  permission: 'pedidos.crear',
  kind: 'create',
  query: z.object({ cliente: codigo }),
  body: z.object({
    header: cabeceraPedido,
    ingreso: fecha,
    entrega: fecha,
    /** Net after discounts, as the form shows it. */
    importe: pesos,
    condvta30: z.boolean().default(false),
    articulos: z.array(lineaEntrada).max(1000),
    cotizacion: z.number().int().nullish(),
  }),
  answer: creado(z.number().int()).extend({ avisos: z.array(z.string()).optional() }),
  errorPrefix: 'Error al generar el pedido',
});

/** A line that a new order takes over from its quotation, at today's price. */
export const lineaReferencia = z.object({
  id: z.string(),
  detalle: z.string(),
  cantidad: z.number(),
  precio: pesos,
  precioAnterior: pesos,
  bonificacion: porcentaje,
  fromArmado: z.number().int().nullable(),
  armado: z.string().nullable(),
});

export const getPedidoReferencia = defineCall({
  name: 'pedidos.referencia',
  method: 'GET',
  path: '/pedidos/referencia',
  summary: 'Los artículos de una cotización con los precios de hoy, y qué cambió',
  permission: 'pedidos.crear',
  kind: 'read',
  query: z.object({ cotizacion: idNumerico }),
  answer: valor(
    z.object({
      cotizacion: z.number().int(),
      cliente: z.string(),
      entrega: fecha,
      bonificacion: porcentaje,
      listaprecio: z.number().int(),
      condcomercial: z.number().int(),
      talremito: z.number().int(),
      /** The quotation's own remito pad, when it is no longer in use and `talremito` is the company's instead. */
      talonarioEnDesuso: z.number().int().nullable(),
      direccionEntrega: z.number().int().nullable(),
      notacompra: z.string(),
      leyenda3: z.string(),
      leyenda4: z.string(),
      isPrepago: z.boolean(),
      vencida: z.boolean(),
      /** The order that used it before, when there is one. */
      pedidoref: z.number().int().nullable(),
      articulos: z.array(lineaReferencia),
      /** Codes that are no longer available, with their text. */
      quitados: z.array(z.object({ id: z.string(), detalle: z.string() })),
      /** Codes that lost a selling suffix. */
      reemplazados: z.array(z.object({ de: z.string(), a: z.string() })),
      preciosActualizados: z.number().int(),
    }),
  ),
  errorPrefix: 'Error al obtener la cotización de referencia',
  added: true,
});

export const listPedidoArticulos = defineArticulosDe({
  area: 'pedidos',
  permission: 'pedidos.leer',
  summary: 'Artículos de un pedido',
  de: 'del pedido',
  linea: lineaPedido,
});

export const getPedidoPdf = definePdfDe({
  area: 'pedidos',
  permission: 'pedidos.imprimir',
  de: 'del pedido',
  opciones: {},
});

export const getPedidoMaxLength = defineCall({
  name: 'pedidos.maxLength',
  method: 'GET',
  path: '/pedidos/maxLength',
  summary: 'Cuántos artículos admite un pedido',
  permission: 'pedidos.leer',
  kind: 'read',
  answer: valor(z.number().int()),
  errorPrefix: 'Error al obtener la cantidad máxima de artículos',
});
