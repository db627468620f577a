export * from './contract.ts';
export * from './filas.ts';
