import { can, type Rol } from '@distri/domain/kernel';

/** What the search finds for a role, so that nobody is offered what they may not see: 'Buscar clientes, artículos, documentos'. */
export function searchHint(rol: Rol): string {
  if (!can(rol, 'buscar')) return 'Buscar pantallas';
  const things = [
    can(rol, 'clientes.leer') && 'clientes',
    can(rol, 'articulos.leer') && 'artículos',
    'documentos',
  ].filter((thing) => thing !== false);
  return `Buscar ${things.join(', ')}`;
}
