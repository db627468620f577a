import { getMe } from '@distri/domain/acceso';
import { useCall } from '../../platform/api/index.ts';
import { useUser } from '../../platform/session/index.ts';

/** Who is looking, and the one user whom the company lets change statuses by hand (decisions 7). */
export function useQuienCobra() {
  const { role, username } = useUser();
  const me = useCall(getMe, undefined, { staleMs: 300_000, errorShown: 'nowhere' });
  return { persona: { rol: role, username }, usuarioCambioEstado: me.data?.result.empresa.usuarioCambioEstado ?? null };
}
