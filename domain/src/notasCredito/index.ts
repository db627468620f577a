export * from './conceptos.ts';
export * from './contract.ts';
export * from './policy.ts';
