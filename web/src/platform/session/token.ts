import { ROLES } from '@distri/domain/kernel';
import { z } from 'zod';

/** What the token says (D1 §3). The server trusts none of it but the signature: it is here to draw the screen. */
const payloadSchema = z.object({
  username: z.string(),
  name: z.string(),
  id: z.union([z.string(), z.number()]).nullish(),
  role: z.enum(ROLES),
  level: z.coerce.number().nullish(),
  cmpid: z.string(),
  cmpname: z.string(),
  /** Seconds since 1970. */
  exp: z.number(),
});

export type TokenPayload = z.output<typeof payloadSchema>;

/** The payload of a JWT, or null when the text is no token of ours. Does not check the signature. */
export function readToken(token: string): TokenPayload | null {
  const [, payload] = token.split('.');
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    return payloadSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** True from the second of `exp` on. `now` in milliseconds. */
export function isExpired(payload: TokenPayload, now: number): boolean {
  return now >= payload.exp * 1000;
}
