import { can } from '@distri/domain/kernel';
import { useUser } from '../platform/session/index.ts';
import { type DocumentosLeidos, ownName } from './ownName.ts';
import { useCliente } from './requests.ts';

/**
 * Whose documents a list shows: the customer when this person may read it, and in any case what its heading says. Why it
 * could not be read is shown by the list.
 */
export function useTitular(id: string, documentos: DocumentosLeidos) {
  const user = useUser();
  const {
    data: cliente,
    isLoading,
    error,
    refetch,
  } = useCliente(id, {
    enabled: can(user.role, 'clientes.leer'),
    errorShown: 'screen',
  });
  const heading = cliente ?? (isLoading ? undefined : ownName(id, documentos, user));
  return { cliente, heading, error, retry: () => void (error && refetch()) };
}
