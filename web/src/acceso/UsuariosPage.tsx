import { listUsuarios, type Usuario } from '@distri/domain/acceso';
import { useCall } from '../platform/api/index.ts';
import { DataGrid } from '../platform/grid/DataGrid.tsx';
import { COLUMNAS_USUARIOS } from './usuariosColumns.ts';

const USUARIOS_NOUN = { one: 'usuario', many: 'usuarios' };
const ORDEN = { orden: [{ id: 'username', desc: false }] } as const;
const idOf = (usuario: Usuario) => String(usuario.id);
const nameOf = (usuario: Usuario) => usuario.username;
const tintOf = (usuario: Usuario) => (usuario.activo ? null : 'inhabilitado');

/** Who may log in to this company, for A. Users are made and changed by `npm run usuarios`. */
export function UsuariosPage() {
  const usuarios = useCall(listUsuarios, undefined, { errorShown: 'screen' });
  return (
    <DataGrid
      id="usuarios"
      label="Usuarios"
      title="Usuarios"
      noun={USUARIOS_NOUN}
      columns={COLUMNAS_USUARIOS}
      rows={usuarios.data?.result}
      rowId={idOf}
      rowLabel={nameOf}
      rowTint={tintOf}
      initial={ORDEN}
      searchHint="Usuario, nombre, rol o e-mail"
      error={usuarios.error}
      onRetry={() => void usuarios.refetch()}
    />
  );
}
