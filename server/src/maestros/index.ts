export { loadMaestrosIniciales } from './iniciales/load.ts';
export { maestrosRoutes } from './routes.ts';
