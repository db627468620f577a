export { articulosArmadosRoutes } from './routes.ts';
