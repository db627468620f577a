import type { Usuario } from '@distri/domain/acceso';
import { type EstadoVisible, NOMBRE_ROL } from '@distri/domain/kernel';
import type { GridColumn } from '../platform/grid/types.ts';

const estado = ({ activo }: Usuario): EstadoVisible =>
  activo ? { palabra: 'Activo', tono: 'verde' } : { palabra: 'Desactivado', tono: 'rojo' };

/** Of whom the user is: the salesperson of S and V, the customer of C. */
const vinculo = ({ vendedor, cliente }: Usuario) =>
  [vendedor && `Vendedor ${vendedor}`, cliente && `Cliente ${cliente}`].filter(Boolean).join(' · ');

export const COLUMNAS_USUARIOS: readonly GridColumn<Usuario>[] = [
  { id: 'id', title: 'Id', kind: 'id', width: 56, value: (u) => u.id, fixed: true },
  {
    id: 'username',
    title: 'Usuario',
    kind: 'nombre',
    width: 130,
    value: (u) => u.username,
    fixed: true,
    phone: 'title',
  },
  { id: 'nombre', title: 'Nombre', kind: 'texto', width: 150, value: (u) => u.nombre, phone: 'line' },
  {
    id: 'rol',
    title: 'Rol',
    kind: 'texto',
    width: 124,
    value: (u) => NOMBRE_ROL[u.rol],
    filter: 'set',
    groupable: true,
    phone: 'detail',
  },
  { id: 'nivel', title: 'Nivel', kind: 'numero', width: 60, value: (u) => u.nivel },
  { id: 'vinculo', title: 'Vínculo', kind: 'texto', width: 112, value: vinculo },
  { id: 'email', title: 'E-mail', kind: 'texto', width: 188, value: (u) => u.email },
  { id: 'token', title: 'Token', kind: 'booleano', width: 60, value: (u) => u.conToken },
  { id: 'ultimoIngreso', title: 'Último ingreso', kind: 'instante', width: 118, value: (u) => u.ultimoIngreso },
  { id: 'creado', title: 'Creado', kind: 'instante', width: 120, value: (u) => u.creado, hidden: true },
  {
    id: 'estado',
    title: 'Estado',
    kind: 'chip',
    width: 112,
    value: (u) => estado(u).palabra,
    chip: estado,
    phone: 'chip',
    isException: (u) => !u.activo,
  },
];
