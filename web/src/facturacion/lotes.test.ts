import type { ResultadoFacturacion } from '@distri/domain/facturacion';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conEstado, conResultados, detener, enEspera, enLotes, PEDIDOS_POR_LOTE, resumenEnvios } from './lotes.ts';

const pedidos = (count: number) => Array.from({ length: count }, (_, at) => ({ pedido: at + 1, version: 1 }));
const counter = () => {
  let last = 0;
  return () => `k${++last}`;
};
const resultado = (pedido: number, ok: boolean): ResultadoFacturacion => ({
  pedido,
  ok,
  factura: ok ? { id: pedido, documento: 'A000400000001', importe: 100 } : null,
  remito: null,
  message: ok ? 'Facturado' : 'No hay números',
  problems: [],
  avisos: [],
});

describe('batches', () => {
  test('keep every order once and in its place, each with its own key', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (count) => {
        const lotes = enLotes(pedidos(count), counter());
        expect(lotes.flatMap((lote) => lote.pedidos)).toEqual(pedidos(count));
        expect(new Set(lotes.map(({ key }) => key)).size).toBe(lotes.length);
        expect(lotes.every((lote) => lote.pedidos.length >= 1 && lote.pedidos.length <= PEDIDOS_POR_LOTE)).toBe(true);
      }),
    );
  });
});

describe('what is known of each order', () => {
  const [lote] = enLotes(pedidos(3), counter());
  if (!lote) throw new Error('three orders make a batch');

  test('is what the server said of it; an order that it did not name is in doubt', () => {
    const sent = conEstado(enEspera([1, 2, 3, 4]), lote, 'enviando');
    expect(sent.get(2)?.estado).toBe('enviando');
    const answered = conResultados(sent, lote, [resultado(1, true), resultado(2, false), resultado(99, true)]);
    expect([...answered.values()].map(({ estado }) => estado)).toEqual(['listo', 'fallado', 'dudoso', 'espera']);
    expect(answered.get(2)?.mensaje).toBe('No hay números');
    expect(answered.has(99)).toBe(false);
    expect(resumenEnvios(answered)).toEqual({ total: 4, terminados: 3, listos: 1, fallados: 2, detenidos: 0 });
  });

  test('stopping leaves out only who was not sent', () => {
    const answered = conResultados(enEspera([1, 2, 3, 4]), lote, [resultado(1, true), resultado(2, false)]);
    const stopped = detener(answered);
    expect([...stopped.values()].map(({ estado }) => estado)).toEqual(['listo', 'fallado', 'dudoso', 'detenido']);
    expect(resumenEnvios(stopped).terminados).toBe(4);
  });
});
