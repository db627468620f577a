import { type Refusal, type Rol, refuse } from '@distri/domain/kernel';
import { sql } from 'kysely';
import type pg from 'pg';
import { first, inTransaction, type Tx } from '../platform/db/index.ts';
import { newTotpSecret, totpUri } from './totp.ts';
import { type Actor, auditUser, checkPerson, inWords, type Person, unknownUser } from './users.ts';

/** What may change of a user; what is absent stays. A role without level, seller or customer loses the old one's. */
export type UserChanges = Partial<Person>;

interface StoredPerson extends Required<Person> {
  id: number;
}

/** What the role does not carry goes with the old role; the rest is what was asked, or as it was. */
function changed(before: StoredPerson, changes: UserChanges): Required<Person> {
  const rol: Rol = changes.rol ?? before.rol;
  const keeps = { nivel: rol === 'S' || rol === 'V', vendedor: rol === 'S' || rol === 'V', cliente: rol === 'C' };
  return {
    nombre: (changes.nombre ?? before.nombre).trim(),
    email: changes.email ?? before.email,
    rol,
    nivel: changes.nivel ?? (keeps.nivel ? before.nivel : null),
    vendedor: changes.vendedor ?? (keeps.vendedor ? before.vendedor : null),
    cliente: changes.cliente ?? (keeps.cliente ? before.cliente : null),
  };
}

/** Changes name, mail, role, level, seller or customer. Every session of the user ends (reliability A9). */
export function changeUser(
  pool: pg.Pool,
  username: string,
  changes: UserChanges,
  actor: Actor,
): Promise<{ id: number } | Refusal> {
  return inWords(() =>
    inTransaction(pool, async (tx) => {
      const before = await lockUser(tx, username);
      if (!before) return unknownUser();
      const { id, ...antes } = before;
      const despues = changed(before, changes);
      const refused = checkPerson(despues);
      if (refused) return refused;
      const { nombre, email, rol, nivel, vendedor, cliente } = despues;
      await first(
        tx,
        sql<{ id: number }>`
          UPDATE usuarios SET nombre = ${nombre}, email = ${email}, rol = ${rol}, nivel = ${nivel},
                 vendedor = ${vendedor}, cliente = ${cliente}, version_sesion = version_sesion + 1
          WHERE id = ${id} RETURNING id`,
      );
      auditUser(tx, actor, 'cambiar', id, antes, despues);
      return { id };
    }),
  );
}

function lockUser(tx: Tx, username: string): Promise<StoredPerson | undefined> {
  return first(
    tx,
    sql<StoredPerson>`
      SELECT id, nombre, email, rol, nivel, vendedor, cliente FROM usuarios
      WHERE username = ${username.trim().toLowerCase()} FOR UPDATE`,
  );
}

/** A new secret for the one-time codes of who lost the telephone: shown once. The old codes and the sessions die. */
export function renewTotp(
  pool: pg.Pool,
  username: string,
  actor: Actor,
): Promise<{ secreto: string; uri: string } | Refusal> {
  const name = username.trim().toLowerCase();
  const secreto = newTotpSecret();
  return inTransaction(pool, async (tx) => {
    const row = await first(
      tx,
      sql<{ id: number; conToken: boolean }>`
        UPDATE usuarios SET version_sesion = version_sesion + (totp_secreto IS NOT NULL)::int,
               totp_secreto = CASE WHEN totp_secreto IS NOT NULL THEN ${secreto} END
        WHERE username = ${name} RETURNING id, totp_secreto IS NOT NULL AS "conToken"`,
    );
    if (!row) return unknownUser();
    if (!row.conToken) return refuse(422, 'Ese usuario no ingresa con códigos de un solo uso');
    auditUser(tx, actor, 'cambiar código', row.id, null, null);
    return { secreto, uri: totpUri(secreto, name) };
  });
}
