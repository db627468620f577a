import { ESTADOS_PEDIDO, estadoPedido, type Pedido } from '@distri/domain/pedidos';
import type { GridColumn } from '../platform/grid/types.ts';

/** D2 §2: order id, ingreso, entrega, importe_bonificado, hojas de ruta, status. */
export const COLUMNAS_PEDIDOS: readonly GridColumn<Pedido>[] = [
  {
    id: 'id',
    title: 'Id',
    kind: 'id',
    width: 120,
    value: (p) => p.id,
    badges: ({ isprepago, condvta30 }) => ({ isPrepago: isprepago, condvta30 }),
    fixed: true,
    phone: 'title',
  },
  { id: 'ingreso', title: 'Ingreso', kind: 'fecha', width: 110, value: (p) => p.ingreso, phone: 'line' },
  { id: 'entrega', title: 'Entrega', kind: 'fecha', width: 110, value: (p) => p.entrega },
  {
    id: 'vendedor',
    title: 'Vendedor',
    kind: 'texto',
    width: 140,
    value: (p) => p.apenom,
    filter: 'set',
    phone: 'detail',
  },
  {
    id: 'hojasDeRuta',
    title: 'Hojas de ruta',
    kind: 'codigo',
    width: 130,
    value: (p) => p.hojasDeRuta.join(', '),
    phone: 'line',
    phoneText: ({ hojasDeRuta: hojas }) =>
      hojas.length === 0 ? '' : `${hojas.length === 1 ? 'hoja' : 'hojas'} ${hojas.join(', ')}`,
  },
  { id: 'litros', title: 'Litros', kind: 'litros', width: 90, value: (p) => p.litros, sum: true },
  {
    id: 'importe_bonificado',
    title: 'Importe bonificado',
    kind: 'importe',
    width: 150,
    value: (p) => p.importe_bonificado,
    sum: true,
    phone: 'figure',
  },
  {
    id: 'estado',
    title: 'Estado',
    kind: 'chip',
    width: 160,
    value: (p) => ESTADOS_PEDIDO[estadoPedido(p)].palabra,
    chip: (p) => ESTADOS_PEDIDO[estadoPedido(p)],
    phone: 'chip',
    isException: () => true,
  },
];

export const PEDIDOS_NOUN = { one: 'pedido', many: 'pedidos' } as const;
export const idOf = (pedido: Pedido) => String(pedido.id);
export const nameOf = (pedido: Pedido) => `el pedido ${pedido.id}`;
