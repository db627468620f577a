import { formatNumero } from '@distri/domain/cuentas';
import { ESTADOS_PAGO, estadoPago, type Factura } from '@distri/domain/facturas';
import { businessDay } from '@distri/domain/kernel';
import { DocumentBadge } from '../platform/document/DocumentBadge.tsx';
import type { GridColumn } from '../platform/grid/types.ts';
import { ReciboButton } from './ReciboButton.tsx';

/** The state of the payment, today. */
export const pagoDe = (factura: Factura) => ESTADOS_PAGO[estadoPago(factura, businessDay(new Date()))];

const id: GridColumn<Factura> = { id: 'id', title: 'Id', kind: 'id', width: 72, value: (f) => f.id, fixed: true };
const documento: GridColumn<Factura> = {
  id: 'factura',
  title: 'Documento',
  kind: 'codigo',
  width: 152,
  value: (f) => formatNumero(f.factura),
  fixed: true,
  phone: 'title',
};
const prepago: GridColumn<Factura> = {
  id: 'prepago',
  title: 'Prepago',
  kind: 'chip',
  width: 74,
  value: (f) => (f.isPrepago ? 'Prepago' : ''),
  render: (f) => f.isPrepago && <DocumentBadge kind="P" />,
  phone: 'line',
};
const ingreso: GridColumn<Factura> = {
  id: 'ingreso',
  title: 'Ingreso',
  kind: 'fecha',
  width: 102,
  value: (f) => f.ingreso,
  phone: 'line',
};
const vencimiento: GridColumn<Factura> = {
  id: 'vencimiento',
  title: 'Vencimiento',
  kind: 'fecha',
  width: 110,
  value: (f) => f.vencimiento,
  hidden: true,
};
const importe: GridColumn<Factura> = {
  id: 'importe',
  title: 'Importe',
  kind: 'importe',
  width: 132,
  value: (f) => f.importe,
  sum: true,
  phone: 'figure',
};
const pendiente: GridColumn<Factura> = {
  id: 'pendiente',
  title: 'Pendiente',
  kind: 'importe',
  width: 132,
  value: (f) => f.pendiente,
  sum: true,
};
const cliente: GridColumn<Factura> = {
  id: 'cliente',
  title: 'Cliente',
  kind: 'nombre',
  width: 180,
  value: (f) => f.razsoc,
  phone: 'detail',
};
const vendedor: GridColumn<Factura> = {
  id: 'vendedor',
  title: 'Vendedor',
  kind: 'texto',
  width: 130,
  value: (f) => f.apenom,
  filter: 'set',
  groupable: true,
  hidden: true,
};
const remito: GridColumn<Factura> = {
  id: 'remito',
  title: 'Remito',
  kind: 'codigo',
  width: 156,
  value: (f) => (f.remito ? formatNumero(f.remito) : ''),
  hidden: true,
};
const pago: GridColumn<Factura> = {
  id: 'pago',
  title: 'Pago',
  kind: 'chip',
  width: 118,
  value: (f) => pagoDe(f).palabra,
  chip: pagoDe,
  phone: 'chip',
  isException: () => true,
};
const recibo: GridColumn<Factura> = {
  id: 'recibo',
  title: 'Recibo',
  kind: 'booleano',
  width: 68,
  value: (f) => f.withRecibo,
  render: (f) => <ReciboButton factura={f} />,
};

/** D2 §2: id, document number, prepaid marker, ingreso, importe, customer and the receipt; what is pending beside it. */
export const COLUMNAS_FACTURAS: readonly GridColumn<Factura>[] = [
  id,
  documento,
  prepago,
  ingreso,
  vencimiento,
  importe,
  pendiente,
  cliente,
  vendedor,
  remito,
  pago,
  recibo,
];

const { phone: _onPhones, ...clienteOculto } = { ...cliente, hidden: true };

/** Under a customer's name, which needs not be said again in each row. */
export const COLUMNAS_FACTURAS_CLIENTE: readonly GridColumn<Factura>[] = COLUMNAS_FACTURAS.map((column) => {
  if (column === cliente) return clienteOculto;
  if (column === remito) return { ...remito, phone: 'detail' };
  return column === vendedor ? { ...vendedor, hidden: false } : column;
});

export const FACTURAS_NOUN = { one: 'factura', many: 'facturas' } as const;
export const idOf = (factura: Factura) => String(factura.id);
export const nameOf = (factura: Factura) => `la factura ${formatNumero(factura.factura)}`;
