import type { Dia, Problem } from '@distri/domain/kernel';
import {
  avisosTalonario,
  type ClaseComprobante,
  type CodigoTalonario,
  problemaTalonario,
  type Talonario,
} from '@distri/domain/talonarios';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/handle.ts';
import { type Param, prepared } from '../platform/db/prepared.ts';

/** Which counter: one id owns one per letter. */
export interface ClaveTalonario {
  id: number;
  letra: string;
}

/** A number of a pad, as the document's row keeps it. */
export interface Numero {
  talonario: number;
  letra: string;
  puntoVenta: number;
  numero: number;
  /** What the pad's forms are printed with. */
  cai: string | null;
  caiVence: Dia | null;
}

interface Claves {
  ids: readonly number[];
  letras: readonly string[];
}

/** In the order of their key, as everybody locks them: two people who take from the same pads wait, never deadlock. */
const lock = prepared(
  'talonarios.bloquear',
  (param: Param<Claves>) => sql<Talonario>`
  SELECT t.id, t.comprobante, t.letra, t.punto_venta AS "puntoVenta", t.desde, t.hasta, t.proximo, t.cai, t.cai_vence AS "caiVence", t.activo
  FROM talonarios t WHERE (t.id, t.letra) IN (SELECT * FROM unnest(${param('ids')}::int[], ${param('letras')}::text[]))
  ORDER BY t.id, t.letra FOR UPDATE`,
);

const advance = prepared(
  'talonarios.avanzar',
  (param: Param<Claves & { proximos: readonly number[] }>) => sql`
  UPDATE talonarios t SET proximo = n.proximo
  FROM unnest(${param('ids')}::int[], ${param('letras')}::text[], ${param('proximos')}::bigint[]) AS n (id, letra, proximo)
  WHERE t.id = n.id AND t.letra = n.letra`,
);

/** Some pads, locked until the commit. */
export function lockTalonarios(tx: Tx, claves: readonly ClaveTalonario[]): Promise<Talonario[]> {
  return lock(tx, { ids: claves.map(({ id }) => id), letras: claves.map(({ letra }) => letra) });
}

const keyOf = ({ id, letra }: ClaveTalonario) => `${id}/${letra}`;

/**
 * Gives out the next numbers of some locked pads. Numbers are taken in memory and stored once, by `store`, in the
 * transaction of the documents: what is rolled back was never taken, so there is no gap (domain-facts §2.1, B7).
 */
export class Numerador {
  readonly #tx: Tx;
  readonly #hoy: Dia;
  readonly #pads: ReadonlyMap<string, Talonario>;
  #proximos: Map<string, number>;

  private constructor(tx: Tx, hoy: Dia, pads: readonly Talonario[]) {
    this.#tx = tx;
    this.#hoy = hoy;
    this.#pads = new Map(pads.map((pad) => [keyOf(pad), pad]));
    this.#proximos = new Map(pads.map((pad) => [keyOf(pad), pad.proximo]));
  }

  /** Locks the pads until the commit. Take them late: everybody who issues waits here. */
  static async lock(tx: Tx, claves: readonly ClaveTalonario[], hoy: Dia): Promise<Numerador> {
    return new Numerador(tx, hoy, await lockTalonarios(tx, claves));
  }

  #padOf(clave: ClaveTalonario): Talonario | null {
    const pad = this.#pads.get(keyOf(clave));
    return pad ? { ...pad, proximo: this.#proximos.get(keyOf(pad)) ?? pad.proximo } : null;
  }

  /** Why no number can be taken from it today; null when one can. */
  problem(clave: ClaveTalonario, comprobante: ClaseComprobante): Problem<CodigoTalonario> | null {
    const pad = this.#padOf(clave);
    if (pad) return problemaTalonario(pad, comprobante, this.#hoy);
    const params = { talonario: clave.id, letra: clave.letra };
    return { code: 'TALONARIO_INEXISTENTE', severity: 'block', params };
  }

  /** The next number. Ask `problem` first: it throws when the pad has none. */
  take(clave: ClaveTalonario): Numero {
    const pad = this.#padOf(clave);
    if (!pad || pad.proximo > pad.hasta) throw new Error(`pad ${keyOf(clave)} has no number`);
    this.#proximos.set(keyOf(clave), pad.proximo + 1);
    const { id: talonario, letra, puntoVenta, proximo: numero, cai, caiVence } = pad;
    return { talonario, letra, puntoVenta, numero, cai, caiVence };
  }

  /** Where it is now; `back` returns there when what was numbered since is undone. */
  mark(): ReadonlyMap<string, number> {
    return new Map(this.#proximos);
  }

  back(mark: ReadonlyMap<string, number>): void {
    this.#proximos = new Map(mark);
  }

  #used(): Talonario[] {
    return [...this.#pads.values()].filter((pad) => this.#proximos.get(keyOf(pad)) !== pad.proximo);
  }

  /** Stores what was taken, once, at the end. */
  async store(): Promise<void> {
    const used = this.#used();
    if (used.length === 0) return;
    await advance(this.#tx, {
      ids: used.map(({ id }) => id),
      letras: used.map(({ letra }) => letra),
      proximos: used.map((pad) => this.#proximos.get(keyOf(pad)) ?? pad.proximo),
    });
  }

  /** What should be said of the pads that were used: few numbers or few days left. */
  warnings(): Problem<CodigoTalonario>[] {
    return this.#used().flatMap((pad) => avisosTalonario(this.#padOf(pad) ?? pad, this.#hoy));
  }
}
