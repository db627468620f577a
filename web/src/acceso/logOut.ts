import { logout } from '@distri/domain/acceso';
import { callApi } from '../platform/api/index.ts';
import { session } from '../platform/session/index.ts';

/** How long the server may take to kill the token; this browser forgets it either way. */
const ESPERA_MS = 3000;

/** 'Salir': the token dies on the server, then this browser forgets it in every tab (D1 §4). */
export async function logOut(): Promise<void> {
  await callApi(logout, {}, { signal: AbortSignal.timeout(ESPERA_MS), silent: true }).catch(() => undefined);
  session.logOut();
}

/** Leaves a session that has expired already: there is nothing to tell the server. */
export function leaveSession(): void {
  session.logOut();
}
