import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type AnswerOf,
  type BodyOf,
  type Call,
  type EmpresaPerfil,
  empresasSchema,
  type QueryOf,
  type Rol,
} from '@distri/domain/kernel';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import type pg from 'pg';
import { z } from 'zod';
import { first, inTransaction, run } from '../../src/platform/db/index.ts';
import { buildApp } from '../../src/platform/http/app.ts';
import { openCompany } from '../../src/platform/http/company.ts';
import { projectDir } from '../../src/platform/paths.ts';
import { openSession, signToken } from '../../src/platform/session/index.ts';
import { createTestDatabase } from './database.ts';

/** Noon in Buenos Aires of the day on which the stories happen. */
export const AHORA = new Date('2026-11-20T15:00:00Z');

/** A company of the demo configuration, with what the test changes. */
export function testEmpresa(changes: Partial<EmpresaPerfil> = {}): EmpresaPerfil {
  const file = readFileSync(path.join(projectDir, 'config/empresas.json'), 'utf8');
  const [perfil] = empresasSchema.parse(JSON.parse(file)).empresas;
  if (!perfil) throw new Error('config/empresas.json lists no company');
  return { ...perfil, ...changes };
}

export interface UsuarioOptions {
  rol: Rol;
  /** A name of its own, where the company's profile says it. */
  username?: string;
  nivel?: number;
  vendedor?: string;
  cliente?: string;
}

/** A logged-in person: sends calls as the screens do. */
export interface Persona {
  token: string;
  username: string;
  id: number;
  /** Sends a declared call; the body is encoded by its contract. */
  send<C extends Call>(call: C, input?: Sent<C>): Promise<LightMyRequestResponse>;
  /** The same, when it has to go well: the decoded answer. */
  ok<C extends Call>(call: C, input?: Sent<C>): Promise<AnswerOf<C>>;
}

interface Sent<C extends Call> {
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  /** Idempotency-Key. */
  clave?: string;
}

export interface TestApi {
  app: FastifyInstance;
  pool: pg.Pool;
  empresa: EmpresaPerfil;
  persona(options: UsuarioOptions): Promise<Persona>;
  /** Moves the server's clock. */
  setNow(now: Date): void;
  close(): Promise<void>;
}

const queryText = (query: unknown) =>
  new URLSearchParams(
    Object.entries(query ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();

let serial = 0;

/** The whole HTTP server on a database of this test file's own, with the lookup rows that `seed` writes. */
export async function createTestApi(options: {
  seed(pool: pg.Pool): Promise<void>;
  empresa?: Partial<EmpresaPerfil>;
  maxConnections?: number;
  /** Why the tests leave data that contradict each other: then nobody looks. */
  sinInvariantes?: string;
  requestTimeoutMs?: number;
}): Promise<TestApi> {
  const { maxConnections = 10, sinInvariantes } = options;
  const database = await createTestDatabase({ max: maxConnections, ...(sinInvariantes ? { sinInvariantes } : {}) });
  const empresa = testEmpresa(options.empresa);
  await run(
    database.pool,
    sql`INSERT INTO instalacion (id, empresa, clase, clave_firma) VALUES (1, ${empresa.id}, 'produccion', decode(repeat('ab', 32), 'hex'))`,
  );
  await options.seed(database.pool);
  let now = AHORA;
  const app = await buildApp({
    companies: [{ perfil: empresa, pool: database.pool }],
    config: { trustProxy: [], logLevel: 'silent' },
    now: () => now,
    ...(options.requestTimeoutMs ? { requestTimeoutMs: options.requestTimeoutMs } : {}),
  });
  const { key } = await openCompany(empresa, database.pool);

  async function persona({ rol, username: named, nivel, vendedor, cliente }: UsuarioOptions): Promise<Persona> {
    serial += 1;
    const username = named ?? `${rol.toLowerCase()}${serial}`;
    const user = await first(
      database.pool,
      sql<{ id: number }>`INSERT INTO usuarios (username, nombre, rol, nivel, vendedor, cliente, hash)
        VALUES (${username}, ${`Persona ${username}`}, ${rol}, ${nivel ?? null}, ${vendedor ?? null}, ${cliente ?? null}, 'x') RETURNING id`,
    );
    if (!user) throw new Error('no user');
    const session = await inTransaction(database.pool, (tx) => openSession(tx, { id: user.id, version: 1 }, now));
    if (!session) throw new Error('no session');
    const token = await signToken(
      {
        username,
        name: username,
        id: vendedor ?? cliente ?? null,
        role: rol,
        level: nivel ?? null,
        cmpid: empresa.id,
        cmpname: empresa.nombre,
        jti: session.id,
        exp: Math.floor(session.expira.getTime() / 1000),
      },
      key,
    );
    const send = <C extends Call>(call: C, input: Sent<C> = {}) =>
      app.inject({
        method: call.method,
        url: `/${empresa.id}/v1${call.path}?${queryText(input.query === undefined ? {} : z.encode(call.query, input.query))}`,
        headers: {
          authorization: `Bearer ${token}`,
          ...(input.clave ? { 'idempotency-key': input.clave } : {}),
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(input.body === undefined ? {} : { payload: JSON.stringify(z.encode(call.body, input.body)) }),
      });
    const ok = async <C extends Call>(call: C, input: Sent<C> = {}): Promise<AnswerOf<C>> => {
      const response = await send(call, input);
      if (response.statusCode !== 200) throw new Error(`${call.name}: ${response.statusCode} ${response.body}`);
      return z.decode(call.answer, response.json()) as AnswerOf<C>;
    };
    return { token, username, id: user.id, send, ok };
  }

  return {
    app,
    pool: database.pool,
    empresa,
    persona,
    setNow: (value) => {
      now = value;
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
