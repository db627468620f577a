export { rendicionesRoutes } from './routes.ts';
