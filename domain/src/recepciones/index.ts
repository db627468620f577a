export * from './contract.ts';
export * from './decidir.ts';
export * from './messages.ts';
export * from './version.ts';
