import type pg from 'pg';
import { checkInvariants } from '../../demo/invariants.ts';
import { acknowledgement, type Operation } from './ledger.ts';
import type { Kind } from './operations.ts';

/** Every stored document that a ledger's seed marked: how often, and under which numbers. */
const STORED = `
  SELECT 'pedido' AS kind, notacompra AS mark, id::text AS id FROM pedidos WHERE notacompra LIKE $1
  UNION ALL SELECT 'cotizacion', notacompra, id::text FROM cotizaciones WHERE notacompra LIKE $1
  UNION ALL SELECT 'notificacion', msg, envio::text FROM notificaciones WHERE msg LIKE $1`;

const UNAUDITED = `
  SELECT d.mark FROM (${STORED}) d
  WHERE (SELECT count(*) FROM auditoria a WHERE a.entidad = d.kind AND a.entidad_id = d.id) <> 1`;

const UNKEYED = `
  SELECT d.mark FROM (${STORED}) d
  WHERE (SELECT count(*) FROM idempotencia i WHERE i.clave = d.mark AND (i.respuesta::jsonb)->>'id' = d.id) <> 1`;

/** What a run proved. All lists are of keys, and empty when all is well. */
export interface Verdict {
  acknowledged: number;
  /** Said to be stored and not there, or there under another number. */
  lost: string[];
  doubled: string[];
  /** Stored although the last word was a refusal, or that nobody sent. */
  unexplained: string[];
  /** Two answers of 200 to one key that differ. */
  answeredTwice: string[];
  refused: string[];
  unaudited: string[];
  unkeyed: string[];
  invariants: string[];
}

interface StoredRow {
  kind: Kind;
  mark: string;
  id: string;
}

async function readStored(db: pg.Pool, seed: string): Promise<Map<string, StoredRow[]>> {
  const { rows } = await db.query<StoredRow>(STORED, [`${seed}.%`]);
  const byMark = new Map<string, StoredRow[]>();
  for (const row of rows) byMark.set(row.mark, [...(byMark.get(row.mark) ?? []), row]);
  return byMark;
}

const marks = async (db: pg.Pool, text: string, seed: string) =>
  (await db.query<{ mark: string }>(text, [`${seed}.%`])).rows.map(({ mark }) => mark);

function isLost(operation: Operation, stored: readonly StoredRow[]): boolean {
  const answer = acknowledgement(operation);
  if (!answer) return false;
  const { id }: { id: number | string } = JSON.parse(answer.body);
  return !stored.some((row) => row.id === String(id) && row.kind === operation.kind);
}

function answersDiffer({ attempts }: Operation): boolean {
  return new Set(attempts.filter(({ end }) => end?.status === 200).map(({ end }) => end?.body)).size > 1;
}

/** Compares a ledger with the database (reliability, rule 2: judge by the database, not by the status code). */
export async function verify(db: pg.Pool, operations: readonly Operation[], seed: string): Promise<Verdict> {
  const stored = await readStored(db, seed);
  const rowsOf = ({ key }: Operation) => stored.get(key) ?? [];
  const keys = (chosen: readonly Operation[]) => chosen.map(({ key }) => key);
  const acknowledged = operations.filter(acknowledgement);
  const refused = operations.filter((operation) => !acknowledgement(operation));
  const known = new Set(keys(acknowledged));
  return {
    acknowledged: acknowledged.length,
    lost: keys(operations.filter((operation) => isLost(operation, rowsOf(operation)))),
    doubled: keys(operations.filter((operation) => rowsOf(operation).length > 1)),
    unexplained: [...stored.keys()].filter((mark) => !known.has(mark)),
    answeredTwice: keys(operations.filter(answersDiffer)),
    refused: refused.map(({ key, attempts }) => `${key}: ${attempts.at(-1)?.end?.body}`),
    unaudited: await marks(db, UNAUDITED, seed),
    unkeyed: await marks(db, UNKEYED, seed),
    invariants: await checkInvariants(db),
  };
}

/** The verdict of a run in which everything went right, for `toEqual`. */
export const CLEAN: Omit<Verdict, 'acknowledged'> = {
  lost: [],
  doubled: [],
  unexplained: [],
  answeredTwice: [],
  refused: [],
  unaudited: [],
  unkeyed: [],
  invariants: [],
};
