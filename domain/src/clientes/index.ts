export * from './contract.ts';
export * from './estados.ts';
export * from './fichaContract.ts';
export * from './listadoContract.ts';
export * from './mapaContract.ts';
export * from './ocasional.ts';
export * from './ocasionalContract.ts';
export * from './ubicacion.ts';
