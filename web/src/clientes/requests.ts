import { getMe } from '@distri/domain/acceso';
import {
  createOcasional,
  getContextoVenta,
  getFichaCliente,
  getMapaClientes,
  listClientes,
  placeCliente,
  printClientes,
} from '@distri/domain/clientes';
import type { BodyOf, QueryOf } from '@distri/domain/kernel';
import {
  listLocalidades,
  listProvincias,
  listRespIVA,
  listTiposDocu,
  listTransportes,
  listVendedores,
  listZonas,
} from '@distri/domain/maestros';
import { useQueryClient } from '@tanstack/react-query';
import { callApi, callKey, type UseCallOptions, useCall, useCallMutation } from '../platform/api/index.ts';
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

/** One customer. */
export function useCliente(id: string, options: Pick<UseCallOptions, 'enabled' | 'errorShown'> = {}) {
  const cliente = useCall(listClientes, { id }, { ...options, staleMs: 60_000 });
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

/** One customer with its account, addresses and history. */
export function useFicha(id: string) {
  return useCall(getFichaCliente, { id }, { errorShown: 'screen' });
}

const MAESTROS = { staleMs: 300_000, errorShown: 'screen' } as const;

/** The lookup tables of the occasional customer's form, empty while they are on their way; why one could not be read. */
export function useMaestrosOcasional({ withVendedores }: { withVendedores: boolean }) {
  const vendedores = useCall(listVendedores, undefined, { ...MAESTROS, enabled: withVendedores });
  const tiposDocu = useCall(listTiposDocu, undefined, MAESTROS);
  const respIVA = useCall(listRespIVA, undefined, MAESTROS);
  const provincias = useCall(listProvincias, undefined, MAESTROS);
  const localidades = useCall(listLocalidades, undefined, MAESTROS);
  const transportes = useCall(listTransportes, undefined, MAESTROS);
  const zonas = useCall(listZonas, undefined, MAESTROS);
  const failed = [vendedores, tiposDocu, respIVA, provincias, localidades, transportes, zonas].filter(
    ({ isError, data }) => isError && data === undefined,
  );
  return {
    vendedores: vendedores.data?.result ?? [],
    tiposDocu: tiposDocu.data?.result ?? [],
    respIVA: respIVA.data?.result ?? [],
    provincias: provincias.data?.result ?? [],
    localidades: localidades.data?.result ?? [],
    transportes: transportes.data?.result ?? [],
    zonas: zonas.data?.result ?? [],
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const read of failed) void read.refetch();
    },
  };
}

/** Customers in scope whose number holds these digits, for the warning of a repeated one. */
export function useMismoNumero(numero: string, enabled: boolean) {
  const query = { buscar: numero, withInactivos: true, limite: 20 };
  return useCall(listClientes, query, { enabled, errorShown: 'nowhere', silent: true }).data?.result;
}

export function useCreateOcasional() {
  const client = useQueryClient();
  const create = useCallMutation(createOcasional, { errorShown: 'screen' });
  return { ...create, refresh: () => client.invalidateQueries({ queryKey: [listClientes.name] }) };
}

/** Everything that the map draws; asked again only when somebody comes back to it after a while. */
export function useMapaClientes() {
  return useCall(getMapaClientes, undefined, { errorShown: 'screen', staleMs: 60_000 });
}

export function usePlaceCliente() {
  const client = useQueryClient();
  const place = useCallMutation(placeCliente, { errorShown: 'screen' });
  const refresh = () =>
    Promise.all(
      [getMapaClientes, getFichaCliente, listClientes].map(({ name }) =>
        client.invalidateQueries({ queryKey: [name] }),
      ),
    );
  return { ...place, refresh };
}

export const readListadoPdf = (body: BodyOf<typeof printClientes>, signal: AbortSignal) =>
  callApi(printClientes, { body }, { signal });
