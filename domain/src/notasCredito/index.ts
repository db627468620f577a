export * from './checks.ts';
export * from './conceptos.ts';
export * from './contract.ts';
export * from './devolucion.ts';
export * from './messages.ts';
export * from './policy.ts';
