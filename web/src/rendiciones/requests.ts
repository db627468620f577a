import { changeCobranzaStatus, filterCobranzas, listCobranzas } from '@distri/domain/cobranzas';
import type { AnswerOf, BodyOf, Call } from '@distri/domain/kernel';
import { listVendedores } from '@distri/domain/maestros';
import { listRecepciones } from '@distri/domain/recepciones';
import { createRendicion, getRendicionPdf, listRendiciones } from '@distri/domain/rendiciones';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, useCall, useCallMutation } from '../platform/api/index.ts';

/** A collection as lists of settlements show it; with details, its items too. */
export type CobranzaRendible = AnswerOf<typeof filterCobranzas>['result'][number];

type Filtro = BodyOf<typeof filterCobranzas>;
type FiltroRendiciones = BodyOf<typeof listRendiciones>;

/** Collections by dates, status and sellers. The last answer stays while another one is read. */
export function useCobranzasFiltradas(filtro: Filtro) {
  const query = useQuery({
    queryKey: [filterCobranzas.name, filtro],
    queryFn: ({ signal }) => callApi(filterCobranzas, { body: filtro }, { signal }),
    placeholderData: (previous) => previous,
    meta: { errorShown: 'screen' as const },
  });
  return { rows: query.data?.result, error: query.error, onRetry: () => void query.refetch() };
}

/** Some collections by their number, whatever their date and status: what a scan asks about. */
export async function readCobranzas(ids: readonly number[]): Promise<ReadonlyMap<number, CobranzaRendible>> {
  const { result } = await callApi(filterCobranzas, { body: { ids: [...ids] } });
  const asked = new Set(ids);
  return new Map(result.filter(({ id }) => asked.has(id)).map((cobranza) => [cobranza.id, cobranza]));
}

/** The settlements that were received on paper. */
export function useRendiciones(filtro: FiltroRendiciones) {
  const query = useQuery({
    queryKey: [listRendiciones.name, filtro],
    queryFn: ({ signal }) => callApi(listRendiciones, { body: filtro }, { signal }),
    placeholderData: (previous) => previous,
    meta: { errorShown: 'screen' as const },
  });
  return { rows: query.data?.result, error: query.error, onRetry: () => void query.refetch() };
}

/** The paper of a settlement, with its QR. */
export function readRendicionPdf(cobranzas: readonly number[], signal?: AbortSignal): Promise<Uint8Array> {
  return callApi(getRendicionPdf, { body: { cobranzas: [...cobranzas] } }, signal ? { signal } : {});
}

/** The salespeople to filter by; only for who may choose (D3 §6). */
export function useVendedores(enabled: boolean) {
  return useCall(listVendedores, {}, { enabled, staleMs: 300_000 }).data?.result ?? [];
}

/** What a settlement may have changed elsewhere. */
const TOUCHED = [filterCobranzas, listCobranzas, listRendiciones, listRecepciones];

function useChange<C extends Call>(call: C, options: { errorShown?: 'screen' } = {}) {
  const client = useQueryClient();
  const mutation = useCallMutation(call, options);
  const refresh = () => Promise.all(TOUCHED.map(({ name }) => client.invalidateQueries({ queryKey: [name] })));
  return { ...mutation, refresh };
}

export const useRendir = () => useChange(createRendicion);
export const useChangeStatus = () => useChange(changeCobranzaStatus);
