import { can } from '@distri/domain/kernel';
import { useUser } from '../platform/session/index.ts';
import { type DocumentosLeidos, ownName } from './ownName.ts';
import { useCliente } from './requests.ts';

/** Whose documents a list shows: the customer when this person may read it, and in any case what its heading says. */
export function useTitular(id: string, documentos: DocumentosLeidos) {
  const user = useUser();
  const {
    data: cliente,
    isLoading,
    error,
    refetch,
  } = useCliente(id, {
    enabled: can(user.role, 'clientes.leer'),
  });
  const heading = cliente ?? (isLoading ? undefined : ownName(id, documentos, user));
  return { cliente, heading, retry: () => void (error && refetch()) };
}
