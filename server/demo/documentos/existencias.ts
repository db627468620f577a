import {
  applyMovimiento,
  CLASE_DE,
  disponible,
  type MovimientoStock,
  type SaldoStock,
  stockDelta,
} from '@distri/domain/stock';
import type { BulkWriter } from '../bulkWriter.ts';
import type { Articulo } from '../data/articulos/tipos.ts';

/** Where a movement comes from. */
export interface Origen {
  momento: string;
  entidad: string;
  entidadId: string;
  usuario: number;
}

/** Balances of one warehouse while the demo's days pass; every change is a movement row (domain-facts §4.4). */
export class Existencias {
  readonly #writer: BulkWriter;
  readonly #deposito: number;
  readonly #saldos = new Map<string, SaldoStock>();

  constructor(writer: BulkWriter, deposito: number) {
    this.#writer = writer;
    this.#deposito = deposito;
  }

  disponible(articulo: string): number {
    return disponible(this.#saldoOf(articulo));
  }

  /** Opens an article's balance with what was counted. */
  open(articulo: Articulo, total: number, origen: Origen): void {
    this.#saldos.set(articulo.codigo, { total, reservado: 0 });
    if (total > 0) this.#addRow('inicial', articulo.codigo, { total, reservado: 0 }, origen);
  }

  receive(articulo: string, cantidad: number, origen: Origen): void {
    const saldo = this.#saldoOf(articulo);
    this.#saldos.set(articulo, { ...saldo, total: saldo.total + cantidad });
    this.#addRow('compra', articulo, { total: cantidad, reservado: 0 }, origen);
  }

  move(movimiento: MovimientoStock, articulo: string, cantidad: number, origen: Origen): void {
    this.#saldos.set(articulo, applyMovimiento(this.#saldoOf(articulo), movimiento, cantidad));
    this.#addRow(CLASE_DE[movimiento], articulo, stockDelta(movimiento, cantidad), origen);
  }

  entries(): Iterable<[articulo: string, saldo: SaldoStock]> {
    return this.#saldos;
  }

  #saldoOf(articulo: string): SaldoStock {
    const saldo = this.#saldos.get(articulo);
    if (saldo === undefined) throw new RangeError(`no stock of ${articulo}`);
    return saldo;
  }

  #addRow(clase: string, articulo: string, delta: SaldoStock, origen: Origen): void {
    this.#writer.add('stock_movimientos', {
      momento: origen.momento,
      deposito: this.#deposito,
      articulo,
      clase,
      total: delta.total,
      reservado: delta.reservado,
      entidad: origen.entidad,
      entidad_id: origen.entidadId,
      usuario: origen.usuario,
    });
  }
}
