import { z } from 'zod';
import { fecha, pesos, texto } from '../kernel/index.ts';
import { CODIGOS_VALOR } from './tipos.ts';

/** The id of masters/bancos; a screen may send the bank itself, `{id, description}` (D3 §3). */
const banco = z.codec(z.union([texto(10), z.object({ id: texto(10) })]), z.string(), {
  decode: (sent) => (typeof sent === 'string' ? sent : sent.id),
  encode: (id) => id,
});

/** D3 §3. */
export const cheque = z.object({
  numero: texto(8),
  banco,
  fecha: fecha.nullable(),
  importe: pesos,
  iselectro: z.boolean().default(false),
  idelectro: texto(30).default(''),
  /** Somebody looked at it: another live cheque has the same number (D3 §5, 'permitir repetido'). */
  repetido: z.boolean().optional(),
  /** Only told, never taken: the bank has it. */
  depositado: z.boolean().optional(),
});
export type Cheque = z.output<typeof cheque>;

/** A stored cheque: what an administrator said of it, one by one. */
export const chequeGuardado = cheque.extend({
  recibido: z.boolean(),
  rechazado: z.boolean(),
  /** Why it was rejected. */
  observa: z.string(),
});
export type ChequeGuardado = z.output<typeof chequeGuardado>;

/** A payment item as the screen sends it; its id is a random number, unique only inside its document (D2 §3). */
export const itemDeCobranzaEntrada = z.object({
  id: z.number().int().min(1).max(10_000_000),
  tipo: z.enum(CODIGOS_VALOR),
  fecha: fecha.nullish(),
  importe: pesos,
  leyenda: texto(50).default(''),
  transferencia: z.object({ numero: texto(30).default(''), cuenta: z.number().int().nullish() }).nullish(),
  cheques: z.array(cheque).max(100).default([]),
  jurisdiccion: z.number().int().nullish(),
});
export type ItemDeCobranzaEntrada = z.output<typeof itemDeCobranzaEntrada>;

/** A stored payment item (D2 §3). */
export const itemDeCobranza = z.object({
  id: z.number().int(),
  tipo: z.enum(CODIGOS_VALOR),
  fecha: fecha.nullable(),
  importe: pesos,
  leyenda: z.string(),
  transferencia: z.object({ numero: z.string(), cuenta: z.number().int().nullable() }),
  cheques: z.array(cheque),
  jurisdiccion: z.number().int().nullable(),
  /** Names of the account and the jurisdiction, for people. */
  cuenta_desc: z.string(),
  jurisdiccion_desc: z.string(),
  /** An administrator saw the money. */
  recibido: z.boolean(),
  rechazado: z.boolean(),
  /** Rejected, or waiting to be replaced: somebody has to do something about it. */
  observado: z.boolean(),
  /** Why it was rejected. */
  observa: z.string(),
  error: z.boolean(),
  /** As it was entered. */
  _fecha: fecha.nullable(),
  _importe: pesos,
  conComprobante: z.boolean(),
});
export type ItemDeCobranza = z.output<typeof itemDeCobranza>;
