export { devolverValor, type ValorDevuelto } from './acts/devolverValor.ts';
export { recalcularEstado } from './acts/recalcular.ts';
export { rendirCobranzas } from './acts/rendir.ts';
export type { ChequeRow, CobranzaDetalleRow, ItemRow } from './filas.ts';
export { lockCobranza } from './repository.ts';
