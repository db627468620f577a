import type { Articulo } from '@distri/domain/articulos';
import { findArticulo } from '@distri/domain/lineas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { articuloQuery, readArticulos } from './requests.ts';

/** The articles of a document as they are today, by code, and how to find another one. */
export interface Catalogo {
  articulos: ReadonlyMap<string, Articulo>;
  /** Some article of the lines has not been read yet: what is not known is no problem of the document's. */
  isLoading: boolean;
  error: Error | null;
  retry: () => void;
  /** Looks a code up without regard to case; null when there is no such article. Throws the API's error. */
  find: (codigo: string) => Promise<Articulo | null>;
  /** Several articles by their codes, in one read. */
  load: (codigos: readonly string[]) => Promise<readonly Articulo[]>;
  /** Articles that came from elsewhere: the dialog, a search. */
  learn: (articulos: readonly Articulo[]) => void;
  /** Reads prices and stock again, after the server has refused what they gave. */
  refresh: () => void;
}

/** The catalogue of one document of `cliente` whose lines have these codes. */
export function useCatalogo(cliente: string, codigos: readonly string[]): Catalogo {
  const client = useQueryClient();
  const [learned, setLearned] = useState<ReadonlyMap<string, Articulo>>(new Map());
  const [reading, setReading] = useState(0);
  const missing = useMissing(codigos, learned);
  const query = useQuery({
    queryKey: ['articulos.deLineas', cliente, missing, reading],
    queryFn: ({ signal }) => readArticulos(cliente, missing, signal),
    enabled: missing.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { errorShown: 'screen' },
  });

  const articulos = useMemo(
    () => new Map([...(query.data?.result ?? []).map((row) => [row.id, row] as const), ...learned]),
    [query.data, learned],
  );
  const learn = useCallback(
    (rows: readonly Articulo[]) =>
      setLearned((before) => new Map([...before, ...rows.map((row) => [row.id, row] as const)])),
    [],
  );
  // Once read they are known: taking a line away is no reason to read the others again.
  useEffect(() => {
    if (query.data && query.data.result.length > 0) learn(query.data.result);
  }, [query.data, learn]);
  const find = useCallback(
    async (codigo: string) => {
      const answer = await client.fetchQuery(articuloQuery(cliente, codigo));
      const found = findArticulo(answer.result, codigo);
      if (found) learn([found]);
      return found;
    },
    [client, cliente, learn],
  );
  const load = useCallback(
    async (ids: readonly string[]) => {
      if (ids.length === 0) return [];
      const { result } = await client.fetchQuery({
        queryKey: ['articulos.deArmado', cliente, ids.join(',')],
        queryFn: ({ signal }) => readArticulos(cliente, ids, signal),
        staleTime: 30_000,
        meta: { errorShown: 'screen' },
      });
      learn(result);
      return result;
    },
    [client, cliente, learn],
  );
  const refresh = useCallback(() => {
    setLearned(new Map());
    setReading((before) => before + 1);
  }, []);
  return {
    articulos,
    isLoading: query.isFetching && missing.some((codigo) => !articulos.has(codigo)),
    error: query.error,
    retry: () => void query.refetch(),
    find,
    load,
    learn,
    refresh,
  };
}

/** The codes of the lines that nobody has brought along; the same list while it has the same codes. */
function useMissing(codigos: readonly string[], learned: ReadonlyMap<string, Articulo>): string[] {
  const text = [...new Set(codigos)]
    .filter((codigo) => !learned.has(codigo))
    .sort()
    .join(',');
  return useMemo(() => (text === '' ? [] : text.split(',')), [text]);
}
