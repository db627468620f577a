import type { EmpresaPerfil } from '@distri/domain/kernel';
import type { Insertable } from 'kysely';
import type { DB } from '../../platform/db/index.ts';

type Talonario = Insertable<DB['talonarios']>;

/** Receipts are X0006 (D4 §2). */
const PUNTO_VENTA_RECIBOS = 6;
const TALONARIO_RECIBOS = 6;
/** Until the company says its own. */
const PUNTO_VENTA = 4;
const ULTIMO = 99_999_999;

function pad(
  id: number,
  comprobante: Talonario['comprobante'],
  letra: Talonario['letra'],
  nombre: string,
  punto_venta = PUNTO_VENTA,
): Talonario {
  return { id, comprobante, letra, nombre, punto_venta, desde: 1, hasta: ULTIMO, proximo: 1 };
}

/**
 * The pads that the documents name (D2 §9, D3 §9), from number 1 and without a CAI: sales point, next number and
 * authorisation are the company's to set before its first document (docs/operacion.md).
 */
export function talonariosIniciales({ talonarios, puntoVentaBloqueante }: EmpresaPerfil): Talonario[] {
  const { factura, remito, notaCredito } = talonarios;
  return [
    pad(factura, 'factura', 'A', 'Facturas A'),
    pad(factura, 'factura', 'B', 'Facturas B'),
    pad(puntoVentaBloqueante, 'factura', 'A', 'Facturas A contra entrega', puntoVentaBloqueante),
    pad(puntoVentaBloqueante, 'factura', 'B', 'Facturas B contra entrega', puntoVentaBloqueante),
    pad(remito, 'remito', 'R', 'Remitos'),
    pad(notaCredito, 'notaCredito', 'A', 'Notas de crédito A'),
    pad(notaCredito, 'notaCredito', 'B', 'Notas de crédito B'),
    pad(TALONARIO_RECIBOS, 'recibo', 'X', 'Recibos', PUNTO_VENTA_RECIBOS),
  ];
}
