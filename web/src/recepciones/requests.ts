import { filterCobranzas, listCobranzas } from '@distri/domain/cobranzas';
import { listCotizaciones } from '@distri/domain/cotizaciones';
import type { QueryOf } from '@distri/domain/kernel';
import { listPedidos } from '@distri/domain/pedidos';
import { listPrepago } from '@distri/domain/prepago';
import { listRecepciones, updateRecepcion } from '@distri/domain/recepciones';
import { useQueryClient } from '@tanstack/react-query';
import { useCall, useCallMutation } from '../platform/api/index.ts';
import type { Origen } from './paths.ts';

type Consulta = QueryOf<typeof listRecepciones>;

/** The items of one tab. */
export function useRecepciones(consulta: Consulta) {
  return useCall(listRecepciones, consulta, { errorShown: 'screen', keepPrevious: true });
}

/** How many wait: the badge of the tab, which takes the count and leaves the list. */
export function usePendientes(origen: Origen): number {
  const consulta: Consulta = { filter: 'PENDIENTES', origen, sortBy: 'fecha', sortDir: 'asc', limite: 1 };
  return useCall(listRecepciones, consulta, { errorShown: 'nowhere', silent: true }).data?.count ?? 0;
}

/** What a reception may have changed elsewhere: the collection, the quotation and its order, the settlements. */
const TOUCHED = [listRecepciones, listCobranzas, filterCobranzas, listCotizaciones, listPrepago, listPedidos];

/** Confirms, takes back or rejects an item. */
export function useUpdateRecepcion() {
  const client = useQueryClient();
  const mutation = useCallMutation(updateRecepcion);
  const refresh = () => Promise.all(TOUCHED.map(({ name }) => client.invalidateQueries({ queryKey: [name] })));
  return { ...mutation, refresh };
}
