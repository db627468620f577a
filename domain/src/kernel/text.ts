import { formatInteger } from './format.ts';

/** Lower case without accents, for searches that ignore both ('Óleo ÑANDÚ' → 'oleo nandu'). */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Picks the word for a count: `plural(1, 'pedido', 'pedidos')` → '1 pedido'. */
export function plural(count: number, one: string, many: string): string {
  return `${formatInteger(count)} ${Math.abs(count) === 1 ? one : many}`;
}

/** Cuts `text` to `length` characters without leaving half of a surrogate pair. */
export function truncate(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('');
}
