import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generarCot, listEnviosCot, reenviarCot, revisarCot } from '@distri/domain/cot';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { z } from 'zod';
import { type ArbaSimulada, startArbaSimulada } from '../../src/cot/index.ts';
import { all, first, run } from '../../src/platform/db/index.ts';
import { projectDir } from '../../src/platform/paths.ts';
import { testEmpresa } from '../support/testApi.ts';
import { abrirCamino, type Camino } from './arbaGate.ts';
import { createSharedInstallation, logIn, ServerProcess, type TestInstallation } from './installation.ts';

export const CLAVE = 'clave-cit-de-las-caidas';
const ESPERA = 4;
const LENTA_MS = 1500;
const POLL = { interval: 20, timeout: 20_000 };

/** A real server process, the way to its ARBA, and what may be sent. */
export interface Escena {
  installation: TestInstallation;
  arba: ArbaSimulada;
  camino: Camino;
  server: ServerProcess;
  /** Delivery notes that ARBA would take. */
  remitos: number[];
  token: string;
  close(): Promise<void>;
}

/** The demo company with `ARBA` on this machine, everything logged. */
export async function abrirEscena(): Promise<Escena> {
  const arba = await startArbaSimulada({ clave: CLAVE, lentaMs: LENTA_MS });
  const camino = await abrirCamino(Number(new URL(arba.url).port));
  const installation = await createSharedInstallation();
  const folder = mkdtempSync(path.join(tmpdir(), 'distri-arba-'));
  const empresas = path.join(folder, 'empresas.json');
  const config = readFileSync(path.join(projectDir, 'config/empresas.json'), 'utf8');
  writeFileSync(empresas, config.replaceAll('"simulada"', JSON.stringify(camino.url)));
  const server = await ServerProcess.start({
    ...installation.env,
    EMPRESAS_CONFIG: empresas,
    ARBA_ESPERA: `${ESPERA}`,
    [`ARBA_CLAVE_${testEmpresa().id.toUpperCase()}`]: CLAVE,
    LOG_LEVEL: 'trace',
  });
  const close = async () => {
    await server.end('SIGTERM');
    await camino.close();
    await arba.close();
    await installation.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const escena: Escena = { installation, arba, camino, server, remitos: [], token: await logIn(server.base), close };
  escena.remitos = await quePuedenIr(escena);
  return escena;
}

const DOMINIO = 'AB123CD';
const POR_VEZ = 35;

/** Delivery notes of the demo against which nothing stands. */
async function quePuedenIr(escena: Escena): Promise<number[]> {
  const rows = await all(
    escena.installation.pool,
    sql<{ id: number }>`SELECT id FROM remitos ORDER BY ingreso DESC, id DESC LIMIT ${3 * POR_VEZ}`,
  );
  const ids = rows.map(({ id }) => id);
  const good: number[] = [];
  while (ids.length > 0) {
    const body = { facturas: [], remitos: ids.splice(0, POR_VEZ), dominio: DOMINIO };
    const { status, json } = await pedir(escena, 'POST', revisarCot.path, body);
    if (status !== 200) throw new Error(JSON.stringify(json));
    const { result } = revisarCot.answer.parse(json);
    for (const { id, problemas } of result.documentos) if (problemas.length === 0) good.push(id);
  }
  return good;
}

interface Contestado {
  status: number;
  json: unknown;
}

async function pedir(
  { server, token }: Escena,
  method: 'GET' | 'POST',
  address: string,
  body?: object,
  clave = '',
): Promise<Contestado> {
  const response = await fetch(`${server.base}${address}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(clave === '' ? {} : { 'idempotency-key': clave }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, json: await response.json() };
}

/** Nobody was there to answer it: the process died. */
const LOST: Contestado = { status: 0, json: null };

export type Envio = z.output<typeof listEnviosCot.answer>['result'][number];

/** A sending, under way. */
export class Caso {
  readonly #escena: Escena;
  readonly #body: object;
  readonly #clave: string;
  readonly remitos: readonly number[];

  constructor(escena: Escena, nombre: string) {
    this.#escena = escena;
    this.#clave = `caida-${nombre}`;
    this.remitos = escena.remitos.splice(0, 2);
    if (this.remitos.length < 2) throw new Error('the demo has no more delivery notes');
    this.#body = { facturas: [], remitos: this.remitos, dominio: DOMINIO, action: 'send_to_arba' };
  }

  /** Asks for it with the key of this case, the first time and each time again. */
  enviar(): Promise<Contestado> {
    return pedir(this.#escena, 'POST', generarCot.path, this.#body, this.#clave).catch(() => LOST);
  }

  /** The file as a person sees it now; null when there is none. */
  async visto(): Promise<Envio | null> {
    const { pool } = this.#escena.installation;
    const row = await first(
      pool,
      sql<{
        envio: number;
      }>`SELECT envio FROM cot_remitos WHERE remito = ANY (${this.remitos}::int[]) ORDER BY envio DESC LIMIT 1`,
    );
    if (!row) return null;
    const { json } = await pedir(this.#escena, 'GET', `${listEnviosCot.path}?id=${row.envio}`);
    return listEnviosCot.answer.parse(json).result[0] ?? null;
  }

  async reenviar(): Promise<Envio> {
    const envio = await this.visto();
    const { status, json } = await pedir(this.#escena, 'POST', `${reenviarCot.path}?id=${envio?.id}`, {});
    expect(status, JSON.stringify(json)).toBe(200);
    return reenviarCot.answer.parse(json).envio;
  }
}

/** Kills the process, waits until the request that it had is lost, and starts it again. */
export async function caer({ server }: Escena, pedido: Promise<Contestado>): Promise<void> {
  await server.end('SIGKILL');
  expect(await pedido).toEqual(LOST);
  await server.start();
}

/** The time passes in which whoever was sending might still be there. */
export async function pasaElTiempo({ installation }: Escena, { id }: Envio): Promise<void> {
  await run(installation.pool, sql`UPDATE cot_envios SET espera_hasta = now() - interval '1 second' WHERE id = ${id}`);
}

/** Holds something in the database that the server needs next, until it waits for it; then does `work`, and lets go. */
export async function conElCandado(
  { installation }: Escena,
  statement: string,
  waits: () => Promise<unknown>,
  work: () => Promise<void>,
): Promise<void> {
  const client = await installation.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(statement);
    await waits();
    await work();
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

/** Somebody waits for a lock of this database. */
export const alguienEspera = ({ installation }: Escena) =>
  expect
    .poll(async () => {
      const { rows } = await installation.pool.query<{ n: number }>(
        `SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows[0]?.n ?? 0;
    }, POLL)
    .toBeGreaterThan(0);

export const llegaAArba = ({ arba }: Escena, antes: number) =>
  expect.poll(() => arba.recibidos.length, POLL).toBe(antes + 1);

export const quedaEnElCamino = ({ camino }: Escena) => expect.poll(() => camino.detenidas(), POLL).toBe(1);

/** What must hold of everything that was sent: one name for each number, the stored bytes each time, nothing refused. */
export async function revisarTodo({ installation, arba }: Escena): Promise<void> {
  const stored = await all(
    installation.pool,
    sql<{ nombre: string; bytes: Buffer }>`SELECT nombre, bytes FROM cot_envios`,
  );
  const byName = new Map(stored.map(({ nombre, bytes }) => [nombre, bytes]));
  for (const { nombre, bytes } of arba.recibidos) expect(byName.get(nombre)?.equals(bytes), nombre).toBe(true);
  const numbers = await all(
    installation.pool,
    sql<{ numero_unico: string; archivos: number; rechazos: number }>`
      SELECT numero_unico, count(*) AS archivos, count(*) FILTER (WHERE resultado = 'rechazado') AS rechazos FROM cot_remitos GROUP BY 1`,
  );
  expect(numbers.filter(({ archivos }) => archivos > 1)).toEqual([]);
  expect(numbers.filter(({ rechazos }) => rechazos > 0)).toEqual([]);
  // A COT of ours is the one that ARBA gave; one of ARBA's that we do not know is somebody's to look up.
  const known = await all(
    installation.pool,
    sql<{
      numero_unico: string;
      cot: string | null;
      resultado: string;
    }>`SELECT numero_unico, cot, resultado FROM cot_remitos`,
  );
  for (const { numero_unico, cot, resultado } of known)
    expect([numero_unico, cot ?? resultado]).toEqual([
      numero_unico,
      cot === null ? 'a_verificar' : arba.cots.get(numero_unico),
    ]);
}
