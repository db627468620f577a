import type { QueryClient } from '@tanstack/react-query';
import { forgetDraftFiles } from '../platform/drafts/files.ts';
import { avisar } from '../platform/feedback/avisos.ts';
import { RUTA_LOGIN } from '../platform/router/index.ts';
import { session } from '../platform/session/index.ts';
import type { router } from './router.ts';

/**
 * When the person changes, in this tab or another, nothing of the one before stays: cached answers, notices and files of
 * unsaved forms go, and the screen is the login's or the new person's first one.
 */
export function followSession(queryClient: QueryClient, appRouter: typeof router): void {
  let last = personOf();
  session.subscribe(() => {
    const now = personOf();
    if (now === last) return;
    const hadPerson = last !== null;
    last = now;
    queryClient.clear();
    avisar.cerrarTodos();
    if (hadPerson) void forgetDraftFiles();
    if (now === null) void appRouter.navigate({ to: RUTA_LOGIN });
    else if (hadPerson) void appRouter.navigate({ to: '/' });
  });
}

/** Who is logged in and where; null when nobody is. */
function personOf(): string | null {
  const state = session.getState();
  return state.status === 'out' ? null : `${state.user.cmpid}/${state.user.username}`;
}
