export * from './checks.ts';
export * from './disponibilidad.ts';
export * from './faltantes.ts';
export * from './movimientos.ts';
