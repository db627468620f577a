import { sql } from 'kysely';
import type pg from 'pg';
import { expect, vi } from 'vitest';
import { checkInvariants } from '../../demo/invariants.ts';
import { first, Tx } from '../../src/platform/db/index.ts';
import { digest } from '../factories.ts';
import type { TestApi } from '../support/testApi.ts';

/** How a statement goes wrong: the server refuses it, its connection dies before it, or just after it was done. */
export const MODES = ['falla', 'corte antes', 'corte después'] as const;
export type Mode = (typeof MODES)[number];

const KILL = 'SELECT pg_terminate_backend(pg_backend_pid())';

/** More statements than any operation sends: past it the loop would never end. */
const MOST_STATEMENTS = 60;

/** Makes the n-th statement that is sent from now on go wrong; `triggered` tells whether it came to that. */
function breakStatement(n: number, mode: Mode): { triggered: () => boolean; restore: () => void } {
  const send = Tx.prototype.send;
  let count = 0;
  async function broken<R extends pg.QueryResultRow>(this: Tx, statement: pg.QueryConfig): Promise<pg.QueryResult<R>> {
    const forward = (config: pg.QueryConfig) => send.call(this, config) as Promise<pg.QueryResult<R>>;
    count += 1;
    if (count !== n) return forward(statement);
    if (mode === 'falla') return forward({ text: 'SELECT 1 / 0' });
    if (mode === 'corte antes') return forward({ text: KILL });
    const [, killed] = await Promise.all([forward(statement), forward({ text: KILL })]);
    return killed;
  }
  const spy = vi.spyOn(Tx.prototype, 'send').mockImplementation(broken as typeof send);
  return { triggered: () => count >= n, restore: () => spy.mockRestore() };
}

/** Business rows, and what a command leaves beside them. */
async function wholeDigest(pool: pg.Pool): Promise<Record<string, string>> {
  const beside = await first(
    pool,
    sql<{ auditoria: string; idempotencia: string }>`
      SELECT (SELECT count(*) FROM auditoria)::text AS auditoria, (SELECT count(*) FROM idempotencia)::text AS idempotencia`,
  );
  return { ...(await digest(pool)), ...beside };
}

/** Something that people do with money or goods, ready to be done again and again. */
export interface Operacion<O> {
  prepare(): Promise<O>;
  run(prepared: O): Promise<{ statusCode: number }>;
  isComplete(prepared: O): Promise<boolean>;
}

/**
 * Statement n of an operation fails or loses its connection, for n = 1, 2, … (reliability B9): afterwards the database is
 * as before, or the operation is complete; nothing in between. `prepare` makes what one operation needs and answers the
 * operation; `isComplete` looks whether it was done. Answers how many statements were broken.
 */
export async function statementFaults<O>(
  api: TestApi,
  operation: Operacion<O>,
  modes: readonly Mode[] = MODES,
): Promise<number> {
  let broken = 0;
  for (const mode of modes) {
    let prepared = await operation.prepare();
    for (let n = 1; ; n++) {
      expect(n).toBeLessThan(MOST_STATEMENTS);
      const before = await wholeDigest(api.pool);
      const fault = breakStatement(n, mode);
      const response = await operation.run(prepared).finally(fault.restore);
      if (!fault.triggered()) {
        expect(response.statusCode).toBe(200);
        break;
      }
      broken += 1;
      const complete = await operation.isComplete(prepared);
      // A cut between the last write and the COMMIT that travels with it came too late to undo anything.
      expect(complete ? [200, 500, 503] : [500, 503], `${mode} ${n}`).toContain(response.statusCode);
      if (!complete) {
        expect(await wholeDigest(api.pool), `${mode} ${n}`).toEqual(before);
        continue;
      }
      expect(await checkInvariants(api.pool), `${mode} ${n}`).toEqual([]);
      prepared = await operation.prepare();
    }
  }
  return broken;
}
