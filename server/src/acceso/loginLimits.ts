import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, first, run, type Tx } from '../platform/db/index.ts';
import type { Limit } from '../platform/limits.ts';

const WINDOW_SECONDS = 15 * 60;
/** Reliability G1: at most 20 passwords of one account are evaluated in 15 minutes, whoever sends them… */
const PER_ACCOUNT = 10;
/** …and nobody can use all of them up: a peer gets these, the owner elsewhere has the rest. */
const PER_ACCOUNT_AND_PEER = 5;
/** A peer from which the account was entered before is counted apart: strangers cannot lock its owner out. */
const PER_KNOWN_PEER = 8;
/** An office enters through one address in the morning. */
const PER_PEER = 100;
const CODES_PER_ACCOUNT = 5;
const KNOWN_DAYS = 90;

/** Typed names may be anything, also a password in the wrong field: only their hash is stored. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
const knownKey = (username: string, peer: string) => `conocido:${digest(`${username} ${peer}`)}`;

async function isKnownPeer(db: Db, username: string, peer: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - KNOWN_DAYS * 86_400_000).toISOString();
  const clave = knownKey(username, peer);
  return (await first(db, sql`SELECT 1 FROM limites WHERE clave = ${clave} AND ventana > ${since}`)) !== undefined;
}

/** What an attempt on `username` from `peer` counts against. */
export async function loginLimits(db: Db, username: string, peer: string, now: Date): Promise<Limit[]> {
  const account = digest(username);
  const limit = (clave: string, max: number): Limit => ({ clave: `ingreso:${clave}`, max, seconds: WINDOW_SECONDS });
  const perPeer = limit(`par:${digest(peer)}`, PER_PEER);
  if (await isKnownPeer(db, username, peer, now))
    return [perPeer, limit(`conocido:${knownKey(username, peer)}`, PER_KNOWN_PEER)];
  return [
    perPeer,
    limit(`cuenta:${account}`, PER_ACCOUNT),
    limit(`cuenta-par:${digest(`${username} ${peer}`)}`, PER_ACCOUNT_AND_PEER),
  ];
}

/** Guesses of the six digits, counted once the password was right. */
export function codeLimits(userId: number): Limit[] {
  return [{ clave: `codigo:${userId}`, max: CODES_PER_ACCOUNT, seconds: WINDOW_SECONDS }];
}

/** Remembers that the account was entered from this peer. */
export async function rememberPeer(tx: Tx, username: string, peer: string, now: Date): Promise<void> {
  const clave = knownKey(username, peer);
  await run(
    tx,
    sql`INSERT INTO limites (clave, ventana, cuenta) VALUES (${clave}, date_trunc('day', ${now.toISOString()}::timestamptz), 1)
        ON CONFLICT DO NOTHING`,
  );
}
