import { addDays, allocate, type Centavos, type Dia, sum } from '@distri/domain/kernel';
import { TIPOS_VALOR, type TipoValor, type Valor } from '@distri/domain/valores';
import { CUENTA_DE_COBRO } from '../cuentasBancarias.ts';
import { itemAt, type Prng } from '../prng.ts';

/** A payment item of a demo collection, as it stands. */
export interface ItemDemo extends Valor {
  /** When an administrator saw the money. */
  recibido: string | null;
  rechazado: boolean;
  observa: string;
  comprobante: { archivo: string; momento: string } | null;
}

/** What a collection is paid with: parts by weight, so many days after its receipt. */
export interface ItemPedido {
  tipo: Extract<TipoValor, 'TRF' | 'TRP' | 'AEF' | 'CHE' | 'CHF' | 'EFE' | 'RIB' | 'RGA' | 'RIV'>;
  peso: number;
  dias?: number;
  cheques?: number;
}

const BANCOS = ['007', '011', '014', '072', '191'] as const;
const BUENOS_AIRES = 902;
/** Days between the cheques of one item. */
const ENTRE_CHEQUES = 15;

/** Draws items, no two cheques of them alike. */
export class Valores {
  readonly #numeros = new Set<number>();

  /** The items that pay `total` between them. */
  draw(pedidos: readonly ItemPedido[], total: Centavos, fecha: Dia, prng: Prng): ItemDemo[] {
    const importes = allocate(
      total,
      pedidos.map(({ peso }) => peso),
    );
    return pedidos.map((pedido, index) => this.#item(pedido, index, itemAt(importes, index), fecha, prng));
  }

  #item(
    { tipo, dias = 0, cheques = 0 }: ItemPedido,
    index: number,
    importe: Centavos,
    fecha: Dia,
    prng: Prng,
  ): ItemDemo {
    const dia = addDays(fecha, dias);
    const { conCheques, conCuenta, conJurisdiccion, nombre } = TIPOS_VALOR[tipo];
    const number = () => String(prng.int(10_000_000, 99_999_999));
    return {
      id: 1000 + index * 100 + prng.int(1, 99),
      tipo,
      fecha: conCheques ? null : dia,
      importe,
      leyenda: conCuenta ? CUENTA_DE_COBRO.nombre : nombre,
      transferencia: conCuenta ? { numero: number(), cuenta: CUENTA_DE_COBRO.id } : { numero: '', cuenta: null },
      cheques: conCheques ? this.#cheques(tipo === 'CHE', Math.max(1, cheques), importe, dia, prng) : [],
      jurisdiccion: conJurisdiccion ? BUENOS_AIRES : null,
      recibido: null,
      rechazado: false,
      observa: '',
      comprobante: null,
    };
  }

  #cheques(electronico: boolean, cuantos: number, importe: Centavos, desde: Dia, prng: Prng): Valor['cheques'] {
    const banco = prng.pick(BANCOS);
    return allocate(importe, Array(cuantos).fill(1)).map((parte, index) => ({
      numero: this.#numero(prng),
      banco,
      fecha: addDays(desde, index * ENTRE_CHEQUES),
      importe: parte,
      iselectro: electronico,
      idelectro: electronico ? `EC${banco}${prng.int(100_000_000, 999_999_999)}` : '',
    }));
  }

  #numero(prng: Prng): string {
    let numero = prng.int(10_000_000, 99_999_999);
    while (this.#numeros.has(numero)) numero = prng.int(10_000_000, 99_999_999);
    this.#numeros.add(numero);
    return String(numero);
  }
}

/** The same items with so much more, or less, on the first of them. */
export function adjustFirst(items: readonly ItemDemo[], diferencia: Centavos): ItemDemo[] {
  return items.map((item, index) => {
    if (index !== 0) return item;
    const importe = item.importe + diferencia;
    const [cheque, ...rest] = item.cheques;
    if (!cheque) return { ...item, importe };
    const cheques = [{ ...cheque, importe: cheque.importe + diferencia }, ...rest];
    return { ...item, cheques, importe: sum(cheques.map((each) => each.importe)) };
  });
}
