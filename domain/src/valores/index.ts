export * from './archivo.ts';
export * from './checks.ts';
export * from './contract.ts';
export * from './messages.ts';
export * from './tipos.ts';
export * from './valor.ts';
