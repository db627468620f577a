export { recepcionesRoutes } from './routes.ts';
