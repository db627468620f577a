export { type ACancelarRow, listACancelar, maxImporte, puntoVentaDe } from './aCancelar.ts';
export { listImpagos, readCuenta } from './repository.ts';
export { cuentasRoutes } from './routes.ts';
export { lockSaldo } from './saldo.ts';
