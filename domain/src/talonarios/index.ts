export * from './comprobantes.ts';
export * from './messages.ts';
export * from './talonario.ts';
