export * from './cambios.ts';
export * from './comprobantes.ts';
export * from './messages.ts';
export * from './numero.ts';
export * from './talonario.ts';
