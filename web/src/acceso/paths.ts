export { RUTA_LOGIN as LOGIN } from '../platform/router/guards.ts';

export const USUARIOS = '/herramientas/usuarios';
