import { ESTADOS_COTIZACION, estadoCotizacion } from '@distri/domain/cotizaciones';
import type { CotizacionPrepago } from '@distri/domain/prepago';
import type { GridColumn } from '../platform/grid/types.ts';

/** One that nobody approved in time cannot be approved any more. */
const estadoDe = (row: CotizacionPrepago) =>
  row.vencida && row.aprob_coti === ''
    ? ESTADOS_COTIZACION.VENCIDA
    : ESTADOS_COTIZACION[estadoCotizacion({ ...row, isPrepago: true, estado: row.pedidoref !== null })];

/** D3 §3: the row of the approvals; the state, its seller and the order beside it. */
export const COLUMNAS_PREPAGO: readonly GridColumn<CotizacionPrepago>[] = [
  { id: 'id', title: 'Id', kind: 'id', width: 80, value: (c) => c.id, fixed: true, phone: 'detail' },
  { id: 'razsoc', title: 'Razón social', kind: 'nombre', width: 200, value: (c) => c.razsoc, phone: 'title' },
  { id: 'cliente', title: 'Cliente', kind: 'id', width: 80, value: (c) => c.cliente },
  { id: 'ingreso', title: 'Ingreso', kind: 'fecha', width: 110, value: (c) => c.ingreso, phone: 'line' },
  { id: 'vence', title: 'Vence', kind: 'fecha', width: 110, value: (c) => c.vence, hidden: true },
  { id: 'vendedor', title: 'Vendedor', kind: 'texto', width: 140, value: (c) => c.apenom, filter: 'set' },
  { id: 'pedidoref', title: 'Pedido', kind: 'id', width: 90, value: (c) => c.pedidoref },
  {
    id: 'impprepago',
    title: 'Importe prepago',
    kind: 'importe',
    width: 150,
    value: (c) => c.impprepago,
    sum: true,
    phone: 'figure',
  },
  {
    id: 'estado',
    title: 'Estado',
    kind: 'chip',
    width: 200,
    value: (c) => estadoDe(c).palabra,
    chip: estadoDe,
    phone: 'chip',
    isException: () => true,
  },
];

export const PREPAGO_NOUN = { one: 'cotización', many: 'cotizaciones' } as const;
export const idOf = ({ id }: CotizacionPrepago) => String(id);
export const nameOf = ({ id }: CotizacionPrepago) => `la cotización ${id}`;
