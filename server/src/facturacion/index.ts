export { facturacionRoutes } from './routes.ts';
