import { z } from 'zod';
import {
  cantidad,
  codigo,
  defineCall,
  idNumerico,
  instante,
  lista,
  listaPaginada,
  paginado,
  valor,
} from '../kernel/index.ts';
import { articulo } from './contract.ts';

/** Window of the average that the screens ask for (D2 §9). */
export const MESES_PROMEDIO = 3;

/** D2 §8. */
export const STOCK_SEGURIDAD_EDITADO = 'Stock de seguridad editado correctamente';

const codigos = z.array(codigo).max(5000).optional();
const ids = z.array(z.number().int()).max(500).optional();

/** D4 §3: the filters of reports that an average understands. Nothing named means everything in scope. */
export const filtrosPromedio = z.object({
  articulos: codigos,
  clientes: codigos,
  vendedores: codigos,
  proveedores: ids,
  rubros: ids,
  lineas: ids,
  calidades: ids,
  envases: ids,
});
export type FiltrosPromedio = z.output<typeof filtrosPromedio>;

export const averageSells = defineCall({
  name: 'articulos.averageSells',
  method: 'POST',
  path: '/articulos/averageSells',
  summary: 'Promedio mensual de unidades vendidas por artículo, devoluciones descontadas; por código',
  permission: 'articulos.leer',
  kind: 'read',
  query: z.object({ quantityOfMonths: z.coerce.number().int().min(1).max(36) }),
  body: filtrosPromedio,
  answer: valor(z.record(z.string(), z.number())),
  errorPrefix: 'Error al obtener el promedio de ventas',
});

export const editSecurityStock = defineCall({
  name: 'articulos.editSecurityStock',
  method: 'POST',
  path: '/articulos/editSecurityStock',
  summary: 'Cambia el stock de seguridad de un artículo',
  permission: 'articulos.stockSeguridad',
  kind: 'change',
  query: z.object({ id: codigo }),
  body: z.object({ value: cantidad.min(0, 'El stock de seguridad no puede ser negativo').max(9_999_999) }),
  answer: valor(z.object({ articulo })),
  errorPrefix: 'Error al editar el stock de seguridad',
});

export const movimientoStock = z.object({
  id: z.number().int(),
  momento: instante,
  clase: z.enum(['inicial', 'compra', 'reserva', 'liberacion', 'entrega', 'devolucion', 'ajuste']),
  /** What it added to the physical stock and to the reserved one. */
  total: z.number(),
  reservado: z.number(),
  /** The balance after it. */
  saldoTotal: z.number(),
  saldoReservado: z.number(),
  entidad: z.string(),
  entidadId: z.string(),
  /** Its number as people know it. */
  documento: z.string(),
  username: z.string(),
});
export type MovimientoArticulo = z.output<typeof movimientoStock>;

export const listMovimientos = defineCall({
  name: 'articulos.movimientos',
  method: 'GET',
  path: '/articulos/movimientos',
  summary: 'Movimientos de stock de un artículo en un depósito, el último primero, con el saldo que dejó cada uno',
  permission: 'articulos.movimientos',
  kind: 'read',
  /** Without a warehouse, the company's own. */
  query: z.object({ id: codigo, deposito: idNumerico.optional(), ...paginado }),
  answer: listaPaginada(movimientoStock),
  errorPrefix: 'Error al obtener los movimientos del artículo',
  added: true,
});

/** What an article has in one warehouse (domain-facts §4.4). */
export const existencia = z.object({
  deposito: z.number().int(),
  nombre: z.string(),
  total: z.number(),
  reservado: z.number(),
  disponible: z.number(),
  ordencompra: z.number(),
});
export type Existencia = z.output<typeof existencia>;

export const listExistencias = defineCall({
  name: 'articulos.existencias',
  method: 'GET',
  path: '/articulos/existencias',
  summary: 'Stock de un artículo en cada depósito que lo tiene o lo tuvo; el de la empresa, siempre',
  permission: 'articulos.movimientos',
  kind: 'read',
  query: z.object({ id: codigo }),
  answer: lista(existencia),
  errorPrefix: 'Error al obtener el stock del artículo',
  added: true,
});
