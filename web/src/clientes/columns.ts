import { type Cliente, ESTADOS_CLIENTE, estadoCliente, tinteCliente } from '@distri/domain/clientes';
import { formatCuit } from '@distri/domain/kernel';
import type { GridColumn } from '../platform/grid/types.ts';

const estado: GridColumn<Cliente> = {
  id: 'estado',
  title: 'Estado',
  kind: 'chip',
  width: 124,
  value: (c) => ESTADOS_CLIENTE[estadoCliente(c)].palabra,
  chip: (c) => ESTADOS_CLIENTE[estadoCliente(c)],
  phone: 'chip',
  isException: (c) => estadoCliente(c) !== 'ACTIVO',
};

/** D2 §2: id, business name, tax id, locality, address, seller, classification; balance and state as look 03 has them. */
export const COLUMNAS_CLIENTES: readonly GridColumn<Cliente>[] = [
  { id: 'id', title: 'Id', kind: 'id', width: 68, value: (c) => c.id, fixed: true, phone: 'line' },
  {
    id: 'razsoc',
    title: 'Razón social',
    kind: 'nombre',
    width: 216,
    value: (c) => c.razsoc,
    fixed: true,
    phone: 'title',
  },
  { id: 'cuit', title: 'CUIT', kind: 'codigo', width: 116, value: (c) => formatCuit(c.cuit) },
  {
    id: 'localidad',
    title: 'Localidad',
    kind: 'texto',
    width: 94,
    value: (c) => c.localidad,
    filter: 'set',
    groupable: true,
    phone: 'line',
  },
  { id: 'direccion', title: 'Dirección', kind: 'texto', width: 122, value: (c) => c.direccion, phone: 'line' },
  {
    id: 'vendedor',
    title: 'Vendedor',
    kind: 'texto',
    width: 108,
    value: (c) => c.apenom,
    filter: 'set',
    groupable: true,
    phone: 'detail',
  },
  {
    id: 'clasificacion',
    title: 'Clasificación',
    kind: 'texto',
    width: 112,
    value: (c) => c.clasifica,
    filter: 'set',
    groupable: true,
  },
  {
    id: 'saldo',
    title: 'Saldo cta. cte.',
    kind: 'importe',
    width: 118,
    value: (c) => c.saldoCuentaCorriente,
    sum: true,
    phone: 'figure',
    phoneZero: 'Sin saldo',
  },
  estado,
  {
    id: 'zona',
    title: 'Zona',
    kind: 'texto',
    width: 90,
    value: (c) => c.zona,
    filter: 'set',
    groupable: true,
    hidden: true,
  },
  { id: 'telefono', title: 'Teléfono', kind: 'codigo', width: 120, value: (c) => c.telefono, hidden: true },
  { id: 'email', title: 'Email', kind: 'texto', width: 160, value: (c) => c.email, hidden: true },
  {
    id: 'listaprecio',
    title: 'Lista de precios',
    kind: 'texto',
    width: 110,
    value: (c) => `Lista ${c.listaprecio}`,
    filter: 'set',
    hidden: true,
  },
];

/** What the server pages and searches, the grid can neither sort nor filter: it does not have all of it. */
const asPaged = (column: GridColumn<Cliente>): GridColumn<Cliente> => ({
  ...column,
  sortable: false,
  filter: 'none',
  groupable: false,
});

export const COLUMNAS_CLIENTES_PAGINADAS = COLUMNAS_CLIENTES.map(asPaged);

/** D2 §2, customer picker: id, razsoc, localidad, direccion, apenom. */
export const COLUMNAS_SELECCION: readonly GridColumn<Cliente>[] = COLUMNAS_CLIENTES.filter(({ id }) =>
  ['id', 'razsoc', 'cuit', 'localidad', 'direccion', 'vendedor', 'estado'].includes(id),
).map(asPaged);

/** Reddish for disabled, yellowish for inactive (D2 §2). */
export const tintOf = (cliente: Cliente) => tinteCliente(cliente);
export const idOf = (cliente: Cliente) => cliente.id;
export const nameOf = (cliente: Cliente) => cliente.razsoc;
export const CLIENTES_NOUN = { one: 'cliente', many: 'clientes' } as const;
