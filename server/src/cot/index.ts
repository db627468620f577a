export { listDocumentosPorId, type Referencia } from './documentos.ts';
export type { HojasDeRuta } from './hojas.ts';
export { cotRoutes } from './routes.ts';
export { type ArbaSimulada, closeArbaSimulada, FALLAS, type Falla, startArbaSimulada } from './simulada/index.ts';
