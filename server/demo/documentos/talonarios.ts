import { addDays, type Dia, type EmpresaPerfil } from '@distri/domain/kernel';
import type { BulkWriter } from '../bulkWriter.ts';

type Comprobante = 'factura' | 'remito' | 'notaCredito' | 'recibo';
type Letra = 'A' | 'B' | 'R' | 'X';

interface Talonario {
  id: number;
  comprobante: Comprobante;
  letra: Letra;
  nombre: string;
  puntoVenta: number;
  desde: number;
  hasta: number;
  proximo: number;
  /** Days from today in which its authorisation (CAI) runs out; null for pads without one. */
  caiDias: number | null;
}

/** Where a number comes from, and the number. */
export interface Numero {
  talonario: number;
  letra: Letra;
  puntoVenta: number;
  numero: number;
}

/** Receipts are X0006 (D4 §2). */
const PUNTO_VENTA_RECIBOS = 6;
const TALONARIO_RECIBOS = 6;
const TALONARIO_REMITO_MOSTRADOR = 5;
const PUNTO_VENTA = 4;
const ULTIMO = 99_999_999;
/** A remito pad is authorised for so many forms, and until a day. */
const REMITOS_POR_CAI = 999_999;
const CAI_VIGENTE = 180;
/** The other one is about to run out, for the warning of the home screen. */
const CAI_POR_VENCER = 8;
const CAI = '52467890123456';
/** Numbers left in the pads of the company whose pads are about to run out. */
const POR_AGOTARSE = 140;
const EMPRESA_POR_AGOTARSE = 'olavarria';

/**
 * The pads of a company (D2 §9): invoices 50, remitos 4, credit notes 3, receipts, and the pad of the sales point whose
 * unpaid documents stop orders, which invoices what is paid on delivery.
 */
function padsOf(empresa: EmpresaPerfil): Talonario[] {
  const { factura, remito, notaCredito } = empresa.talonarios;
  const contado = empresa.puntoVentaBloqueante;
  const pad = (
    id: number,
    comprobante: Comprobante,
    letra: Letra,
    nombre: string,
    puntoVenta: number,
    desde: number,
    remitos: Pick<Talonario, 'hasta' | 'caiDias'> = { hasta: ULTIMO, caiDias: null },
  ): Talonario => ({ id, comprobante, letra, nombre, puntoVenta, desde, proximo: desde, ...remitos });
  const authorised = (desde: number, caiDias: number) => ({ hasta: desde + REMITOS_POR_CAI - 1, caiDias });
  return [
    pad(factura, 'factura', 'A', 'Facturas A', PUNTO_VENTA, 12_001),
    pad(factura, 'factura', 'B', 'Facturas B', PUNTO_VENTA, 3_401),
    pad(contado, 'factura', 'A', 'Facturas A contra entrega', contado, 801),
    pad(contado, 'factura', 'B', 'Facturas B contra entrega', contado, 251),
    pad(remito, 'remito', 'R', 'Remitos', PUNTO_VENTA, 98_001, authorised(98_001, CAI_VIGENTE)),
    pad(TALONARIO_REMITO_MOSTRADOR, 'remito', 'R', 'Remitos de mostrador', 5, 4_001, authorised(4_001, CAI_POR_VENCER)),
    pad(notaCredito, 'notaCredito', 'A', 'Notas de crédito A', PUNTO_VENTA, 1_501),
    pad(notaCredito, 'notaCredito', 'B', 'Notas de crédito B', PUNTO_VENTA, 301),
    pad(TALONARIO_RECIBOS, 'recibo', 'X', 'Recibos', PUNTO_VENTA_RECIBOS, 20_001),
  ];
}

/** Numbers without gaps, in the order in which the documents are issued. */
export class Talonarios {
  readonly #pads: Map<string, Talonario>;
  readonly #hoy: Dia;
  readonly #empresa: string;

  constructor(empresa: EmpresaPerfil, hoy: Dia) {
    this.#empresa = empresa.id;
    this.#pads = new Map(padsOf(empresa).map((pad) => [`${pad.id}${pad.letra}`, pad]));
    this.#hoy = hoy;
  }

  next(talonario: number, letra: Letra): Numero {
    const pad = this.#padOf(talonario, letra);
    if (pad.proximo > pad.hasta) throw new RangeError(`no number left in pad ${talonario} ${letra}`);
    const numero = pad.proximo;
    pad.proximo += 1;
    return { talonario, letra, puntoVenta: pad.puntoVenta, numero };
  }

  nextRecibo(): Numero {
    return this.next(TALONARIO_RECIBOS, 'X');
  }

  /** What is printed on the forms of a pad. */
  caiOf(talonario: number, letra: Letra): { cai: string | null; cai_vence: Dia | null } {
    const { caiDias } = this.#padOf(talonario, letra);
    return caiDias === null ? { cai: null, cai_vence: null } : { cai: CAI, cai_vence: addDays(this.#hoy, caiDias) };
  }

  addTo(writer: BulkWriter): void {
    for (const { id, comprobante, letra, nombre, puntoVenta, desde, hasta, proximo } of this.#pads.values())
      writer.add('talonarios', {
        id,
        comprobante,
        letra,
        nombre,
        punto_venta: puntoVenta,
        desde,
        hasta: Math.min(hasta, this.#agotando(comprobante, letra) ? proximo + POR_AGOTARSE - 1 : hasta),
        proximo,
        ...this.caiOf(id, letra),
      });
  }

  /** One company is about to run out of A invoices and of remitos. */
  #agotando(comprobante: Comprobante, letra: Letra): boolean {
    return (
      this.#empresa.includes(EMPRESA_POR_AGOTARSE) &&
      (comprobante === 'remito' || (comprobante === 'factura' && letra === 'A'))
    );
  }

  #padOf(talonario: number, letra: Letra): Talonario {
    const pad = this.#pads.get(`${talonario}${letra}`);
    if (pad === undefined) throw new RangeError(`no pad ${talonario} ${letra}`);
    return pad;
  }
}
