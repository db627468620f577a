import { bandera, creado, fecha, hecho, lista, pesos, porcentaje, valor } from '@distri/domain/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { compileEncoder } from './encoder.ts';

const encodeText = (schema: z.ZodType, value: unknown) => JSON.stringify(compileEncoder(schema)(value));

describe('encodes', () => {
  test.each<[string, z.ZodType, unknown, unknown]>([
    ['money', pesos, 123_456_78, 123456.78],
    ['a percentage', porcentaje, 105_000, 10.5],
    ['a day', fecha, '2026-11-20', '20/11/2026'],
    ['a flag', bandera, true, true],
    [
      'a list',
      lista(z.object({ importe: pesos })),
      { count: 1, result: [{ importe: 5 }] },
      { count: 1, result: [{ importe: 0.05 }] },
    ],
    ['a value', valor(pesos.nullable()), { count: 1, result: null }, { count: 1, result: null }],
    ['a create', creado(z.string()), { id: 'x', data: { id: 'x' } }, { id: 'x', data: { id: 'x' } }],
    ['what is done', hecho, { result: true }, { result: true }],
    ['a choice', z.enum(['A', 'B']).nullable(), 'B', 'B'],
    ['an optional that is there', z.object({ a: pesos.optional() }), { a: 100 }, { a: 1 }],
    ['an optional that is not', z.object({ a: pesos.optional(), b: z.string() }), { b: 'x' }, { b: 'x' }],
    ['a union, the long way', z.union([z.string(), z.number()]), 7, 7],
    ['a default, the long way', z.string().default('x'), 'y', 'y'],
  ])('%s', (_name, schema, inside, wire) => {
    expect(JSON.parse(encodeText(schema, inside))).toEqual(wire);
    expect(encodeText(schema, inside)).toBe(JSON.stringify(z.encode(schema, inside)));
  });

  test('any row, as zod itself does', () => {
    const row = z.object({
      id: z.number().int(),
      razsoc: z.string(),
      importe: pesos,
      bonificacion: porcentaje.optional(),
      ingreso: fecha.nullable(),
      activo: z.boolean(),
      lineas: z.array(z.object({ cantidad: z.number(), precio: pesos.nullable() })),
    });
    const day = fc.integer({ min: 0, max: 60_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
    const money = fc.integer({ min: -1e14, max: 1e14 });
    const rows = fc.record(
      {
        id: fc.nat(),
        razsoc: fc.string(),
        importe: money,
        bonificacion: fc.integer({ min: -1e6, max: 1e6 }),
        ingreso: fc.option(day),
        activo: fc.boolean(),
        lineas: fc.array(fc.record({ cantidad: fc.integer(), precio: fc.option(money) })),
      },
      { requiredKeys: ['id', 'razsoc', 'importe', 'ingreso', 'activo', 'lineas'] },
    );
    fc.assert(
      fc.property(rows, (value) => {
        expect(encodeText(row, value)).toBe(JSON.stringify(z.encode(row, value)));
      }),
    );
  });
});

test('what is not declared does not travel', () => {
  const schema = lista(z.object({ id: z.string() }));
  const leaking = { count: 1, result: [{ id: 'x', costoneto: 100 }], secreto: 1 };
  expect(encodeText(schema, leaking)).toBe('{"count":1,"result":[{"id":"x"}]}');
});

test.each<[string, z.ZodType, unknown]>([
  ['a field that is missing', z.object({ a: z.string() }), {}],
  ['money that is missing', z.object({ a: pesos }), {}],
  ['a day that is missing', z.object({ a: fecha }), {}],
  ['no number', pesos, Number.NaN],
  ['an endless number', z.number(), Number.POSITIVE_INFINITY],
  ['a text for a number', z.number(), '1'],
  ['a null for a text', z.string(), null],
  ['no record', z.object({ a: z.string() }), null],
  ['no list', z.array(z.string()), { length: 1 }],
  ['another choice', z.enum(['A', 'B']), 'C'],
  ['another literal', hecho, { result: false }],
])('%s is a defect of ours, not an answer', (_name, schema, value) => {
  expect(() => encodeText(schema, value)).toThrow();
});
