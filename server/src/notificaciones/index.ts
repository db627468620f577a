export { type Aviso, notificar } from './repository.ts';
export { notificacionesRoutes } from './routes.ts';
