import type { PedidoFacturable } from '@distri/domain/facturacion';
import { type EstadoVisible, plural } from '@distri/domain/kernel';
import { ESTADOS_PEDIDO, estadoPedido } from '@distri/domain/pedidos';
import { DocumentBadge } from '../platform/document/DocumentBadge.tsx';
import type { GridColumn } from '../platform/grid/types.ts';

/** What the list says of an order at a glance: whether it can go as it is. */
export function situacionDe({ problemas, granel, parcial, facturadoAntes }: PedidoFacturable): EstadoVisible {
  if (problemas.some(({ severity }) => severity === 'block')) return { palabra: 'Bloqueado', tono: 'rojo' };
  if (granel) return { palabra: 'Pide litros', tono: 'violeta' };
  if (problemas.some(({ severity }) => severity === 'warn')) return { palabra: 'Con avisos', tono: 'amarillo' };
  if (parcial) return { palabra: 'Parcial', tono: 'naranja' };
  return facturadoAntes ? { palabra: 'Resto', tono: 'azul' } : { palabra: 'Completo', tono: 'verde' };
}

const estadoDe = ({ estadio }: PedidoFacturable) => ESTADOS_PEDIDO[estadoPedido({ estadio, estado: false })];

/** Added by us: the documents name no screen of invoicing. */
export const COLUMNAS_FACTURABLES: readonly GridColumn<PedidoFacturable>[] = [
  { id: 'pedido', title: 'Pedido', kind: 'id', width: 78, value: (p) => p.pedido, fixed: true, phone: 'line' },
  {
    id: 'cliente',
    title: 'Cliente',
    kind: 'nombre',
    width: 170,
    value: (p) => p.razsoc,
    fixed: true,
    phone: 'title',
  },
  {
    id: 'marca',
    title: 'Marca',
    kind: 'chip',
    width: 66,
    value: (p) => (p.isPrepago ? 'Prepago' : p.condvta30 ? '30D' : ''),
    render: (p) => (p.isPrepago ? <DocumentBadge kind="P" /> : p.condvta30 ? <DocumentBadge kind="30D" /> : null),
  },
  {
    id: 'zona',
    title: 'Zona',
    kind: 'texto',
    width: 76,
    value: (p) => p.zonaNombre,
    filter: 'set',
    groupable: true,
    phone: 'line',
  },
  { id: 'ingreso', title: 'Ingreso', kind: 'fecha', width: 104, value: (p) => p.ingreso, hidden: true },
  { id: 'entrega', title: 'Entrega', kind: 'fecha', width: 100, value: (p) => p.entrega, phone: 'detail' },
  {
    id: 'estadio',
    title: 'Estadio',
    kind: 'chip',
    width: 138,
    value: (p) => estadoDe(p).palabra,
    chip: estadoDe,
    groupable: true,
  },
  {
    id: 'tipo',
    title: 'Carga',
    kind: 'texto',
    width: 84,
    value: (p) => (p.granel ? 'Granel' : 'Envasado'),
    filter: 'set',
    groupable: true,
    hidden: true,
  },
  {
    id: 'vendedor',
    title: 'Vendedor',
    kind: 'texto',
    width: 130,
    value: (p) => p.apenom,
    filter: 'set',
    groupable: true,
    hidden: true,
  },
  {
    id: 'renglones',
    title: 'Renglones',
    kind: 'numero',
    width: 92,
    value: (p) => p.renglones,
    hidden: true,
  },
  { id: 'litros', title: 'Litros', kind: 'litros', width: 82, value: (p) => p.litros, sum: true },
  { id: 'letra', title: 'Letra', kind: 'chip', width: 60, value: (p) => p.letra, groupable: true, hidden: true },
  {
    id: 'importe',
    title: 'Importe',
    kind: 'importe',
    width: 128,
    value: (p) => p.importe,
    sum: true,
    phone: 'figure',
  },
  {
    id: 'situacion',
    title: 'Situación',
    kind: 'chip',
    width: 112,
    value: (p) => situacionDe(p).palabra,
    chip: situacionDe,
    groupable: true,
    phone: 'chip',
    isException: (p) => situacionDe(p).palabra !== 'Completo',
  },
];

export const FACTURABLES_NOUN = { one: 'pedido', many: 'pedidos' } as const;
export const idOf = ({ pedido }: PedidoFacturable) => String(pedido);
export const nameOf = ({ pedido }: PedidoFacturable) => `el pedido ${pedido}`;
/** 'Facturar 12 pedidos', or that none of the chosen ones can be. */
export const verboFacturar = (cuantos: number) =>
  cuantos === 0 ? 'Ninguno se puede facturar' : `Facturar ${plural(cuantos, 'pedido', 'pedidos')}`;
