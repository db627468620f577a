export { maestrosRoutes } from './routes.ts';
