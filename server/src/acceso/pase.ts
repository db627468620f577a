import { type Call, can, type Refusal, refuse } from '@distri/domain/kernel';
import { calls } from '../calls.ts';
import type { Ctx } from '../platform/http/index.ts';
import { createPass, passTarget } from '../platform/session/index.ts';

/** Only files of our own are opened with a pass: they are read, and nothing is written. */
const files = new Map<string, Call>();
for (const call of calls) if (call.file && call.method === 'GET') files.set(call.path, call);

const OWN_PATH = /^(?:\/[a-z][a-z0-9-]*)?\/v1(?=\/)/;

/** '/buenosaires/v1/pedidos/pdf?id=5' or '/pedidos/pdf?id=5' → the call and its query; null for anything else. */
function targetOf(url: string, empresaId: string): { call: Call; target: string } | null {
  if (!url.startsWith('/') || url.startsWith('//') || url.includes('\\')) return null;
  const prefix = OWN_PATH.exec(url)?.[0] ?? '';
  if (prefix !== '' && prefix !== '/v1' && prefix !== `/${empresaId}/v1`) return null;
  const { pathname, searchParams } = new URL(url.slice(prefix.length), 'http://local');
  const call = files.get(pathname);
  return call ? { call, target: passTarget(pathname, searchParams) } : null;
}

/** A pass for one of our own files. Refuses other addresses, and files that the user may not read. */
export async function makePass(ctx: Ctx, url: string): Promise<string | Refusal> {
  const found = targetOf(url, ctx.empresa.id);
  if (!found) return refuse(422, 'Esa dirección no es de un archivo propio');
  const { permission } = found.call;
  if (permission !== 'session' && permission !== 'public' && !can(ctx.sesion.rol, permission))
    return refuse(403, 'No tenés permiso para abrir ese archivo');
  return createPass(ctx.db, ctx.sesion.userId, ctx.sessionId, found.target, ctx.now());
}
