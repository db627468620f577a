import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id, its default algorithm, with the parameters of stack.md: 25–37 ms on a plain machine. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

let dummy: Promise<string> | null = null;

/** The hash that an unknown user is checked against: made with the live parameters, so that it takes the same time. */
function dummyHash(): Promise<string> {
  dummy ??= hashPassword(randomBytes(24).toString('base64'));
  return dummy;
}

/** Whether `password` is the one of `stored`; with no user (null) it works as long and says no (reliability G2). */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await dummyHash()), password);
  return matches && stored !== null;
}
