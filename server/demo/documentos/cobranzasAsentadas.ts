import type { DocumentoACancelar } from '@distri/domain/cobranzas';
import { composeNumero } from '@distri/domain/cuentas';
import { addDays, type Centavos, type Dia } from '@distri/domain/kernel';
import { addWorkdays, at, isWorkday } from '../calendar.ts';
import type { ClienteDemo, Mundo } from '../mundo.ts';
import type { Prng } from '../prng.ts';
import type { ItemDemo, ItemPedido } from './cobranzaItems.ts';
import type { Cobranzas, PasoDemo } from './cobranzas.ts';
import type { NotaDemo } from './notasCredito.ts';

interface Dependencias {
  ultimo: Dia;
  prng: Prng;
  /** Hashes of the pictures that stand for proofs. */
  recibos: readonly string[];
  mundo: Mundo;
}

/** A payment of the account that came as a collection. */
interface Pago {
  cliente: ClienteDemo;
  dia: Dia;
  documento: DocumentoACancelar;
  pagado: Centavos;
  nota: NotaDemo | null;
}

/** Days back from the last one in which payments may have come as collections. */
const DESDE = 60;
/** Of a hundred such payments. */
const COBRADOS = 40;
/** The account agrees with the figures of the collection to the centavo, but for the rounding of a note's net. */
const POLVO: Centavos = 5;

const FORMAS: readonly (readonly ItemPedido[])[] = [
  [{ tipo: 'TRF', peso: 1 }],
  [
    { tipo: 'TRF', peso: 9 },
    { tipo: 'RIB', peso: 1 },
  ],
  [{ tipo: 'EFE', peso: 1 }],
  [{ tipo: 'CHF', peso: 1, cheques: 2 }],
  [{ tipo: 'CHE', peso: 1, cheques: 1 }],
];

/** Collections of the last weeks that are posted: their receipts are the account's, their documents are paid. */
export class Asentadas {
  readonly #deps: Dependencias;

  constructor(deps: Dependencias) {
    this.#deps = deps;
  }

  /** Answers the collection and its receipt in the account; null when the payment came in another way. */
  collect(cobranzas: Cobranzas, pago: Pago): { id: number; recibo: string } | null {
    const { ultimo, prng } = this.#deps;
    if (!cobranzas.enUso || pago.dia < addDays(ultimo, -DESDE) || !prng.chance(COBRADOS)) return null;
    const fecha = this.#fecha(pago);
    const items = cobranzas.valores.draw(prng.pick(FORMAS), pago.pagado, fecha, prng);
    const calculo = cobranzas.calcular(pago.cliente, fecha, [pago.documento], items);
    const granted = pago.nota?.importe ?? 0;
    // With another discount than the one that was granted it would not explain itself.
    if (Math.abs(calculo.impdesc - granted) > POLVO || calculo.saldo !== 0) return null;
    const momento = at(fecha, prng.int(560, 1010));
    const { cliente, documento } = pago;
    const pasos = this.#pasos(pago, items, fecha, momento);
    const { id, numrec } = cobranzas.add({
      ...{ cliente, fecha, calculo, pasos },
      documentos: [documento],
      items: this.#seen(items, fecha, momento),
      ...(pago.nota && { nota: { id: pago.nota.id, clase: 'asiento' } }),
    });
    return { id, recibo: composeNumero({ letra: 'X', puntoVenta: 6, numero: Number(numrec) }) };
  }

  /** A worked day shortly before it was posted, not before the invoice; with a discount, the day that it was counted to. */
  #fecha({ dia, documento, nota }: Pago): Dia {
    if (nota) return dia;
    const back = addDays(dia, -this.#deps.prng.int(0, 3));
    return back < documento.ingreso || !isWorkday(back) ? dia : back;
  }

  #seen(items: readonly ItemDemo[], fecha: Dia, momento: string): ItemDemo[] {
    const { prng, recibos } = this.#deps;
    const manual = items.some(({ tipo }) => tipo === 'EFE' || tipo === 'CHF');
    return items.map((item) => ({
      ...item,
      recibido: ['TRF', 'CHE'].includes(item.tipo) ? at(fecha, 1020, 0) : null,
      comprobante: manual ? null : { archivo: prng.pick(recibos), momento },
    }));
  }

  #pasos({ cliente, dia }: Pago, items: readonly ItemDemo[], fecha: Dia, momento: string): PasoDemo[] {
    const username = this.#deps.mundo.vendedorUsuario.get(cliente.vendedor) ?? 'operador';
    const received = items.some(({ tipo }) => tipo === 'TRF' || tipo === 'CHE');
    const posted = addWorkdays(dia, 0);
    return [
      { momento, username, accion: 'Cobranza generada', a: received ? 'P' : 'A' },
      ...(received
        ? [{ momento: at(fecha, 1020, 0), username: 'admin', accion: 'Valor recibido', a: 'A' } as const]
        : []),
      { momento: at(posted, 1030, 0), username: 'admin', accion: 'Rendida', a: 'S' },
      { momento: at(posted, 1040, 0), username: 'admin', accion: 'Ingresada', a: 'I' },
    ];
  }
}
