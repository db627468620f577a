export type { Adjuntable, Adjuntables } from './adjuntables.ts';
export { startCartero } from './cartero.ts';
export { correoRoutes } from './routes.ts';
