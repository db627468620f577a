import { MAX_LARGO_CLAVE } from '@distri/domain/acceso';
import { needsToken, type Refusal, type Rol, refuse } from '@distri/domain/kernel';
import { sql } from 'kysely';
import type pg from 'pg';
import { writeAudit } from '../platform/commands/index.ts';
import { all, type Db, first, inTransaction, type Tx, violatedConstraint } from '../platform/db/index.ts';
import { hashPassword } from './passwords.ts';
import { newTotpSecret, totpUri } from './totp.ts';

/** Who administers users: a person of the company, or the console (`npm run usuarios`). */
export interface Actor {
  id: number | null;
  username: string;
}
export const CONSOLE: Actor = { id: null, username: 'consola' };

/** Who a user is, and what the role reaches. */
export interface Person {
  nombre: string;
  email?: string;
  rol: Rol;
  /** Of S and V, and only theirs; 1 is the highest rank. */
  nivel?: number | null;
  /** The salesperson that a V (or S) is. */
  vendedor?: string | null;
  /** The customer that a C is. */
  cliente?: string | null;
}

export interface NewUser extends Person {
  username: string;
  clave: string;
}

/** The secret of the one-time codes, for users that need them: shown once, when it is made. */
export interface CreatedUser {
  id: number;
  totp: { secreto: string; uri: string } | null;
}

const USERNAME = /^[a-z0-9][a-z0-9._-]{1,59}$/;
const MIN_PASSWORD = 8;
const REQUEST = 'consola';

function checkPasswordRules(username: string, clave: string): Refusal | null {
  if (clave.length < MIN_PASSWORD) return refuse(422, `La contraseña tiene que tener ${MIN_PASSWORD} caracteres o más`);
  if (clave.length > MAX_LARGO_CLAVE)
    return refuse(422, `La contraseña puede tener hasta ${MAX_LARGO_CLAVE} caracteres`);
  return clave.toLowerCase() === username ? refuse(422, 'La contraseña no puede ser el nombre de usuario') : null;
}

function checkNewUser(user: NewUser, username: string): Refusal | null {
  if (!USERNAME.test(username))
    return refuse(422, 'El nombre de usuario lleva letras sin acento, números, punto, guion o guion bajo (2 a 60)');
  return checkPerson(user) ?? checkPasswordRules(username, user.clave);
}

/** What each role carries: a level, a seller, a customer. */
export function checkPerson(user: Person): Refusal | null {
  const leveled = user.rol === 'S' || user.rol === 'V';
  if (user.nombre.trim() === '') return refuse(422, 'Falta el nombre');
  if (leveled !== (user.nivel != null)) return refuse(422, 'Los roles S y V llevan nivel, los demás no');
  if (user.rol === 'V' && !user.vendedor) return refuse(422, 'Un usuario V necesita su código de vendedor');
  if ((user.rol === 'C') !== !!user.cliente)
    return refuse(422, 'Los usuarios C, y solo ellos, llevan código de cliente');
  return null;
}

const WORDS: Readonly<Record<string, string>> = {
  usuarios_username: 'Ya existe un usuario con ese nombre',
  usuarios_vendedor_fkey: 'No existe ese vendedor',
  usuarios_cliente_fkey: 'No existe ese cliente',
  usuarios_nivel_check: 'El nivel va de 1 a 99',
};

/** What the database refuses, in words. */
export async function inWords<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    const words = WORDS[violatedConstraint(error) ?? ''];
    if (words) return refuse(422, words);
    throw error;
  }
}

/** Makes a user. Names that start with N30, N33 or N34 get a secret for their one-time codes (D1 §2.1). */
export async function createUser(pool: pg.Pool, user: NewUser, actor: Actor): Promise<CreatedUser | Refusal> {
  const username = user.username.trim().toLowerCase();
  const refused = checkNewUser(user, username);
  if (refused) return refused;
  const hash = await hashPassword(user.clave);
  const secreto = needsToken(username) ? newTotpSecret() : null;
  const totp = secreto ? { secreto, uri: totpUri(secreto, username) } : null;
  return inWords(async () => {
    const id = await inTransaction(pool, (tx) => insertUser(tx, { ...user, username }, hash, secreto, actor));
    return { id, totp };
  });
}

async function insertUser(tx: Tx, user: NewUser, hash: string, totp: string | null, actor: Actor): Promise<number> {
  const { username, nombre, email = '', rol, nivel = null, vendedor = null, cliente = null } = user;
  const row = await first(
    tx,
    sql<{ id: number }>`
      INSERT INTO usuarios (username, nombre, email, rol, nivel, vendedor, cliente, hash, totp_secreto)
      VALUES (${username}, ${nombre.trim()}, ${email}, ${rol}, ${nivel}, ${vendedor}, ${cliente}, ${hash}, ${totp})
      RETURNING id`,
  );
  if (!row) throw new Error('the insert answers the id');
  const despues = { username, nombre: nombre.trim(), email, rol, nivel, vendedor, cliente };
  auditUser(tx, actor, 'crear', row.id, null, despues);
  return row.id;
}

/** One row of the audit about a user; never with a password or a secret. */
export function auditUser(tx: Tx, actor: Actor, accion: string, id: number, antes: unknown, despues: unknown): void {
  writeAudit(tx, actor, REQUEST, [{ accion, entidad: 'usuario', entidad_id: String(id), antes, despues }]);
}

export const unknownUser = () => refuse(404, 'No existe ese usuario');

/** Sets a new password. Every session of the user ends (reliability A9). */
export async function changePassword(
  pool: pg.Pool,
  username: string,
  clave: string,
  actor: Actor,
): Promise<{ id: number } | Refusal> {
  const name = username.trim().toLowerCase();
  const refused = checkPasswordRules(name, clave);
  if (refused) return refused;
  const hash = await hashPassword(clave);
  return inTransaction(pool, async (tx) => {
    const row = await first(
      tx,
      sql<{
        id: number;
      }>`UPDATE usuarios SET hash = ${hash}, version_sesion = version_sesion + 1 WHERE username = ${name} RETURNING id`,
    );
    if (!row) return unknownUser();
    auditUser(tx, actor, 'cambiar clave', row.id, null, null);
    return row;
  });
}

/** Lets a user in or out. Every session of a disabled user ends with the next request. */
export async function setUserActive(
  pool: pg.Pool,
  username: string,
  activo: boolean,
  actor: Actor,
): Promise<{ id: number } | Refusal> {
  return inTransaction(pool, async (tx) => {
    const row = await first(
      tx,
      sql<{ id: number }>`
        UPDATE usuarios SET activo = ${activo}, version_sesion = version_sesion + 1
        WHERE username = ${username.trim().toLowerCase()} RETURNING id`,
    );
    if (!row) return unknownUser();
    auditUser(tx, actor, activo ? 'activar' : 'desactivar', row.id, { activo: !activo }, { activo });
    return row;
  });
}

export interface UserRow {
  id: number;
  username: string;
  nombre: string;
  email: string;
  rol: Rol;
  nivel: number | null;
  vendedor: string | null;
  cliente: string | null;
  activo: boolean;
  conToken: boolean;
  demo: boolean;
  creado: string;
  ultimoIngreso: string | null;
}

/** All users of the company, by name. */
export function listUsers(db: Db): Promise<UserRow[]> {
  return all(
    db,
    sql<UserRow>`
      SELECT id, username, nombre, email, rol, nivel, vendedor, cliente, activo, totp_secreto IS NOT NULL AS "conToken",
             demo, creado, ultimo_ingreso AS "ultimoIngreso"
      FROM usuarios ORDER BY username COLLATE "C"`,
  );
}
