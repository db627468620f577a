export { buscarRoutes } from './routes.ts';
