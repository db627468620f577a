import { MAXIMO_RENDICION, type RendicionManual } from '@distri/domain/rendiciones';

/** What was handed in together. */
export interface Rendicion {
  timestamp: string;
  fecha: string;
  usuario: string;
  cobranzas: RendicionManual[];
}

/** The rows by the moment that they share, the newest first, each group in the order of its rows. */
export function agrupar(rows: readonly RendicionManual[]): Rendicion[] {
  const groups = new Map<string, Rendicion>();
  for (const row of rows) {
    const { timestamp, fecha, usuario } = row;
    const group = groups.get(timestamp) ?? { timestamp, fecha, usuario, cobranzas: [] };
    group.cobranzas.push(row);
    groups.set(timestamp, group);
  }
  return [...groups.values()].sort((a, b) => (a.timestamp < b.timestamp ? 1 : -1));
}

/** The papers of a group: one holds 130 at most (D4 §9). */
export function papelesDe({ cobranzas }: Rendicion): number[][] {
  const ids = cobranzas.map(({ idrecibo }) => idrecibo);
  const count = Math.ceil(ids.length / MAXIMO_RENDICION);
  return Array.from({ length: count }, (_, at) => ids.slice(at * MAXIMO_RENDICION, (at + 1) * MAXIMO_RENDICION));
}
