import type { EstadoCobranza } from '@distri/domain/cobranzas';
import { type EstadoVisible, plural } from '@distri/domain/kernel';
import { ESTADOS_RENDICION } from '@distri/domain/rendiciones';
import { TIPOS_VALOR, type TipoValor } from '@distri/domain/valores';
import type { GridColumn } from '../platform/grid/types.ts';
import type { CobranzaRendible } from './requests.ts';

/** The codes as the settlement desk reads them; one of another status is not its business. */
export function estadoRendicion(status: EstadoCobranza): EstadoVisible | null {
  return status === 'A' || status === 'S' || status === 'O' ? ESTADOS_RENDICION[status] : null;
}

/** 'Cheques electrónicos (3), Transferencia Bancaria' */
export function valoresDe({ items = [] }: CobranzaRendible): string {
  const counts = new Map<TipoValor, number>();
  for (const { tipo, cheques } of items) counts.set(tipo, (counts.get(tipo) ?? 0) + Math.max(1, cheques.length));
  return [...counts].map(([tipo, count]) => `${TIPOS_VALOR[tipo].nombre}${count > 1 ? ` (${count})` : ''}`).join(', ');
}

const ID: GridColumn<CobranzaRendible> = {
  id: 'id',
  title: 'Id',
  kind: 'id',
  width: 68,
  value: (c) => c.id,
  fixed: true,
  phone: 'line',
};
const RECIBO: GridColumn<CobranzaRendible> = {
  id: 'numrec',
  title: 'Recibo',
  kind: 'codigo',
  width: 78,
  value: (c) => c.numrec,
  phone: 'line',
  phoneText: (c) => `recibo ${c.numrec}`,
};
const FECHA: GridColumn<CobranzaRendible> = {
  id: 'fecharecibo',
  title: 'Fecha',
  kind: 'fecha',
  width: 100,
  value: (c) => c.fecharecibo,
  phone: 'line',
};
const CLIENTE: GridColumn<CobranzaRendible> = {
  id: 'razsoc',
  title: 'Cliente',
  kind: 'nombre',
  width: 190,
  value: (c) => c.razsoc,
  fixed: true,
  phone: 'title',
};
const NUMERO_CLIENTE: GridColumn<CobranzaRendible> = {
  id: 'idcliente',
  title: 'N° cliente',
  kind: 'id',
  width: 82,
  value: (c) => c.idcliente,
};
const VENDEDOR: GridColumn<CobranzaRendible> = {
  id: 'vendedor',
  title: 'Vendedor',
  kind: 'texto',
  width: 124,
  value: (c) => c.vendedor,
  filter: 'set',
  groupable: true,
  phone: 'detail',
};
const COBRADO: GridColumn<CobranzaRendible> = {
  id: 'totitems',
  title: 'Cobrado',
  kind: 'importe',
  width: 128,
  value: (c) => c.totitems,
  sum: true,
  phone: 'figure',
};
const VALORES: GridColumn<CobranzaRendible> = {
  id: 'valores',
  title: 'Valores',
  kind: 'texto',
  width: 140,
  value: valoresDe,
};
const ESTADO: GridColumn<CobranzaRendible> = {
  id: 'status',
  title: 'Estado',
  kind: 'chip',
  width: 112,
  value: (c) => estadoRendicion(c.status)?.palabra ?? '',
  chip: (c) => estadoRendicion(c.status),
  phone: 'chip',
  isException: (c) => c.status !== 'A',
};

/** D3 §3, "Collection in approvals", with what it is made of. */
export const COLUMNAS_DIGITAL = [ID, RECIBO, FECHA, CLIENTE, NUMERO_CLIENTE, VENDEDOR, VALORES, COBRADO, ESTADO];
/** D4 §2: 'Cobranzas Aprobadas'. */
export const COLUMNAS_APROBADAS = [ID, RECIBO, FECHA, CLIENTE, VENDEDOR, COBRADO];

export const COBRANZAS_NOUN = { one: 'cobranza', many: 'cobranzas' } as const;
export const idOf = ({ id }: CobranzaRendible) => String(id);
export const nameOf = ({ id }: CobranzaRendible) => `la cobranza ${id}`;
export const cobranzas = (count: number) => plural(count, 'cobranza', 'cobranzas');
