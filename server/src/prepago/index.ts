export { recibirTransferencia } from './commands/decidirEstado.ts';
export { prepagoRoutes } from './routes.ts';
