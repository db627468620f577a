export * from './contract.ts';
export * from './documentos.ts';
export * from './numeroDocumento.ts';
