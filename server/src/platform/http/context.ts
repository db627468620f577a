import type { KeyObject } from 'node:crypto';
import type { Dia, EmpresaPerfil, Sesion } from '@distri/domain/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Db } from '../db/handle.ts';

/** What a handler knows of the request besides its input. Reading functions take `ctx.db` and `ctx.sesion`. */
export interface Ctx {
  /** Who asks, from the server's own user record, read again for each request. */
  sesion: Sesion;
  /** The login that this request belongs to: the row of `sesiones` behind its token. */
  sessionId: string;
  empresa: EmpresaPerfil;
  /**
   * The company's database: its pool, or inside a command the command's own transaction. A command that read through
   * the pool would hold one connection and wait for another: as many at once as the pool has, and none goes on.
   */
  db: Db;
  /** The business day in Buenos Aires (decisions 10). Tests move it. */
  today(): Dia;
  now(): Date;
  /** In the log, in the audit row and in the reference of an unexpected error. */
  requestId: string;
  log: FastifyBaseLogger;
  /** Aborts when whoever asked goes away before the answer: long work stops. */
  signal(): AbortSignal;
}

/** The context of a request before any transaction. */
export interface RequestCtx extends Ctx {
  db: pg.Pool;
}

/** The context of a call that needs no login. */
export interface PublicCtx extends Omit<RequestCtx, 'sesion' | 'sessionId'> {
  /** Signs the tokens of this company. */
  key: KeyObject;
  /** Network address of who asks: the socket's, or the proxy's word when the configuration trusts it. */
  peer: string;
}
