export { emitirNotaCredito, type NotaEmitida, type NotaNueva } from './commands/emitir.ts';
export { type FacturaOrigenRow, lockFacturasOrigen, readClienteNota } from './commands/origen.ts';
export { notaCreditoPdf } from './notaCreditoPdf.ts';
export { readNotaCredito } from './repository.ts';
export { notasCreditoRoutes } from './routes.ts';
