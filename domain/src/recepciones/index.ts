export * from './contract.ts';
export * from './decidir.ts';
