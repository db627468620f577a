import { getMe } from '@distri/domain/acceso';
import { useCall } from '../platform/api/index.ts';

/** The one user besides A whom the company lets change statuses by hand (D2 §6, decisions 7); null while it is not known. */
export function useUsuarioCambioEstado(): string | null {
  const me = useCall(getMe, undefined, { staleMs: 300_000, errorShown: 'nowhere' });
  return me.data?.result.empresa.usuarioCambioEstado ?? null;
}
