export { screenAccess } from './access.ts';
export { isOwnPath, RUTA_LOGIN, requireNoSession } from './guards.ts';
export { appRoute, rootRoute } from './routes.ts';
