import { type Credenciales, credencialesIncorrectas, DEMASIADOS_INTENTOS } from '@distri/domain/acceso';
import { needsToken, type Refusal, type Rol, refuse } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { writeAudit } from '../platform/commands/index.ts';
import { type Db, first, inTransaction, run, type Tx } from '../platform/db/index.ts';
import type { PublicCtx } from '../platform/http/index.ts';
import { type Limit, returnPlace, takePlace } from '../platform/limits.ts';
import { openSession, signToken } from '../platform/session/index.ts';
import { codeLimits, loginLimits, rememberPeer } from './loginLimits.ts';
import { checkPassword } from './passwords.ts';
import { totpStep } from './totp.ts';
import { inTurn } from './turns.ts';

interface UserRow {
  id: number;
  username: string;
  nombre: string;
  rol: string;
  nivel: number | null;
  vendedor: string | null;
  cliente: string | null;
  hash: string;
  totp_secreto: string | null;
  activo: boolean;
  version_sesion: number;
}

const RETRY_SECONDS = 60;
/** The line of logins is full: it moves quickly. */
const BUSY_SECONDS = 2;
const tooMany = (retryAfterSeconds = RETRY_SECONDS) => refuse(429, DEMASIADOS_INTENTOS, { retryAfterSeconds });

function findUser(db: Db, username: string): Promise<UserRow | undefined> {
  return first(
    db,
    sql<UserRow>`SELECT id, username, nombre, rol, nivel, vendedor, cliente, hash, totp_secreto, activo, version_sesion
                 FROM usuarios WHERE username = ${username}`,
  );
}

/** The step of a right code; null when none is asked; a refusal when it is wrong or too many were tried. */
async function stepOf(ctx: PublicCtx, user: UserRow, softtoken: string | undefined): Promise<number | null | Refusal> {
  if (!needsToken(user.username)) return null;
  const refused = refuse(401, credencialesIncorrectas(user.username));
  if (!(await takePlace(ctx.db, codeLimits(user.id), ctx.now()))) return tooMany();
  if (user.totp_secreto === null) return refused;
  return totpStep(user.totp_secreto, softtoken ?? '', ctx.now()) ?? refused;
}

/** A code dies after use (reliability G1): of two logins with the same one, the first wins. */
async function useStep(tx: Tx, userId: number, step: number): Promise<boolean> {
  const used = await run(
    tx,
    sql`INSERT INTO codigos_usados (usuario, paso) VALUES (${userId}, ${step}) ON CONFLICT DO NOTHING`,
  );
  return used === 1;
}

async function enter(
  tx: Tx,
  ctx: PublicCtx,
  user: UserRow,
  step: number | null,
  limits: readonly Limit[],
  taken: Date,
) {
  const refused = refuse(401, credencialesIncorrectas(user.username));
  if (step !== null && !(await useStep(tx, user.id, step))) return refused;
  const session = await openSession(tx, { id: user.id, version: user.version_sesion }, ctx.now());
  if (!session) return refused;
  await run(tx, sql`UPDATE usuarios SET ultimo_ingreso = ${ctx.now().toISOString()} WHERE id = ${user.id}`);
  await returnPlace(tx, step === null ? limits : [...limits, ...codeLimits(user.id)], taken);
  await rememberPeer(tx, user.username, ctx.peer, ctx.now());
  writeAudit(tx, { id: user.id, username: user.username }, ctx.requestId, [
    { accion: 'ingresar', entidad: 'usuario', entidad_id: String(user.id), antes: null, despues: { par: ctx.peer } },
  ]);
  return session;
}

/** `id` is the salesperson or customer that the user is; the screen says 'Sin_ID' when there is none (D1 §2.3). */
function tokenOf(ctx: PublicCtx, user: UserRow, session: { id: string; expira: Date }): Promise<string> {
  const claims = {
    username: user.username,
    name: user.nombre,
    id: user.vendedor ?? user.cliente,
    role: user.rol as Rol,
    level: user.nivel,
    cmpid: ctx.empresa.id,
    cmpname: ctx.empresa.nombre,
    jti: session.id,
    exp: session.expira.getTime() / 1000,
  };
  return signToken(claims, ctx.key);
}

async function tryToEnter(ctx: PublicCtx, { username, password, softtoken }: Credenciales) {
  const name = username.toLowerCase();
  const taken = ctx.now();
  const limits = await loginLimits(ctx.db, name, ctx.peer, taken);
  if (!(await takePlace(ctx.db, limits, taken))) return tooMany();
  const user = await findUser(ctx.db, name);
  const matches = await checkPassword(user?.hash ?? null, password);
  if (!user || !matches || !user.activo) return refuse(401, credencialesIncorrectas(name));
  const step = await stepOf(ctx, user, softtoken);
  if (typeof step === 'object' && step !== null) return step;
  const session = await inTransaction(ctx.db, (tx) => enter(tx, ctx, user, step, limits, taken));
  return 'refused' in session ? session : { token: await tokenOf(ctx, user, session) };
}

/**
 * Checks who wants to enter and opens a session. Unknown user, wrong password, wrong or used code and disabled user
 * get the same answer after the same work (reliability G2); too many attempts get 429 before any of it.
 */
export async function logIn(ctx: PublicCtx, credentials: Credenciales): Promise<{ token: string } | Refusal> {
  return (await inTurn(ctx.peer, () => tryToEnter(ctx, credentials))) ?? tooMany(BUSY_SECONDS);
}
