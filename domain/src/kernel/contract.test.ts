import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fecha, pesos } from './codecs.ts';
import { asCreated, asList, asRecord, asValue, creado, defineCall, hecho, lista, valor } from './contract.ts';

describe('a declared call', () => {
  const fila = z.object({ ingreso: fecha, importe: pesos });
  const call = defineCall({
    name: 'prueba.listar',
    method: 'GET',
    path: '/prueba',
    summary: 'Prueba',
    permission: 'session',
    kind: 'read',
    answer: lista(fila),
  });

  it('has no query and no body unless it names them, and the prefix of D1 §8', () => {
    expect(call.errorPrefix).toBe('Error');
    expect(call.query.parse({})).toEqual({});
    expect(call.body.parse(undefined)).toBeUndefined();
  });

  it('speaks the wire outside and centavos and days inside', () => {
    const inside = asList([{ ingreso: '2026-11-20', importe: 123456 }], 342);
    const wire = { count: 342, result: [{ ingreso: '20/11/2026', importe: 1234.56 }] };
    expect(z.encode(call.answer, inside)).toEqual(wire);
    expect(z.decode(call.answer, wire)).toEqual(inside);
  });

  it('answers in the forms of decisions 1', () => {
    expect(asRecord('x')).toEqual({ count: 1, result: ['x'] });
    expect(valor(z.number()).parse(asValue(7))).toEqual({ count: 1, result: 7 });
    expect(creado(z.number()).parse(asCreated(9))).toEqual({ id: 9, data: { id: 9 } });
    expect(hecho.parse({ result: true })).toEqual({ result: true });
  });
});
