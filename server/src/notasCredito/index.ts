export { emitirNotaCredito, type NotaEmitida, type NotaNueva } from './commands/emitir.ts';
export { notaCreditoPdf } from './notaCreditoPdf.ts';
export { readNotaCredito } from './repository.ts';
export { notasCreditoRoutes } from './routes.ts';
