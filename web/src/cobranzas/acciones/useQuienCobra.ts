import { useUsuarioCambioEstado } from '../../acceso/useUsuarioCambioEstado.ts';
import { useUser } from '../../platform/session/index.ts';

/** Who is looking, and the one user whom the company lets change statuses by hand (decisions 7). */
export function useQuienCobra() {
  const { role, username } = useUser();
  return { persona: { rol: role, username }, usuarioCambioEstado: useUsuarioCambioEstado() };
}
