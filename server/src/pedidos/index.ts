export { pedidoPdf } from './pedidoPdf.ts';
export { readPedido } from './repository.ts';
export { pedidosRoutes } from './routes.ts';
