import { type Cotizacion, ESTADOS_COTIZACION, estadoCotizacion } from '@distri/domain/cotizaciones';
import type { GridColumn } from '../platform/grid/types.ts';

/** D2 §2: id, ingreso, entrega, imptotal, status; expiry, litres and seller as the empty state promises (look 10). At 1366 px the
 * row's menu fits beside them. */
export const COLUMNAS_COTIZACIONES: readonly GridColumn<Cotizacion>[] = [
  {
    id: 'id',
    title: 'Id',
    kind: 'id',
    width: 112,
    value: (c) => c.id,
    badges: (c) => c,
    fixed: true,
    phone: 'title',
  },
  { id: 'ingreso', title: 'Ingreso', kind: 'fecha', width: 102, value: (c) => c.ingreso, phone: 'line' },
  { id: 'entrega', title: 'Entrega', kind: 'fecha', width: 102, value: (c) => c.entrega },
  { id: 'vence', title: 'Vence', kind: 'fecha', width: 102, value: (c) => c.vence },
  {
    id: 'tipo',
    title: 'Tipo',
    kind: 'texto',
    width: 94,
    value: (c) => (c.isProforma ? 'Proforma' : 'Cotización'),
    filter: 'set',
  },
  {
    id: 'vendedor',
    title: 'Vendedor',
    kind: 'texto',
    width: 130,
    value: (c) => c.apenom,
    filter: 'set',
    phone: 'detail',
  },
  { id: 'litros', title: 'Litros', kind: 'litros', width: 86, value: (c) => c.litros, sum: true },
  {
    id: 'imptotal',
    title: 'Importe total',
    kind: 'importe',
    width: 140,
    value: (c) => c.imptotal,
    sum: true,
    phone: 'figure',
  },
  {
    id: 'estado',
    title: 'Estado',
    kind: 'chip',
    width: 190,
    value: (c) => ESTADOS_COTIZACION[estadoCotizacion(c)].palabra,
    chip: (c) => ESTADOS_COTIZACION[estadoCotizacion(c)],
    phone: 'chip',
    isException: () => true,
  },
];

export const COTIZACIONES_NOUN = { one: 'cotización', many: 'cotizaciones' } as const;
export const idOf = (cotizacion: Cotizacion) => String(cotizacion.id);
export const nameOf = (cotizacion: Cotizacion) => `la cotización ${cotizacion.id}`;
