export * from './contract.ts';
export * from './direcciones.ts';
export * from './messages.ts';
