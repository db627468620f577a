import { afterAll, beforeAll, expect, test } from 'vitest';
import { MUTACIONES } from './arbaMutada.ts';
import { abrirOficina, enviarDisparates, type Oficina } from './arbaNonsense.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.close());

/** Reliability D5, each kind of nonsense once; five hundred in the gate. */
test('ARBA talks nonsense, one answer of each kind: nothing is accepted that it did not say, no second number', async () => {
  const { hallazgos, cuentas } = await enviarDisparates(oficina, MUTACIONES.length, 'disparates');
  expect(hallazgos).toEqual({ falsasAceptaciones: [], segundosNumeros: [], estadosFalsos: [] });
  expect(cuentas.enviados).toBe(MUTACIONES.length);
  for (const [name, count] of Object.entries(cuentas)) expect(count, name).toBeGreaterThan(0);
});
