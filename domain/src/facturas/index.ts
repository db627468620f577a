export * from './contract.ts';
export * from './estados.ts';
export * from './ivaIncluido.ts';
export * from './policy.ts';
