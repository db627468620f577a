import { DEMASIADOS_CORREOS, MAX_CORREOS_POR_HORA } from '@distri/domain/correo';
import { type Refusal, refuse } from '@distri/domain/kernel';
import type { Tx } from '../platform/db/index.ts';
import { takePlaceIn } from '../platform/limits.ts';

const HOUR_SECONDS = 3600;

/** Counts one mail of a user; refuses the 61st of an hour (reliability D7). A refused mail does not count. */
export async function takeMailPlace(tx: Tx, usuario: number, now: Date): Promise<Refusal | null> {
  const limit = { clave: `correo:${usuario}`, max: MAX_CORREOS_POR_HORA, seconds: HOUR_SECONDS };
  if (await takePlaceIn(tx, [limit], now)) return null;
  return refuse(429, DEMASIADOS_CORREOS, { retryAfterSeconds: HOUR_SECONDS });
}
