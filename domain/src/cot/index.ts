export * from './archivo.ts';
export * from './domicilio.ts';
export * from './texto.ts';
