import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { loadMaestrosIniciales } from '../maestros/index.ts';
import { inTransaction, run } from '../platform/db/index.ts';
import type { OpenCompany } from '../platform/installation.ts';

/**
 * Declares a new company's database to be in production, with a key of its own to sign its tokens, and gives it the
 * lookup tables without which nobody could load a customer. In one transaction: all of it or nothing.
 */
export async function startProduction(company: OpenCompany): Promise<void> {
  const { perfil, pool } = company;
  await inTransaction(pool, async (tx) => {
    await run(
      tx,
      sql`INSERT INTO instalacion (id, empresa, clase, clave_firma) VALUES (1, ${perfil.id}, 'produccion', ${randomBytes(32)})
          ON CONFLICT DO NOTHING`,
    );
    await loadMaestrosIniciales(tx, perfil);
  });
  company.clase = 'produccion';
}

/** A company in production since before the lookup tables came with the program gets them at its next start. */
export async function completeProduction({ perfil, pool }: OpenCompany): Promise<boolean> {
  return inTransaction(pool, (tx) => loadMaestrosIniciales(tx, perfil));
}
