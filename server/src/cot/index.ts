export { listDocumentosPorId, type Referencia } from './documentos.ts';
export type { HojasDeRuta } from './hojas.ts';
export { cotRoutes } from './routes.ts';
export { type ArbaSimulada, closeArbaSimulada, startArbaSimulada } from './simulada/index.ts';
