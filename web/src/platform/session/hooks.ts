import { useRef, useSyncExternalStore } from 'react';
import { type SessionState, session } from './session.ts';
import type { Servidor } from './storage.ts';
import type { TokenPayload } from './token.ts';

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState);
}

/**
 * What the session last held. A screen is rendered once more between the end of the session and the way to the login:
 * it keeps its user for that moment instead of failing.
 */
function useSessionPart<T>(read: (state: Exclude<SessionState, { status: 'out' }>) => T): T {
  const state = useSession();
  const last = useRef<{ value: T } | null>(null);
  if (state.status !== 'out') last.current = { value: read(state) };
  if (!last.current) throw new Error('there is no session: only for screens below the guarded routes');
  return last.current.value;
}

/** Who is logged in. Only below the guarded routes: throws elsewhere. */
export function useUser(): TokenPayload {
  return useSessionPart((state) => state.user);
}

/** The company server of the session. Only below the guarded routes. */
export function useServidor(): Servidor {
  return useSessionPart((state) => state.servidor);
}
