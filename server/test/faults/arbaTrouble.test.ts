import { afterAll, beforeAll, expect, test } from 'vitest';
import { abrirEspera, type Espera } from './arbaTrouble.ts';

// With one connection for everybody, a sending that kept it while ARBA is silent would stop the company.
let espera: Espera;
beforeAll(async () => {
  espera = await abrirEspera(1, 2);
});
afterAll(() => espera.close());

/** Reliability D4: while ARBA says nothing everybody goes on, and sees that the file is on its way. */
test('ARBA is silent: with a single connection orders and reads go on, and the state is there to be seen', async () => {
  const sent = [await espera.enviar(), await espera.enviar()];
  for (let round = 0; round < 5; round++) await espera.pedido();
  expect(await espera.leer()).toEqual({ documentos: ['enviando', 'enviando'], envios: ['enviando', 'enviando'] });
  await espera.arba.close();
  expect(await Promise.all(sent.map(({ fin }) => fin))).toEqual([200, 200]);
  const end = ['sin_respuesta', 'sin_respuesta'];
  expect(await espera.leer()).toEqual({ documentos: end, envios: end });
});
