export { prepagoRoutes } from './routes.ts';
