import { expect, it } from 'vitest';
import { ESTADIOS, type Estadio } from './estados.ts';
import { seguimientoPedido } from './seguimiento.ts';

const of = (estadio: Estadio, estado = false) => seguimientoPedido({ estadio, estado, entrega: '2026-11-24' });

it('every stage has its own sentence, and what is to come names its day', () => {
  const sentences = [...ESTADIOS.map((estadio) => of(estadio)), of('F', true)];
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of [of('N'), of('F'), of('N', true)]) expect(sentence).toContain('24/11/2026');
  expect(of('D')).toBe('Tu pedido está en camino.');
});
