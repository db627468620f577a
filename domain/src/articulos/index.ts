export * from './contract.ts';
export * from './stockContract.ts';
