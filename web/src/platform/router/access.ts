import { can, findMenuItem, grantsItem, type InterruptoresMenu, type Permiso, type Rol } from '@distri/domain/kernel';

interface Question {
  path: string;
  permiso: Permiso | undefined;
  rol: Rol;
  /** Undefined while the company's switches are on their way. */
  menu: InterruptoresMenu | undefined;
}

/** Whether a role may open a screen; `unknown` while that depends on a switch that has not arrived. */
export function screenAccess({ path, permiso, rol, menu }: Question): 'granted' | 'denied' | 'unknown' {
  if (permiso) return can(rol, permiso) ? 'granted' : 'denied';
  const item = findMenuItem(path);
  if (!item) return 'granted';
  if (!item.roles.includes(rol)) return 'denied';
  if (!item.limitado) return 'granted';
  if (!menu) return 'unknown';
  return grantsItem(item, { rol, menu }) ? 'granted' : 'denied';
}
