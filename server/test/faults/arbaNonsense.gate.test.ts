import { afterAll, beforeAll, expect, test } from 'vitest';
import { abrirOficina, enviarDisparates, type Oficina } from './arbaNonsense.ts';
import { chooseSeed } from './killRun.ts';

const RESPUESTAS = 500;

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.close());

test('500 changed answers of ARBA through the API: 0 false acceptances, 0 second numbers, the state always true (D5)', {
  timeout: 240_000,
}, async () => {
  const { hallazgos, cuentas } = await enviarDisparates(oficina, RESPUESTAS, chooseSeed());
  console.log(JSON.stringify(cuentas));
  expect(hallazgos).toEqual({ falsasAceptaciones: [], segundosNumeros: [], estadosFalsos: [] });
  expect(cuentas.enviados).toBe(RESPUESTAS);
  for (const [name, count] of Object.entries(cuentas)) expect(count, name).toBeGreaterThan(0);
});
