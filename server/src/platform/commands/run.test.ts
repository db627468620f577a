import { randomUUID } from 'node:crypto';
import { defineCall, hecho, refuse } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { digest } from '../../../test/factories.ts';
import { createTestApi, type Persona, type TestApi } from '../../../test/support/testApi.ts';
import { seedEverything } from '../../../test/world.ts';
import { all, countStatements, run, type Tx } from '../db/index.ts';
import type { RequestCtx } from '../http/context.ts';
import type { CommandRoute } from '../http/route.ts';
import { type CommandCtx, command, preparedCommand } from './command.ts';
import { type IdempotencyKey, keyOf } from './idempotency.ts';
import { runCommand } from './run.ts';

const call = defineCall({
  name: 'prueba.escribir',
  method: 'POST',
  path: '/prueba',
  summary: 'Prueba',
  permission: 'session',
  kind: 'create',
  body: z.object({ n: z.number() }),
  answer: hecho,
});

let api: TestApi;
let person: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedEverything });
  person = await api.persona({ rol: 'A' });
});
afterAll(() => api.close());

const DONE = { result: true as const };
const input = { query: {}, body: { n: 1 }, files: [] };
const newKey = (): IdempotencyKey => ({ clave: randomUUID(), huella: 'misma', automatic: false });

function ctx(): RequestCtx {
  const sesion = {
    userId: person.id,
    username: person.username,
    nombre: '',
    rol: 'A',
    nivel: null,
    vendedor: null,
    cliente: null,
    empresa: api.empresa.id,
  } as const;
  const base = {
    sesion,
    sessionId: randomUUID(),
    empresa: api.empresa,
    db: api.pool,
    requestId: 'PRUEBA-1',
    log: api.app.log,
    signal: () => new AbortController().signal,
  };
  return { ...base, today: () => '2026-11-20', now: () => new Date() };
}

function execute(
  handler: (tx: Tx, ctx: CommandCtx) => Promise<typeof DONE | ReturnType<typeof refuse>>,
  key: IdempotencyKey | null,
) {
  const route = command(call, handler);
  if (route.kind !== 'command') throw new Error('command makes a command');
  return runCommand(route as CommandRoute, ctx(), input, key, (answer) => JSON.stringify(answer));
}

const addZone = (tx: Tx, id: number) => run(tx, sql`INSERT INTO zonas VALUES (${id}, 'ZONA')`);
const zones = async (id: number) => (await all(api.pool, sql`SELECT 1 FROM zonas WHERE id = ${id}`)).length;

/** Transactions that are open in the database, ours aside. */
const openTransactions = () =>
  all(
    api.pool,
    sql`SELECT query FROM pg_stat_activity
        WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`,
  );

describe('a prepared command', () => {
  const prepared = <P>(
    prepare: () => Promise<P>,
    handler: (tx: Tx, ctx: CommandCtx, value: P) => Promise<typeof DONE | ReturnType<typeof refuse>>,
    key: IdempotencyKey | null,
  ) => {
    const route = preparedCommand(call, prepare, (tx, ctx, _input, value) => handler(tx, ctx, value));
    return runCommand(route as CommandRoute, ctx(), input, key, (answer) => JSON.stringify(answer));
  };

  test('prepares while no transaction is open, once, and works with what came of it', async () => {
    let times = 0;
    const prepare = async () => {
      times += 1;
      expect(await openTransactions()).toEqual([]);
      return 40;
    };
    const key = newKey();
    const work = async (tx: Tx, _ctx: CommandCtx, id: number) => {
      await addZone(tx, id);
      return DONE;
    };
    const first = await prepared(prepare, work, key);
    expect(await prepared(prepare, work, key)).toMatchObject({ respuesta: JSON.stringify(DONE) });
    expect(first).toEqual({ estado: 200, respuesta: JSON.stringify(DONE) });
    expect([times, await zones(40)]).toEqual([1, 1]);
  });

  test('hands what it refused to the handler, and leaves the key free', async () => {
    const key = newKey();
    const refused = await prepared(
      async () => refuse(422, 'Así no.'),
      async (_tx, _ctx, value) => value,
      key,
    );
    expect(refused).toMatchObject({ status: 422, message: 'Así no.' });
    const answer = await prepared(
      async () => 41,
      async () => DONE,
      key,
    );
    expect(answer).toMatchObject({ estado: 200 });
  });
});

describe('a command', () => {
  test('writes its rows, audit, outbox and key, and answers', async () => {
    const key = newKey();
    const answer = await execute(async (tx, command) => {
      await addZone(tx, 10);
      command.audit('crear', 'zona', 10, null, { nombre: 'ZONA' });
      command.audit('mirar', 'zona', 10, { nombre: 'ZONA' }, null);
      command.enqueue({
        clase: 'correo',
        contenido: { a: 1 },
        mensajeId: `<${key.clave}@x>`,
        entidad: 'zona',
        entidadId: 10,
      });
      return DONE;
    }, key);
    expect(answer).toEqual({ estado: 200, respuesta: '{"result":true}' });
    const audit = await all(
      api.pool,
      sql`SELECT usuario, username, accion, antes, despues, pedido_http FROM auditoria WHERE entidad = 'zona' AND entidad_id = '10' ORDER BY id`,
    );
    const who = { usuario: person.id, username: person.username, pedido_http: 'PRUEBA-1' };
    expect(audit).toEqual([
      { ...who, accion: 'crear', antes: null, despues: { nombre: 'ZONA' } },
      { ...who, accion: 'mirar', antes: { nombre: 'ZONA' }, despues: null },
    ]);
    const outbox = await all(api.pool, sql`SELECT clase, contenido, entidad, entidad_id, usuario, estado FROM salida`);
    expect(outbox).toEqual([
      {
        clase: 'correo',
        contenido: { a: 1 },
        entidad: 'zona',
        entidad_id: '10',
        usuario: person.id,
        estado: 'pendiente',
      },
    ]);
  });

  test('costs four statements besides its own', async () => {
    const { statements } = await countStatements(() =>
      execute(async (tx, command) => {
        await addZone(tx, 11);
        command.audit('crear', 'zona', 11, null, {});
        return DONE;
      }, newKey()),
    );
    expect(statements).toHaveLength(5);
    expect(statements[0]).toBe('BEGIN');
    expect(statements.at(-1)).toBe('COMMIT');
  });

  test('that refuses leaves nothing, the key free', async () => {
    const key = newKey();
    const before = await digest(api.pool);
    const refusal = await execute(async (tx, command) => {
      await addZone(tx, 12);
      command.audit('crear', 'zona', 12, null, {});
      return refuse(422, 'No se puede');
    }, key);
    expect(refusal).toMatchObject({ refused: true, status: 422 });
    expect(await digest(api.pool)).toEqual(before);
    expect(await all(api.pool, sql`SELECT 1 FROM idempotencia WHERE clave = ${key.clave}`)).toEqual([]);
    expect(await all(api.pool, sql`SELECT 1 FROM auditoria WHERE entidad = 'zona' AND entidad_id = '12'`)).toEqual([]);
  });

  test('that throws leaves nothing', async () => {
    const key = newKey();
    const broken = execute(async (tx) => {
      await addZone(tx, 13);
      throw new Error('roto');
    }, key);
    await expect(broken).rejects.toThrow('roto');
    expect(await zones(13)).toBe(0);
    expect(await all(api.pool, sql`SELECT 1 FROM idempotencia WHERE clave = ${key.clave}`)).toEqual([]);
  });

  test('writes nothing when the audit row cannot be written', async () => {
    const broken = execute(async (tx, command) => {
      await addZone(tx, 14);
      command.audit('crear', 'zona', '14', null, '\u0000');
      return DONE;
    }, newKey());
    await expect(broken).rejects.toThrow();
    expect(await zones(14)).toBe(0);
  });
});

describe('a key', () => {
  test('a finished one answers what was stored, and the work is not done again', async () => {
    const key = newKey();
    let times = 0;
    const work = async () => {
      times += 1;
      return DONE;
    };
    const first = await execute(work, key);
    expect(await execute(work, key)).toMatchObject({ respuesta: '{"result":true}', estado: 200 });
    expect([first, times]).toEqual([{ estado: 200, respuesta: '{"result":true}' }, 1]);
  });

  test('one in flight is told to come back', async () => {
    const key = newKey();
    const second = await new Promise((resolve, reject) => {
      execute(async () => {
        resolve(await execute(async () => DONE, key));
        return DONE;
      }, key).catch(reject);
    });
    expect(second).toMatchObject({ refused: true, status: 409, retryAfterSeconds: 1 });
  });

  test('stored by another between look-up and close: this one rolls back and answers what the other stored', async () => {
    const key = newKey();
    let times = 0;
    const answer = await execute(async (tx) => {
      times += 1;
      await addZone(tx, 15);
      await run(
        api.pool,
        sql`INSERT INTO idempotencia (usuario, clave, llamada, huella, estado, respuesta)
            VALUES (${person.id}, ${key.clave}, 'prueba.escribir', 'misma', 200, '{"de":"otro"}')`,
      );
      return DONE;
    }, key);
    expect([answer, times]).toEqual([expect.objectContaining({ respuesta: '{"de":"otro"}' }), 1]);
    expect(await zones(15)).toBe(0);
  });

  test('is taken from the header, made from the request for a create without one, and absent otherwise', () => {
    expect(keyOf(call, 'a-1', 'h')).toEqual({ clave: 'a-1', huella: 'h', automatic: false });
    expect(keyOf(call, undefined, 'h')).toEqual({ clave: '~h', huella: 'h', automatic: true });
    expect(keyOf({ ...call, kind: 'change' }, undefined, 'h')).toBeNull();
    expect(keyOf({ ...call, kind: 'change' }, 'a-1', 'h')).toMatchObject({ clave: 'a-1' });
    expect(keyOf(call, ['a', 'b'], 'h')).toMatchObject({ refused: true, status: 400 });
  });
});
