import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '../../demo/invariants.ts';
import { all } from '../../src/platform/db/index.ts';
import {
  abrirEscena,
  alguienEspera,
  Caso,
  CLAVE,
  caer,
  conElCandado,
  type Escena,
  llegaAArba,
  pasaElTiempo,
  quedaEnElCamino,
  revisarTodo,
} from './arbaKills.ts';

let escena: Escena;
beforeAll(async () => {
  escena = await abrirEscena();
}, 120_000);
afterAll(() => escena.close());

const resultados = (envio: { remitos: { resultado: string }[] } | null) =>
  envio?.remitos.map(({ resultado }) => resultado);
const readSecuencias = () => all(escena.installation.pool, sql`SELECT * FROM cot_secuencias ORDER BY cuit, dia`);

/** Reliability D4: kill -9 of the server at each step of a sending; the same bytes, name and numbers go again. */
test('nothing happens to one that nobody kills', { timeout: 60_000 }, async () => {
  const caso = new Caso(escena, 'ninguna');
  expect((await caso.enviar()).status).toBe(200);
  expect(resultados(await caso.visto())).toEqual(['aceptado', 'aceptado']);
});

test('while its number is taken: nothing is left of it, and the number is free', { timeout: 60_000 }, async () => {
  const caso = new Caso(escena, 'reserva');
  const before = await readSecuencias();
  const sent = escena.arba.recibidos.length;
  let pedido = Promise.resolve({ status: 0, json: null as unknown });
  const espera = () => {
    pedido = caso.enviar();
    return alguienEspera(escena);
  };
  await conElCandado(escena, 'SELECT 1 FROM cot_secuencias FOR UPDATE', espera, () =>
    escena.server.end('SIGKILL').then(),
  );
  await caer(escena, pedido);
  expect(await caso.visto()).toBeNull();
  expect(await readSecuencias()).toEqual(before);
  expect(escena.arba.recibidos).toHaveLength(sent);
  expect((await caso.enviar()).status).toBe(200);
  expect(resultados(await caso.visto())).toEqual(['aceptado', 'aceptado']);
});

test('fixed, before it reaches ARBA: sent again it is new there', { timeout: 60_000 }, async () => {
  const caso = new Caso(escena, 'antes');
  escena.camino.cerrar();
  const pedido = caso.enviar();
  await quedaEnElCamino(escena);
  escena.camino.abrir();
  await caer(escena, pedido);
  const envio = await caso.visto();
  expect(resultados(envio)).toEqual(['enviando', 'enviando']);
  if (!envio) throw new Error('it was fixed');
  // The same request finds its file, and does not send it a second time.
  expect((await caso.enviar()).status).toBe(409);
  await pasaElTiempo(escena, envio);
  expect(resultados(await caso.visto())).toEqual(['sin_respuesta', 'sin_respuesta']);
  const again = await caso.reenviar();
  expect([again.nombre, again.md5, resultados(again)]).toEqual([envio.nombre, envio.md5, ['aceptado', 'aceptado']]);
  expect(again.intentos.map(({ detalle }) => detalle).at(-1)).toBe('Se interrumpió antes de saber qué contestó ARBA.');
});

test('sent, before the answer: ARBA had it, and nobody gets a second number', { timeout: 60_000 }, async () => {
  const caso = new Caso(escena, 'despues');
  const sent = escena.arba.recibidos.length;
  escena.arba.guion.fallas.push('muda');
  const pedido = caso.enviar();
  await llegaAArba(escena, sent);
  await caer(escena, pedido);
  await sigueConElMismo(caso);
});

/** Sends, and kills the server once ARBA has the file and the server waits for what `candado` locks. */
async function cortarTrasArba(caso: Caso, candado: string): Promise<void> {
  const sent = escena.arba.recibidos.length;
  escena.arba.guion.fallas.push('lenta');
  const pedido = caso.enviar();
  await llegaAArba(escena, sent);
  await conElCandado(
    escena,
    candado,
    () => alguienEspera(escena),
    () => escena.server.end('SIGKILL').then(),
  );
  await caer(escena, pedido);
}

test('answered, before it is noted: the answer is lost, not its number', { timeout: 60_000 }, async () => {
  const caso = new Caso(escena, 'respuesta');
  await cortarTrasArba(caso, 'SELECT 1 FROM cot_envios FOR UPDATE');
  await sigueConElMismo(caso);
});

test('noted, before anybody is told: the same request is told, and sends nothing', { timeout: 60_000 }, async () => {
  const caso = new Caso(escena, 'anotada');
  const sent = escena.arba.recibidos.length;
  // What the answer is read with, and nothing that notes it.
  await cortarTrasArba(caso, 'LOCK TABLE facturas IN ACCESS EXCLUSIVE MODE');
  expect(resultados(await caso.visto())).toEqual(['aceptado', 'aceptado']);
  expect((await caso.enviar()).status).toBe(200);
  expect(escena.arba.recibidos).toHaveLength(sent + 1);
});

test('afterwards: one name for each number, the same bytes each time, no refusal, and the password in no log', async () => {
  await revisarTodo(escena);
  expect(await checkInvariants(escena.installation.pool)).toEqual([]);
  const log = escena.server.output();
  expect(log).toContain('cot.generar');
  expect(log.includes(CLAVE)).toBe(false);
});

/** It shows as being sent, then as without an answer; again it is the same name and bytes, and ARBA says that it had it. */
async function sigueConElMismo(caso: Caso): Promise<void> {
  const envio = await caso.visto();
  if (!envio) throw new Error('it was fixed');
  expect(resultados(envio)).toEqual(['enviando', 'enviando']);
  await pasaElTiempo(escena, envio);
  expect(resultados(await caso.visto())).toEqual(['sin_respuesta', 'sin_respuesta']);
  const again = await caso.reenviar();
  expect([again.nombre, again.md5, resultados(again)]).toEqual([
    envio.nombre,
    envio.md5,
    ['a_verificar', 'a_verificar'],
  ]);
  const [first, second] = escena.arba.recibidos.slice(-2);
  expect([second?.nombre, second?.bytes.equals(first?.bytes ?? Buffer.alloc(0))]).toEqual([first?.nombre, true]);
}
