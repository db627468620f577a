import { z } from 'zod';
import { receptor } from '../facturas/contract.ts';
import {
  bandera,
  codigo,
  defineArticulosDe,
  defineListado,
  definePdfDe,
  fecha,
  idNumerico,
  instante,
  pesos,
} from '../kernel/index.ts';
import { documentoRelacionado } from '../lineas/contract.ts';

/** ARBA's transport code, which has to travel with the goods (domain-facts §1.1). */
export const cotDeRemito = z.object({
  codigo: z.string(),
  momento: instante,
  /** Plate that it was asked for. */
  dominio: z.string(),
  /** Given by the stand-in: it is not good for travelling. */
  simulada: z.boolean(),
});
export type CotDeRemito = z.output<typeof cotDeRemito>;

/** A line of a delivery note: what travels, without prices. */
export const lineaRemito = z.object({
  numrenglon: z.number().int(),
  id: z.string(),
  detalle: z.string(),
  cantidad: z.number(),
  unidad: z.number(),
  pedido: z.number().int().nullable(),
});
export type LineaRemito = z.output<typeof lineaRemito>;

export const remito = z.object({
  id: z.number().int(),
  /** 'R000400098001'; `formatNumero` shows it. */
  remito: z.string(),
  factura: z.string().nullable(),
  facturaId: z.number().int().nullable(),
  pedidos: z.array(z.number().int()),
  idcliente: z.string(),
  /** Business name. */
  cliente: z.string(),
  ingreso: fecha,
  /** Net after discounts of what travels. */
  importe: pesos,
  isPrepago: z.boolean(),
  withRecibo: z.boolean(),
  vendedor: z.string(),
  apenom: z.string(),
  detalleCompleto: z
    .object({
      receptor,
      direccionTexto: z.string(),
      transporteNombre: z.string(),
      leyenda1: z.string(),
      leyenda2: z.string(),
      leyenda3: z.string(),
      leyenda4: z.string(),
      notacompra: z.string(),
      cai: z.string().nullable(),
      caiVence: fecha.nullable(),
      cot: cotDeRemito.nullable(),
      litros: z.number(),
      articulos: z.array(lineaRemito),
      relacionados: z.array(documentoRelacionado),
    })
    .optional(),
});
export type Remito = z.output<typeof remito>;

export const listRemitos = defineListado({
  area: 'remitos',
  permission: 'remitos.leer',
  summary: 'Remitos desde una fecha o de un cliente, o uno por id con lo que lleva',
  query: {
    id: idNumerico.optional(),
    cliente: codigo.optional(),
    desde: fecha.optional(),
    withRecibo: bandera.optional(),
  },
  item: remito,
  errorPrefix: 'Error al obtener los remitos',
});

export const listRemitoArticulos = defineArticulosDe({
  area: 'remitos',
  permission: 'remitos.leer',
  summary: 'Artículos de un remito',
  de: 'del remito',
  linea: lineaRemito,
});

export const getRemitoPdf = definePdfDe({
  area: 'remitos',
  permission: 'remitos.leer',
  de: 'del remito',
  opciones: {},
});
