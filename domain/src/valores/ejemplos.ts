import type { Valor } from './valor.ts';

/** A valid provisional transfer for tests; they name only what they are about. */
export function valor(changes: Partial<Valor> = {}): Valor {
  return {
    id: 1,
    tipo: 'TRP',
    fecha: '2026-11-25',
    importe: 100_000,
    leyenda: 'Transferencia provisoria',
    transferencia: { numero: '', cuenta: null },
    cheques: [],
    jurisdiccion: null,
    ...changes,
  };
}
