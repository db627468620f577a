export * from './contract.ts';
export * from './cuerpo.ts';
export * from './direcciones.ts';
export * from './messages.ts';
