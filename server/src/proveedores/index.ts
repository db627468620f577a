export { proveedoresRoutes } from './routes.ts';
