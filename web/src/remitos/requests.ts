import type { QueryOf } from '@distri/domain/kernel';
import { getRemitoPdf, listRemitos } from '@distri/domain/remitos';
import { callApi, callKey, useCall } from '../platform/api/index.ts';
import { usePages } from '../platform/api/usePages.ts';

type Filtro = Omit<QueryOf<typeof listRemitos>, 'id' | 'limite' | 'desdeClave'>;

/** Rows of a page when the whole list is wanted, and when it is read as somebody scrolls. */
const PAGINA_ENTERA = 1000;
const PAGINA = 100;

/** Delivery notes in scope, newest first. */
export function useRemitos(filtro: Filtro, { enabled = true, whole = true } = {}) {
  const query = { ...filtro, limite: whole ? PAGINA_ENTERA : PAGINA };
  return usePages(
    callKey(listRemitos, query),
    (desdeClave, signal) => callApi(listRemitos, { query: { ...query, desdeClave } }, { signal }),
    { enabled, whole },
  );
}

/** One note with what it carries. */
export function useRemito(id: number) {
  const remito = useCall(listRemitos, { id }, { errorShown: 'screen' });
  return { ...remito, data: remito.data?.result[0] };
}

/** The bytes of its PDF. */
export function readRemitoPdf(id: number): Promise<Uint8Array> {
  return callApi(getRemitoPdf, { query: { id } });
}
