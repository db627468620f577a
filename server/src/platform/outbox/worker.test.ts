import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { type Deliver, DeliveryError, type Outbox, type OutboxOptions, startOutbox } from './index.ts';

let db: TestDatabase;
const started: Outbox[] = [];
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => db.pool.query('DELETE FROM salida'));
afterEach(() => Promise.all(started.splice(0).map((outbox) => outbox.stop(0))));

const quiet = { warn: () => {} };
const SENT = { estado: 'enviado' } as const;

function start(deliver: Deliver, options: Partial<OutboxOptions> = {}): Outbox {
  const outbox = startOutbox(db.pool, {
    deliver: { correo: deliver },
    log: quiet,
    pollMs: 20,
    deadlineMs: 400,
    leaseMs: 600,
    delaysMs: [10, 10, 10],
    ...options,
  });
  started.push(outbox);
  return outbox;
}

async function queue(...contents: string[]): Promise<void> {
  for (const content of contents)
    await db.pool.query("INSERT INTO salida (clase, contenido, mensaje_id) VALUES ('correo', $1, $2)", [
      JSON.stringify(content),
      randomUUID(),
    ]);
}

interface Row {
  contenido: string;
  estado: string;
  intentos: number;
  ultimo_error: string | null;
}
const rows = async () =>
  (await db.pool.query<Row>('SELECT contenido, estado, intentos, ultimo_error FROM salida ORDER BY id')).rows;

async function until(holds: (rows: Row[]) => boolean): Promise<Row[]> {
  for (let left = 400; ; left--) {
    const now = await rows();
    if (holds(now)) return now;
    if (left === 0) throw new Error(`never came true: ${JSON.stringify(now)}`);
    await sleep(25);
  }
}
const ended = (list: Row[]) => list.every(({ estado }) => estado !== 'pendiente');

describe('a row', () => {
  test('that leaves is marked so, once', async () => {
    const seen: unknown[] = [];
    start(async ({ contenido }) => {
      seen.push(contenido);
      return SENT;
    });
    await queue('a', 'b');
    expect(await until(ended)).toMatchObject([
      { contenido: 'a', estado: 'enviado', intentos: 1, ultimo_error: null },
      { contenido: 'b', estado: 'enviado', intentos: 1, ultimo_error: null },
    ]);
    expect(seen.sort()).toEqual(['a', 'b']);
  });

  test('that is only kept says so, with what was not quite right', async () => {
    start(async () => ({ estado: 'sin_enviar', nota: 'Sin servidor' }));
    await queue('a');
    expect(await until(ended)).toMatchObject([{ estado: 'sin_enviar', ultimo_error: 'Sin servidor' }]);
  });

  test('that fails is tried again under the same id, its reason readable meanwhile', async () => {
    const ids: string[] = [];
    start(
      async ({ mensajeId, intentos }) => {
        ids.push(mensajeId);
        if (intentos < 3) throw new DeliveryError('El servidor no quiere', { permanent: false });
        return SENT;
      },
      { delaysMs: [150, 150, 150] },
    );
    await queue('a');
    expect(await until(([row]) => row?.ultimo_error !== null)).toMatchObject([
      { estado: 'pendiente', ultimo_error: 'El servidor no quiere' },
    ]);
    expect(await until(ended)).toMatchObject([{ estado: 'enviado', intentos: 3, ultimo_error: null }]);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });

  test('that never leaves is given up, and a defect of ours tells people nothing of it', async () => {
    start(async ({ contenido }) => {
      if (contenido === 'no') throw new DeliveryError('Rechazado', { permanent: true });
      throw new TypeError('secreto interno');
    });
    await queue('no', 'defecto');
    expect(await until(ended)).toMatchObject([
      { estado: 'fallado', intentos: 4, ultimo_error: 'Rechazado' },
      { estado: 'fallado', intentos: 4, ultimo_error: 'Falló por un error inesperado.' },
    ]);
  });

  test('whose try takes too long is broken off, also when its sender does not listen', async () => {
    start(({ contenido }, signal) => (contenido === 'a' ? sleep(60_000, SENT, { signal }) : new Promise(() => {})), {
      deadlineMs: 50,
      delaysMs: [],
    });
    await queue('a', 'b');
    expect(await until(ended)).toMatchObject([
      { estado: 'fallado', intentos: 1 },
      { estado: 'fallado', intentos: 1, ultimo_error: 'No respondió a tiempo.' },
    ]);
  });

  test('of a kind that nobody sends is given up', async () => {
    const outbox = startOutbox(db.pool, { deliver: {}, log: quiet, pollMs: 20, delaysMs: [] });
    started.push(outbox);
    await queue('a');
    expect(await until(ended)).toMatchObject([{ estado: 'fallado', ultimo_error: "No hay quien envíe 'correo'." }]);
  });
});

describe('many rows', () => {
  test('those that failed before and hang now hold up none of the new ones', async () => {
    await queue('cuelga', 'cuelga', 'cuelga', 'cuelga', 'cuelga');
    await db.pool.query('UPDATE salida SET intentos = 1');
    const sent: unknown[] = [];
    start(
      async ({ contenido }, signal) => {
        if (contenido === 'cuelga') await sleep(60_000, undefined, { signal });
        sent.push(contenido);
        return SENT;
      },
      { concurrency: 3, deadlineMs: 60_000, leaseMs: 90_000 },
    );
    await until((list) => list.filter(({ intentos }) => intentos > 1).length >= 2);
    await queue(...Array.from({ length: 20 }, (_, index) => `bien ${index}`));
    await until((list) => list.filter(({ estado }) => estado === 'enviado').length === 20);
    expect(sent).toHaveLength(20);
  });

  test('those that are refused at once hold up none of the others', async () => {
    start(
      async ({ contenido }) => {
        if (contenido === 'falla') throw new DeliveryError('no', { permanent: true });
        return SENT;
      },
      { delaysMs: Array.from({ length: 50 }, () => 0) },
    );
    await queue(
      'falla',
      'falla',
      'falla',
      'falla',
      'falla',
      ...Array.from({ length: 20 }, (_, index) => `bien ${index}`),
    );
    await until((list) => list.filter(({ estado }) => estado === 'enviado').length === 20);
  });

  test('two processes share them: each leaves once', async () => {
    const sent: unknown[] = [];
    const deliver: Deliver = async ({ contenido }) => {
      await sleep(Math.random() * 10);
      sent.push(contenido);
      return SENT;
    };
    await queue(...Array.from({ length: 60 }, (_, index) => `correo ${index}`));
    start(deliver);
    start(deliver);
    await until(ended);
    expect(sent).toHaveLength(60);
    expect(new Set(sent).size).toBe(60);
  });
});

describe('a sender that dies', () => {
  test('without a word loses nothing: another takes its row when the lease is over, not before', async () => {
    await queue('a');
    start(() => new Promise(() => {}), { deadlineMs: 60_000, concurrency: 1 });
    await until(([row]) => row?.intentos === 1);
    const times: number[] = [];
    const claimed = Date.now();
    start(async ({ intentos }) => {
      times.push(intentos, Date.now() - claimed);
      return SENT;
    });
    expect(await until(ended)).toMatchObject([{ estado: 'enviado', intentos: 2 }]);
    expect(times[0]).toBe(2);
    expect(times[1]).toBeGreaterThan(450);
  });

  test('and comes back to life changes nothing any more', async () => {
    await queue('a');
    let wakeUp: (delivery: typeof SENT) => void = () => {};
    start(
      ({ intentos }) =>
        intentos === 1
          ? new Promise((done) => {
              wakeUp = done;
            })
          : Promise.reject(new DeliveryError('segunda', { permanent: false })),
      { deadlineMs: 60_000, delaysMs: [60_000, 60_000] },
    );
    await until(([row]) => row?.intentos === 2 && row.ultimo_error === 'segunda');
    wakeUp(SENT);
    await sleep(100);
    expect(await rows()).toMatchObject([{ estado: 'pendiente', intentos: 2, ultimo_error: 'segunda' }]);
  });
});

describe('stopping', () => {
  test('waits for what is under way and takes nothing more', async () => {
    await queue('a');
    const outbox = start(async () => {
      await sleep(150);
      return SENT;
    });
    await until(([row]) => row?.intentos === 1);
    await outbox.stop(2000);
    await queue('b');
    await sleep(100);
    expect(await rows()).toMatchObject([{ estado: 'enviado' }, { estado: 'pendiente', intentos: 0 }]);
  });

  test('breaks off what takes too long; it is sent by the next start, at once', async () => {
    await queue('a');
    const outbox = start((_, signal) => sleep(60_000, SENT, { signal }), {
      deadlineMs: 60_000,
      leaseMs: 90_000,
      delaysMs: [60_000],
    });
    await until(([row]) => row?.intentos === 1);
    await outbox.stop(50);
    start(async () => SENT);
    expect(await until(ended)).toMatchObject([{ estado: 'enviado', intentos: 2 }]);
  });
});
