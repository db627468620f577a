import { type CotizacionPrepago, type FiltroPrepago, listPrepago } from '@distri/domain/prepago';
import { callApi, callKey, useCall } from '../platform/api/index.ts';
import { usePages } from '../platform/api/usePages.ts';

const PAGINA = 500;

interface Filtro {
  filter: FiltroPrepago;
  buscar?: string;
}

/** Prepaid quotations of one tab, newest first. */
export function useCotizacionesPrepago(filtro: Filtro, { enabled = true, whole = true } = {}) {
  const query = { ...filtro, limite: PAGINA };
  return usePages<CotizacionPrepago>(
    callKey(listPrepago, query),
    (desdeClave, signal) => callApi(listPrepago, { query: { ...query, desdeClave } }, { signal }),
    { enabled, whole },
  );
}

/** How many wait for a decision. */
export function usePendientes(): number {
  const first = useCall(listPrepago, { filter: 'PENDIENTES', limite: 1 }, { errorShown: 'nowhere', silent: true });
  return first.data?.count ?? 0;
}
