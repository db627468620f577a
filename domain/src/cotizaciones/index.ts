export * from './aprobacion.ts';
export * from './checks.ts';
export * from './contract.ts';
export * from './estados.ts';
export * from './leyendas.ts';
export * from './messages.ts';
export * from './policy.ts';
export * from './prepago.ts';
