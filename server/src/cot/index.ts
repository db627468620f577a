export { listDocumentosPorId, type Referencia } from './documentos.ts';
export { type HojasDeRuta, SIN_HOJAS } from './hojas.ts';
export { cotRoutes } from './routes.ts';
export { type ArbaSimulada, closeArbaSimulada, startArbaSimulada } from './simulada/index.ts';
