import { redirect } from '@tanstack/react-router';
import { session } from '../session/index.ts';

export const RUTA_LOGIN = '/login';

/** A path of our own, never another site: what `volver` of the login screen may hold. */
export function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && !path.startsWith(RUTA_LOGIN);
}

/** `/` and everything below it need a session; the origin is remembered (D1 §2.1). */
export function requireSession(href: string): void {
  if (session.getState().status !== 'out') return;
  throw redirect({ to: RUTA_LOGIN, search: href === '/' ? {} : { volver: href } });
}

/** /login is only for who is logged out; the others go to the root (D1 §2.1). */
export function requireNoSession(): void {
  if (session.getState().status !== 'out') throw redirect({ to: '/' });
}
