export { remitoPdf } from './remitoPdf.ts';
export { readRemito } from './repository.ts';
export { remitosRoutes } from './routes.ts';
