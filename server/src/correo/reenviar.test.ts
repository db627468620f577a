import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listSalidas, resendSalida, type Salida, sendCorreo } from '@distri/domain/correo';
import { createPedido } from '@distri/domain/pedidos';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildArticulo, buildCliente, seedMaestros } from '../../test/factories.ts';
import { pedidoBody } from '../../test/stories/venta.ts';
import { headerOf, type SmtpSink, startSmtpSink } from '../../test/support/smtpSink.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { closePdf } from '../platform/pdf/index.ts';
import { startCartero } from './index.ts';

let api: TestApi;
let operador: Persona;
let vendedor: Persona;
let sink: SmtpSink;
let dataDir: string;
let pedido: number;
let stop: () => Promise<void> = async () => {};

beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros });
  operador = await api.persona({ rol: 'O' });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
  dataDir = mkdtempSync(path.join(tmpdir(), 'distri-reenviar-'));
  const cliente = await buildCliente(api.pool, { vendedor: 'V1' });
  const articulo = await buildArticulo(api.pool, { precio: 100_000, stock: 100 });
  const body = pedidoBody([{ id: articulo, cantidad: 2, precio: 100_000 }]);
  pedido = (await vendedor.ok(createPedido, { query: { cliente }, body })).id;
});
afterAll(async () => {
  await api.close();
  await closePdf();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  sink = await startSmtpSink();
  await api.pool.query('DELETE FROM salida');
});
afterEach(async () => {
  await stop();
  await sink.close();
});

/** A mail server that gives a mail up after two tries. */
function start(smtpUrl?: string): void {
  const companies = [{ perfil: api.empresa, pool: api.pool }];
  const pace = { pollMs: 20, deadlineMs: 2000, leaseMs: 4000, delaysMs: [20] };
  stop = startCartero({ companies, config: { dataDir, smtpUrl }, log: { warn: () => {} }, pace });
}

const documento = () => ({ clase: 'pedido', id: pedido }) as const;

let turn = 0;
/** Another subject each time: the same mail twice in ten seconds is one mail (decisions 8). */
async function mailTheOrder(): Promise<number> {
  const body = {
    to: ['compras@cliente.example'],
    cc: [],
    cco: [],
    subject: `Su pedido ${++turn}`,
    body: 'Hola.',
    attachFile: true,
  };
  return (await vendedor.ok(sendCorreo, { body: { ...body, documento: documento() } })).id;
}

/** The mail as its document shows it, once it is in that state. */
async function shown(estado: Salida['estado']): Promise<Salida> {
  const read = async () => (await vendedor.ok(listSalidas, { query: documento() })).result[0];
  await expect.poll(async () => (await read())?.estado, { timeout: 20_000 }).toBe(estado);
  const salida = await read();
  if (!salida) throw new Error('no mail');
  return salida;
}

test('given up by a server in trouble: the office sends it again and the very same mail arrives', async () => {
  sink.mood = 'never';
  start(sink.url);
  const id = await mailTheOrder();
  const failed = await shown('fallado');
  expect(failed).toMatchObject({ id, intentos: 2, error: expect.stringContaining('550') });

  sink.mood = 'ok';
  expect((await vendedor.send(resendSalida, { query: { id } })).statusCode).toBe(403);
  await operador.ok(resendSalida, { query: { id } });
  expect(await shown('enviado')).toMatchObject({ id, intentos: 1, error: null });
  expect(sink.mails).toHaveLength(1);
  const [mail] = sink.mails;
  expect(mail?.to).toEqual(['compras@cliente.example']);
  expect(mail && headerOf(mail, 'message-id')).toBe(
    (await api.pool.query('SELECT mensaje_id FROM salida')).rows[0].mensaje_id,
  );
  expect(mail?.raw).toContain(`Pedido_${pedido}.pdf`);
  expect((await operador.send(resendSalida, { query: { id } })).statusCode).toBe(409);
});

test('kept in a file for want of a mail server: it leaves when there is one and somebody says so', async () => {
  start();
  const id = await mailTheOrder();
  await shown('sin_enviar');
  expect(readdirSync(path.join(dataDir, 'correo', api.empresa.id))).toHaveLength(1);
  await stop();

  start(sink.url);
  await operador.ok(resendSalida, { query: { id } });
  await shown('enviado');
  expect(sink.mails.map(({ to }) => to)).toEqual([['compras@cliente.example']]);
  const { rows } = await api.pool.query(
    "SELECT username, accion FROM auditoria WHERE entidad = 'correo' AND entidad_id = $1 ORDER BY id",
    [id],
  );
  expect(rows).toEqual([
    { username: vendedor.username, accion: 'enviar' },
    { username: operador.username, accion: 'reenviar' },
  ]);
});

test('who keeps pressing sends it once', async () => {
  sink.mood = 'never';
  start(sink.url);
  const id = await mailTheOrder();
  await shown('fallado');
  sink.mood = 'ok';
  const answers = await Promise.all(Array.from({ length: 5 }, () => operador.send(resendSalida, { query: { id } })));
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  await shown('enviado');
  expect(sink.mails).toHaveLength(1);
});
