import { NOMBRE_ROL } from '@distri/domain/kernel';
import type { UsuarioMaestro } from '@distri/domain/maestros';
import { GRUPOS_DESTINO, type GrupoDestino, rolDeGrupo } from '@distri/domain/notificaciones';

/** Somebody, or everybody of a role. */
export interface Destinatario {
  id: number | GrupoDestino;
  nombre: string;
  detalle: string;
  clase: 'Grupos' | 'Usuarios';
}

const NOMBRE_GRUPO: Readonly<Record<GrupoDestino, string>> = {
  ROLE_A: 'Administradores',
  ROLE_S: 'Supervisores',
  ROLE_V: 'Vendedores',
  ROLE_O: 'Operadores',
  ROLE_H: 'Choferes',
};

/** The groups of D1 §6 first, then the users by name. */
export function destinatarios(usuarios: readonly UsuarioMaestro[]): Destinatario[] {
  const grupos = GRUPOS_DESTINO.map((id): Destinatario => {
    const count = usuarios.filter((usuario) => usuario.role === rolDeGrupo(id)).length;
    return { id, nombre: NOMBRE_GRUPO[id], detalle: count === 1 ? '1 usuario' : `${count} usuarios`, clase: 'Grupos' };
  });
  const people = [...usuarios]
    .sort((a, b) => a.name.localeCompare(b.name, 'es'))
    .map(({ id, name, username, role }): Destinatario => {
      return { id, nombre: name, detalle: `${username} · ${NOMBRE_ROL[role]}`, clase: 'Usuarios' };
    });
  return [...grupos, ...people];
}
