export { notificacionesRoutes } from './routes.ts';
