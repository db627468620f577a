import { formatNumero } from '@distri/domain/cuentas';
import type { Remito } from '@distri/domain/remitos';
import { DocumentBadge } from '../platform/document/DocumentBadge.tsx';
import type { GridColumn } from '../platform/grid/types.ts';

/** D2 §2: id, remito, factura, ingreso, importe, cliente. */
export const COLUMNAS_REMITOS: readonly GridColumn<Remito>[] = [
  { id: 'id', title: 'Id', kind: 'id', width: 80, value: (r) => r.id, fixed: true },
  {
    id: 'remito',
    title: 'Remito',
    kind: 'codigo',
    width: 160,
    value: (r) => formatNumero(r.remito),
    fixed: true,
    phone: 'title',
  },
  {
    id: 'factura',
    title: 'Factura',
    kind: 'codigo',
    width: 160,
    value: (r) => (r.factura ? formatNumero(r.factura) : ''),
    phone: 'line',
  },
  {
    id: 'prepago',
    title: 'Prepago',
    kind: 'chip',
    width: 84,
    value: (r) => (r.isPrepago ? 'Prepago' : ''),
    render: (r) => r.isPrepago && <DocumentBadge kind="P" />,
    hidden: true,
  },
  { id: 'ingreso', title: 'Ingreso', kind: 'fecha', width: 110, value: (r) => r.ingreso, phone: 'line' },
  {
    id: 'importe',
    title: 'Importe',
    kind: 'importe',
    width: 150,
    value: (r) => r.importe,
    sum: true,
    phone: 'figure',
  },
  { id: 'cliente', title: 'Cliente', kind: 'nombre', width: 260, value: (r) => r.cliente, phone: 'detail' },
  {
    id: 'vendedor',
    title: 'Vendedor',
    kind: 'texto',
    width: 130,
    value: (r) => r.apenom,
    filter: 'set',
    groupable: true,
    hidden: true,
  },
];

export const REMITOS_NOUN = { one: 'remito', many: 'remitos' } as const;
export const idOf = (remito: Remito) => String(remito.id);
export const nameOf = (remito: Remito) => `el remito ${formatNumero(remito.remito)}`;
/** 'Remito_R000400098123.pdf'. */
export const archivoRemito = ({ remito }: Pick<Remito, 'remito'>) => `Remito_${remito}.pdf`;
