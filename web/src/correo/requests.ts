import { listClientes } from '@distri/domain/clientes';
import { type DocumentoDeCorreo, listSalidas, resendSalida, sendCorreo } from '@distri/domain/correo';
import { can, type Rol } from '@distri/domain/kernel';
import { ERROR_VENDEDOR, listVendedores } from '@distri/domain/maestros';
import { useQueryClient } from '@tanstack/react-query';
import { callApi, callKey, useCall, useCallMutation } from '../platform/api/index.ts';
import { avisar } from '../platform/feedback/avisos.ts';

/** While a mail is on its way its state is asked again. */
const ESPERA_MS = 3000;

/** The mails of a document, newest first. */
export function useSalidas(documento: DocumentoDeCorreo, enabled: boolean) {
  const salidas = useCall(listSalidas, documento, { enabled, errorShown: 'nowhere', silent: true });
  const isWaiting = salidas.data?.result.some(({ estado }) => estado === 'pendiente') ?? false;
  useCall(listSalidas, documento, {
    enabled: enabled && isWaiting,
    errorShown: 'nowhere',
    silent: true,
    pollMs: ESPERA_MS,
  });
  return salidas.data?.result;
}

/** Sends a mail; the server attaches the document's own PDF. */
export function useSendCorreo(documento: DocumentoDeCorreo) {
  const client = useQueryClient();
  const send = useCallMutation(sendCorreo, { errorShown: 'screen' });
  return {
    ...send,
    refresh: () => client.invalidateQueries({ queryKey: callKey(listSalidas, documento) }),
  };
}

/** Puts a mail that did not leave back into the queue; the list of the document's mails is read again. */
export function useReenviar(documento: DocumentoDeCorreo) {
  const client = useQueryClient();
  const resend = useCallMutation(resendSalida);
  const reenviar = async (id: number) => {
    await resend.mutateAsync({ query: { id } });
    await client.invalidateQueries({ queryKey: callKey(listSalidas, documento) });
  };
  return { reenviar, isSending: resend.isPending };
}

const oneVendedor = { ...listVendedores, errorPrefix: ERROR_VENDEDOR };

/** A mail is written all the same: whom the lookup does not give, the person types. */
function sayAndGoOn(failure: Error): null {
  avisar.error(failure.message);
  return null;
}

/**
 * To the customer, cc the seller (decisions 20); what this role may not read stays empty, and so does what could not be
 * read, which is told (D2 §8).
 */
export async function readDestinatarios(rol: Rol, cliente: string, vendedor: string) {
  const [customer, seller] = await Promise.all([
    can(rol, 'clientes.leer') ? callApi(listClientes, { query: { id: cliente } }).catch(sayAndGoOn) : null,
    can(rol, 'vendedores.leer') ? callApi(oneVendedor, { query: { id: vendedor } }).catch(sayAndGoOn) : null,
  ]);
  return { to: customer?.result[0]?.email ?? '', cc: seller?.result[0]?.email ?? '' };
}
