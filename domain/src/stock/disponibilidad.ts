import { sumQuantities } from '../kernel/index.ts';

/** Stock of one article in one warehouse, in units (domain-facts §4.4). */
export interface SaldoStock {
  /** Physical. */
  total: number;
  /** Σ penddesc of the orders that are not closed. */
  reservado: number;
}

/** total − reservado; below zero when more was promised than there is, which is allowed with a warning. */
export function disponible(saldo: SaldoStock): number {
  return sumQuantities([saldo.total, -saldo.reservado]);
}

/** The safety level only alerts. Zero means that none was set. */
export function bajoStockSeguridad(saldo: SaldoStock, stocksval: number): boolean {
  return stocksval > 0 && disponible(saldo) < stocksval;
}

/** An article whose notes contain 8888 is promotion stock: an order cannot pass what is there (D2 §5). */
export function isPromocion(articulo: { notas: string }): boolean {
  return articulo.notas.includes('8888');
}
