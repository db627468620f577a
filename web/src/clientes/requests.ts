import { getMe } from '@distri/domain/acceso';
import { getContextoVenta, listClientes } from '@distri/domain/clientes';
import type { QueryOf } from '@distri/domain/kernel';
import { callApi, callKey, useCall } from '../platform/api/index.ts';
import { usePages } from '../platform/api/usePages.ts';

type Filtro = Omit<QueryOf<typeof listClientes>, 'limite' | 'desdeClave'>;

/** Rows of a page when the whole list is wanted, and when it is read as somebody scrolls. */
const PAGINA_ENTERA = 1000;
const PAGINA = 100;

/** Customers in scope. `whole` loads all of them while they are not too many for the grid to work on. */
export function useClientes(filtro: Filtro, { enabled = true, whole = false } = {}) {
  const limite = whole ? PAGINA_ENTERA : PAGINA;
  return usePages(
    callKey(listClientes, { ...filtro, limite }),
    (desdeClave, signal) => callApi(listClientes, { query: { ...filtro, limite, desdeClave } }, { signal }),
    { enabled, whole },
  );
}

/** One customer, for the heading of its lists. */
export function useCliente(id: string, enabled = true) {
  const cliente = useCall(listClientes, { id }, { enabled, errorShown: 'screen', staleMs: 60_000 });
  return { ...cliente, data: cliente.data?.result[0] };
}

/** Everything a sales form needs to know of a customer, in one read. */
export function useContextoVenta(cliente: string) {
  return useCall(getContextoVenta, { id: cliente }, { errorShown: 'screen' });
}

/** The customer that a user of role C is; null for everybody else, undefined while it is not known. */
export function useClientePropio(): string | null | undefined {
  const me = useCall(getMe, undefined, { staleMs: 300_000 });
  return me.data?.result.cliente;
}
