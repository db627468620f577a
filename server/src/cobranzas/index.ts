export { devolverValor, type ValorDevuelto } from './acts/devolverValor.ts';
export { recalcularEstado } from './acts/recalcular.ts';
export { rendirCobranzas } from './acts/rendir.ts';
export { cobranzaPdf } from './cobranzaPdf.ts';
export type { ChequeRow, CobranzaDetalleRow, ItemRow } from './filas.ts';
export { lockCobranza, readCobranza } from './repository.ts';
export { cobranzasRoutes } from './routes.ts';
