export * from './archivo.ts';
export * from './checks.ts';
export * from './domicilio.ts';
export * from './messages.ts';
export * from './respuesta.ts';
export * from './texto.ts';
