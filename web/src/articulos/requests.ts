import {
  type Articulo,
  averageSells,
  getArticuloImage,
  listArticulos,
  listExistencias,
  listMovimientos,
  listValoresFacturados,
  MESES_PROMEDIO,
  type MovimientoArticulo,
} from '@distri/domain/articulos';
import { listArmados } from '@distri/domain/articulosArmados';
import { useQuery } from '@tanstack/react-query';
import { callApi, callKey, callQuery, useCall } from '../platform/api/index.ts';
import { usePages } from '../platform/api/usePages.ts';

const PAGINA = 100;

/** Articles with the customer's prices and today's stock, searched and paged by the server. */
export function useArticulos(cliente: string, filtro: { buscar?: string; conStock?: boolean }) {
  const query = { cliente, ...filtro, limite: PAGINA };
  return usePages<Articulo>(callKey(listArticulos, query), (desdeClave, signal) =>
    callApi(listArticulos, { query: { ...query, desdeClave } }, { signal }),
  );
}

/** One article by its code, whatever its case (D2 §5). Answers are kept for a moment: Tab and Enter ask the same. */
export const articuloQuery = (cliente: string, id: string) => ({
  ...callQuery(listArticulos, { cliente, id: id.trim().toUpperCase() }),
  staleTime: 30_000,
  meta: { errorShown: 'screen' as const },
});

/** The articles of some lines, in one read. */
export function readArticulos(cliente: string, ids: readonly string[], signal: AbortSignal) {
  return callApi(listArticulos, { query: { cliente, ids: ids.join(','), limite: 1000 } }, { signal });
}

export function useArticuloImage(id: string, enabled: boolean) {
  return useCall(getArticuloImage, { id }, { enabled, errorShown: 'nowhere', silent: true, staleMs: 600_000 });
}

/** Sales of the article to the customer, newest first; all of them or since a day. */
export function useValoresFacturados(id: string, cliente: string, desde?: string) {
  return useCall(
    listValoresFacturados,
    { id, cliente, desde },
    { errorShown: 'screen', silent: true, staleMs: 60_000 },
  );
}

/** Units sold a month of one article, over the window of the documents (D2 §9). A read that travels as a POST. */
export function usePromedio(articulo: string) {
  return useQuery({
    queryKey: [averageSells.name, articulo],
    queryFn: ({ signal }) =>
      callApi(
        averageSells,
        { query: { quantityOfMonths: MESES_PROMEDIO }, body: { articulos: [articulo] } },
        { signal, silent: true },
      ),
    staleTime: 300_000,
    meta: { errorShown: 'screen' },
  });
}

/** What an article has in each warehouse. */
export function useExistencias(id: string) {
  return useCall(listExistencias, { id }, { errorShown: 'screen', silent: true });
}

const MOVIMIENTOS = 50;

/** Its movements in one of them, the last one first. */
export function useMovimientos(id: string, deposito: number) {
  const query = { id, deposito, limite: MOVIMIENTOS };
  return usePages<MovimientoArticulo>(callKey(listMovimientos, query), (desdeClave, signal) =>
    callApi(listMovimientos, { query: { ...query, desdeClave } }, { signal }),
  );
}

/** A kit with its parts and the customer's prices. */
export function useArmado(id: string, cliente: string) {
  return useCall(listArmados, { id, cliente }, { errorShown: 'screen', silent: true, staleMs: 30_000 });
}
