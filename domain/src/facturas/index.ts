export * from './contract.ts';
export * from './policy.ts';
