import { createSecretKey, type KeyObject } from 'node:crypto';
import type { EmpresaPerfil } from '@distri/domain/kernel';
import { sql } from 'kysely';
import type pg from 'pg';
import { first } from '../db/index.ts';
import { StartRefusal } from '../startRefusal.ts';

/** A company that this process serves: its profile, its database and the key that signs its tokens. */
export interface Company {
  perfil: EmpresaPerfil;
  db: pg.Pool;
  key: KeyObject;
}

/** Reads the signing key from the company's own database: a token of one company says nothing to another. */
export async function openCompany(perfil: EmpresaPerfil, db: pg.Pool): Promise<Company> {
  const row = await first(
    db,
    sql<{ clave_firma: Buffer }>`SELECT clave_firma FROM instalacion WHERE empresa = ${perfil.id}`,
  );
  if (!row) throw new StartRefusal(`La base de ${perfil.nombre} no está inicializada.`);
  return { perfil, db, key: createSecretKey(row.clave_firma) };
}
