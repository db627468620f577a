export * from './contract.ts';
export * from './rendiciones.ts';
