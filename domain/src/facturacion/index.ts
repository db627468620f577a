export * from './cantidades.ts';
export * from './checks.ts';
export * from './contract.ts';
export * from './importes.ts';
export * from './messages.ts';
