import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { programFile } from '../../test/support/serverProcess.ts';
import { headerOf, parseMail, type SmtpSink, startSmtpSink, startTarpit } from '../../test/support/smtpSink.ts';
import { testEmpresa } from '../../test/support/testApi.ts';
import { inTransaction } from '../platform/db/index.ts';
import { checkedFile, storeFile } from '../platform/files/index.ts';
import { startCartero } from './index.ts';
import { insertSalida } from './repository.ts';

let db: TestDatabase;
let sink: SmtpSink;
let dataDir: string;
let usuario: number;
const stops: (() => Promise<void>)[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  db = await createTestDatabase({ sinInvariantes: 'mails about an order that is not there' });
  dataDir = mkdtempSync(path.join(tmpdir(), 'distri-correo-'));
  const { rows } = await db.pool.query<{ id: number }>(
    "INSERT INTO usuarios (username, nombre, rol, hash) VALUES ('op', 'Operadora', 'O', 'x') RETURNING id",
  );
  usuario = rows[0]?.id ?? 0;
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await db.close();
});
beforeEach(async () => {
  sink = await startSmtpSink();
  await db.pool.query('DELETE FROM salida');
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await sink.close();
});

function start(smtpUrl: string | undefined, deadlineMs = 1500): void {
  const pace = { pollMs: 30, deadlineMs, leaseMs: 2 * deadlineMs, delaysMs: Array.from({ length: 40 }, () => 60) };
  const config = { dataDir, ...(smtpUrl ? { smtpUrl } : {}) };
  const companies = [{ perfil: testEmpresa(), pool: db.pool }];
  stops.push(startCartero({ companies, config, log: { warn: () => {} }, pace }));
}

const PDF = Buffer.from('%PDF-1.7\nPedido 118\n%%EOF');

async function queue(
  name: string,
  to = [`${name}@cliente.example`],
  cco = ['archivo@distri.example'],
): Promise<number> {
  const file = checkedFile('application/pdf', PDF);
  return inTransaction(db.pool, async (tx) => {
    await storeFile(tx, file);
    const adjunto = { hash: file.hash, nombre: 'Pedido_118.pdf' };
    const contenido = { to, cc: [], cco, subject: `Pedido ${name}`, body: 'Hola', adjunto };
    return insertSalida(tx, {
      contenido,
      mensajeId: `<${name}@distri.example>`,
      documento: { clase: 'pedido', id: 118 },
      usuario,
    });
  });
}

interface Row {
  id: number;
  estado: string;
  intentos: number;
  ultimo_error: string | null;
}
const rows = async () =>
  (await db.pool.query<Row>('SELECT id, estado, intentos, ultimo_error FROM salida ORDER BY id')).rows;

async function until(holds: (rows: Row[]) => boolean): Promise<Row[]> {
  for (let left = 600; ; left--) {
    const now = await rows();
    if (holds(now)) return now;
    if (left === 0) throw new Error(`never came true: ${JSON.stringify(now)}`);
    await sleep(30);
  }
}
const allSent = (list: Row[]) => list.every(({ estado }) => estado === 'enviado');
const idsTaken = () => sink.mails.map((mail) => headerOf(mail, 'message-id'));

test('a queued mail leaves from the company, with its attachment and its blind copy unseen', async () => {
  await queue('uno');
  start(sink.url);
  await until(allSent);
  const [mail] = sink.mails;
  if (!mail) throw new Error('nothing arrived');
  expect(mail.to).toEqual(['uno@cliente.example', 'archivo@distri.example']);
  expect(headerOf(mail, 'from')).toBe('"Distri Lubricantes y Autopartes S.A." <ventas@distri.example>');
  expect(headerOf(mail, 'message-id')).toBe('<uno@distri.example>');
  expect(mail.raw).not.toContain('archivo@distri.example');
  expect(mail.body.replaceAll('\r\n', '')).toContain(PDF.toString('base64'));
});

describe('a mail server in trouble', () => {
  test.each([
    ['asks for patience', 'later', /rechazó el mensaje.*451/],
    ['refuses everything', 'never', /rechazó las direcciones.*550/],
    ['cuts the line', 'cut', /servidor de correo/],
    ['falls silent', 'silent', /no respondió a tiempo|No respondió a tiempo/],
  ] as const)('%s: people read why, and all leaves when it is back', async (_, mood, reason) => {
    sink.mood = mood;
    for (const name of ['uno', 'dos', 'tres']) await queue(name);
    start(sink.url);
    const waiting = await until((list) => list.every(({ ultimo_error }) => ultimo_error !== null));
    for (const row of waiting) expect(row.ultimo_error).toMatch(reason);
    expect(waiting.every(({ estado }) => estado === 'pendiente')).toBe(true);
    sink.mood = 'ok';
    await until(allSent);
    expect(idsTaken().sort()).toEqual(['<dos@distri.example>', '<tres@distri.example>', '<uno@distri.example>']);
    expect(new Set(sink.offered).size).toBe(3);
  });

  test('that is not there, then is', async () => {
    const { url, port } = sink;
    await sink.close();
    await queue('uno');
    start(url);
    const [row] = await until(([first]) => first?.ultimo_error !== null);
    expect(row?.ultimo_error).toBe('No se pudo conectar con el servidor de correo.');
    sink = await startSmtpSink(port);
    await until(allSent);
    expect(idsTaken()).toEqual(['<uno@distri.example>']);
  });

  test('that drips a byte a second holds up neither the queue nor who queues', async () => {
    const tarpit = await startTarpit();
    start(tarpit.url, 700);
    const begun = Date.now();
    for (let index = 0; index < 10; index++) await queue(`lento${index}`);
    expect(Date.now() - begun).toBeLessThan(3000);
    const [row] = await until(([first]) => first?.ultimo_error !== null);
    expect(row?.ultimo_error).toMatch(/respondió a tiempo/);
    expect(tarpit.connections()).toBeGreaterThan(0);
    await Promise.all(stops.splice(0).map((stop) => stop()));
    await tarpit.close();
    start(sink.url);
    await until(allSent);
    expect(new Set(idsTaken()).size).toBe(10);
  });

  test('refuses one mail for ever: the others leave, and a person sees which one did not', async () => {
    sink.unknown.add('nadie@cliente.example');
    const poison = await queue('nadie', ['nadie@cliente.example'], []);
    for (const name of ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis']) await queue(name);
    start(sink.url);
    const end = await until((list) => list.every(({ estado }) => estado !== 'pendiente'));
    expect(end.filter(({ estado }) => estado === 'enviado')).toHaveLength(6);
    expect(end.find(({ id }) => id === poison)).toMatchObject({
      estado: 'fallado',
      ultimo_error: expect.stringContaining('550'),
    });
  });

  test('takes a mail for some of its recipients: the note says for whom it did not', async () => {
    sink.unknown.add('nadie@cliente.example');
    await queue('uno', ['uno@cliente.example', 'nadie@cliente.example']);
    start(sink.url);
    const [row] = await until(allSent);
    expect(row?.ultimo_error).toBe('El servidor de correo no aceptó a nadie@cliente.example.');
    expect(sink.mails).toHaveLength(1);
  });
});

describe('when nobody can know whether it left', () => {
  test('the line is cut after the mail was taken: nothing lost, one repeat at most, one Message-ID', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `corte${index}`);
    for (const name of names) await queue(name);
    const seen = new Set<string>();
    sink.onTaken = (mail) => {
      const id = headerOf(mail, 'message-id') ?? '';
      sink.mood = seen.has(id) ? 'ok' : 'takeAndCut';
      seen.add(id);
    };
    start(sink.url);
    await until(allSent);
    const counts = names.map((name) => idsTaken().filter((id) => id === `<${name}@distri.example>`).length);
    expect(counts.every((count) => count === 2)).toBe(true);
    expect(sink.mails).toHaveLength(40);
  });

  test('the sender is killed between sending and marking: nothing lost, one repeat, one Message-ID', async () => {
    await queue('uno');
    const script = programFile('test/support/carteroProcess.ts');
    const child = spawn(process.execPath, [script, db.url, sink.url, dataDir], { stdio: 'ignore' });
    children.push(child);
    const gone = new Promise((ended) => child.on('exit', ended));
    sink.onTaken = async () => {
      child.kill('SIGKILL');
      await gone;
    };
    await gone;
    sink.onTaken = undefined;
    expect(await rows()).toMatchObject([{ estado: 'pendiente', intentos: 1 }]);
    // Its lease is over.
    await db.pool.query('UPDATE salida SET proximo = now()');
    start(sink.url);
    await until(allSent);
    expect(idsTaken()).toEqual(['<uno@distri.example>', '<uno@distri.example>']);
  });
});

describe('without a mail server', () => {
  const folder = () => path.join(dataDir, 'correo', testEmpresa().id);

  test('mails are kept as files, marked as not sent', async () => {
    const id = await queue('uno');
    start(undefined);
    expect(await until(([row]) => row?.estado !== 'pendiente')).toMatchObject([
      { estado: 'sin_enviar', ultimo_error: null },
    ]);
    const files = readdirSync(folder());
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d-${id}\\.eml$`));
    const mail = parseMail(readFileSync(path.join(folder(), files[0] ?? ''), 'utf8'));
    expect(headerOf(mail, 'to')).toBe('uno@cliente.example');
    expect(headerOf(mail, 'bcc')).toBe('archivo@distri.example');
  });
});
