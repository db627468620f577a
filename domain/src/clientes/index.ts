export * from './contract.ts';
export * from './estados.ts';
export * from './ocasional.ts';
