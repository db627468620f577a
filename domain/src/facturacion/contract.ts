import { z } from 'zod';
import {
  cantidad,
  defineCall,
  fecha,
  idNumerico,
  lista,
  listaPaginada,
  paginado,
  pesos,
  porcentaje,
} from '../kernel/index.ts';
import { estadioPedido } from '../pedidos/contract.ts';

const problema = z.object({
  code: z.string(),
  /** `block` keeps the order from being invoiced, `warn` informs. */
  severity: z.enum(['block', 'warn', 'info']),
  message: z.string(),
  path: z.string().optional(),
});
export type ProblemaFacturacion = z.output<typeof problema>;

/** A line with something pending. */
export const lineaFacturable = z.object({
  numrenglon: z.number().int(),
  id: z.string(),
  detalle: z.string(),
  /** Litres per unit. */
  unidad: z.number(),
  pendfac: z.number(),
  adespachar: z.number(),
  /** Its litres are metered at the customer and come with the call. */
  granel: z.boolean(),
  precio: pesos,
  bonificacion: porcentaje,
});
export type LineaFacturable = z.output<typeof lineaFacturable>;

/** An order that can be invoiced today, and what would come out of it. */
export const pedidoFacturable = z.object({
  pedido: z.number().int(),
  version: z.number().int(),
  cliente: z.string(),
  razsoc: z.string(),
  vendedor: z.string(),
  apenom: z.string(),
  zona: z.number().int().nullable(),
  zonaNombre: z.string(),
  estadio: estadioPedido,
  tipo: z.string(),
  /** Asks the metered litres of each line. */
  granel: z.boolean(),
  ingreso: fecha,
  entrega: fecha,
  isPrepago: z.boolean(),
  condvta30: z.boolean(),
  /** Something was invoiced before. */
  facturadoAntes: z.boolean(),
  /** Lines that the invoice would take, and units. */
  renglones: z.number().int(),
  unidades: z.number(),
  litros: z.number(),
  /** Some quantity stays pending afterwards. */
  parcial: z.boolean(),
  letra: z.string(),
  condicion: z.string(),
  vencimiento: fecha,
  importe_bonificado: pesos,
  iva: pesos,
  percepciones: pesos,
  importe: pesos,
  articulos: z.array(lineaFacturable),
  problemas: z.array(problema),
});
export type PedidoFacturable = z.output<typeof pedidoFacturable>;

export const listFacturables = defineCall({
  name: 'facturacion.pedidos',
  method: 'GET',
  path: '/facturacion/pedidos',
  summary: 'Pedidos que se pueden facturar hoy, con el importe, la letra y los problemas de lo que saldría',
  permission: 'facturas.crear',
  kind: 'read',
  query: z.object({
    zona: idNumerico.optional(),
    /** Day of delivery of the order, both inclusive. */
    desde: fecha.optional(),
    hasta: fecha.optional(),
    /** Orders in stage F come first to whom asks for them alone. */
    estadio: estadioPedido.optional(),
    pedido: idNumerico.optional(),
    ...paginado,
  }),
  /** `avisos`: pads that are about to run out of numbers or of CAI. */
  answer: listaPaginada(pedidoFacturable).extend({ avisos: z.array(z.string()) }),
  errorPrefix: 'Error al obtener los pedidos a facturar',
  added: true,
});

/** At most so many orders in one go. */
export const MAX_PEDIDOS_POR_FACTURACION = 50;

const documentoEmitido = z.object({ id: z.number().int(), documento: z.string(), importe: pesos });

/** What became of one order. */
export const resultadoFacturacion = z.object({
  pedido: z.number().int(),
  ok: z.boolean(),
  factura: documentoEmitido.nullable(),
  remito: documentoEmitido.nullable(),
  /** What people read: the numbers issued, or why not. */
  message: z.string(),
  problems: z.array(z.object({ code: z.string(), message: z.string(), path: z.string().optional() })),
  avisos: z.array(z.string()),
});
export type ResultadoFacturacion = z.output<typeof resultadoFacturacion>;

export const facturar = defineCall({
  name: 'facturas.crear',
  method: 'POST',
  path: '/facturas',
  summary: 'Factura uno o más pedidos: factura y remito de cada uno, y el resultado pedido por pedido',
  permission: 'facturas.crear',
  kind: 'create',
  body: z.object({
    pedidos: z
      .array(
        z.object({
          pedido: z.number().int().min(1).max(2_147_483_647),
          /** What the screen showed: an order that changed meanwhile is not invoiced. */
          version: z.number().int().optional(),
          /** Bulk only: litres that the truck's meter gave, by line. */
          litros: z
            .array(
              z.object({
                numrenglon: z.number().int().min(1),
                litros: cantidad.min(0, 'Los litros no pueden ser negativos'),
              }),
            )
            .max(1000)
            .optional(),
        }),
      )
      .min(1, 'Elegí al menos un pedido')
      .max(MAX_PEDIDOS_POR_FACTURACION, `Hasta ${MAX_PEDIDOS_POR_FACTURACION} pedidos por vez`),
  }),
  /** `avisos`: pads that are about to run out. */
  answer: lista(resultadoFacturacion).extend({ avisos: z.array(z.string()) }),
  errorPrefix: 'Error al facturar',
  added: true,
});
