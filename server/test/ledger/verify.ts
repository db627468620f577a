import type pg from 'pg';
import { checkInvariants } from '../../demo/invariants.ts';
import { acknowledgement, type Operation } from './ledger.ts';
import { KINDS, type Kind } from './operations.ts';

/** A collection's line of history. */
const HECHO = "historial h JOIN cobranzas b ON h.entidad = 'cobranza' AND h.entidad_id = b.id::text";

/**
 * Everything stored that a ledger's seed marked: which step made it, how often and under which number, and the audit row
 * that it left. Looked up in the books themselves, never in the table of keys.
 */
const STORED = `
  SELECT kind, raiz || '.' || kind AS mark, id, entidad, entidad_id, accion, despues FROM (
    SELECT 'pedido' AS kind, notacompra AS raiz, id::text AS id, 'pedido' AS entidad, id::text AS entidad_id, 'crear' AS accion, '{}'::jsonb AS despues FROM pedidos
    UNION ALL SELECT 'cotizacion', notacompra, id::text, 'cotizacion', id::text, 'crear', '{}' FROM cotizaciones
    UNION ALL SELECT 'notificacion', msg, envio::text, 'notificacion', envio::text, 'enviar', '{}' FROM notificaciones
    UNION ALL SELECT DISTINCT 'factura', p.notacompra, l.factura::text, 'factura', l.factura::text, 'crear', '{}'::jsonb
      FROM factura_lineas l JOIN pedidos p ON p.id = l.pedido
    UNION ALL SELECT DISTINCT 'devolucion', p.notacompra, n.id::text, 'notaCredito', n.id::text, 'crear', '{}'::jsonb
      FROM notas_credito n JOIN nota_credito_facturas k ON k.nota_credito = n.id JOIN factura_lineas l ON l.factura = k.factura
        JOIN pedidos p ON p.id = l.pedido WHERE n.clase = 'devolucion'
    UNION ALL SELECT 'cobranza', observa, id::text, 'cobranza', id::text, 'crear', '{}' FROM cobranzas
    UNION ALL SELECT 'recepcion', b.observa, h.id::text, 'cobranza', b.id::text, 'recibir', '{"accion": "confirmar"}' FROM ${HECHO} WHERE h.accion = 'Valor recibido'
    UNION ALL SELECT 'rendicion', b.observa, r.rendicion::text, 'cobranza', b.id::text, 'cambiarEstado', '{"accion": "Rendida"}'
      FROM rendicion_cobranzas r JOIN cobranzas b ON b.id = r.cobranza
    UNION ALL SELECT 'asiento', b.observa, d.id::text, 'cobranza', b.id::text, 'asentar', '{}'
      FROM cuenta_documentos d JOIN cobranzas b ON b.id = d.cobranza WHERE d.tipo = 'RCO'
    UNION ALL SELECT 'notaDebito', b.observa, n.id::text, 'notaDebito', n.id::text, 'crear', '{}' FROM notas_debito n JOIN cobranzas b ON b.id = n.cobranza
    UNION ALL SELECT 'ajustePlazo', b.observa, d.nota_credito::text, 'cobranza', b.id::text, 'ajustePlazo', '{}'
      FROM cuenta_documentos d JOIN cobranzas b ON b.id = d.cobranza JOIN cobranza_ajustes a ON a.cobranza = b.id WHERE d.tipo = 'AP'
    UNION ALL SELECT 'edicion', b.observa, b.id::text, 'cobranza', b.id::text, 'editar', '{}' FROM ${HECHO} WHERE h.accion = 'Cobranza editada'
  ) hechos WHERE raiz LIKE $1`;

const UNAUDITED = `
  SELECT d.mark FROM (${STORED}) d
  WHERE (SELECT count(*) FROM auditoria a WHERE a.entidad = d.entidad AND a.entidad_id = d.entidad_id
           AND a.accion = d.accion AND coalesce(a.despues, '{}') @> d.despues) <> 1`;

const UNKEYED = `
  SELECT d.mark FROM (${STORED}) d
  WHERE (SELECT count(*) FROM idempotencia i WHERE i.clave = d.mark AND coalesce((i.respuesta::jsonb)->>'id', d.id) = d.id) <> 1`;

/** What a run proved. All lists are empty when all is well; those without a word of their own are of keys. */
export interface Verdict {
  acknowledged: number;
  /** Kinds that never got through: of them it proved nothing (rule 3). */
  untried: Kind[];
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

/** The number that an answer gives to what it stored; null when it names none. */
function numberOf(answer: { id?: number | string; result?: unknown }): string | null {
  if (answer.id !== undefined) return String(answer.id);
  const [row] = Array.isArray(answer.result) ? answer.result : [];
  return row?.factura ? String(row.factura.id) : null;
}

function isLost(operation: Operation, stored: readonly StoredRow[]): boolean {
  const answer = acknowledgement(operation);
  if (!answer) return false;
  const named = numberOf(JSON.parse(answer.body));
  return !stored.some((row) => row.kind === operation.kind && (named === null || row.id === named));
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
    untried: KINDS.filter((kind) => !acknowledged.some((operation) => operation.kind === kind)),
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
  untried: [],
  lost: [],
  doubled: [],
  unexplained: [],
  answeredTwice: [],
  refused: [],
  unaudited: [],
  unkeyed: [],
  invariants: [],
};
