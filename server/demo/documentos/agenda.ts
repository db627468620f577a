import type { Dia } from '@distri/domain/kernel';
import { itemAt } from '../prng.ts';

interface Suceso {
  momento: string;
  happen: () => void;
}

/** What is to happen, by day; within a day in the order of the clock, and then of entry. */
export class Agenda {
  readonly #dias = new Map<Dia, Suceso[]>();
  /** What is left of the day that is running, in order. */
  #hoy: { dia: Dia; left: Suceso[] } | null = null;

  /** `momento` is an instant of `calendar.at`: its first ten characters are the day. */
  plan(momento: string, happen: () => void): void {
    const dia = momento.slice(0, 10);
    if (this.#hoy?.dia === dia) {
      insertInOrder(this.#hoy.left, { momento, happen });
      return;
    }
    const sucesos = this.#dias.get(dia);
    if (sucesos) sucesos.push({ momento, happen });
    else this.#dias.set(dia, [{ momento, happen }]);
  }

  /** Runs the day, with what its own events add to it. */
  run(dia: Dia): void {
    const left = this.#dias.get(dia) ?? [];
    this.#dias.delete(dia);
    // Latest first, so that the next one is taken from the end.
    left.reverse().sort((a, b) => compareText(b.momento, a.momento));
    this.#hoy = { dia, left };
    for (let next = left.pop(); next !== undefined; next = left.pop()) next.happen();
    this.#hoy = null;
  }
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** `left` is ordered latest first; an event comes after those of the same instant. */
function insertInOrder(left: Suceso[], suceso: Suceso): void {
  let low = 0;
  let high = left.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (itemAt(left, middle).momento <= suceso.momento) high = middle;
    else low = middle + 1;
  }
  left.splice(low, 0, suceso);
}
