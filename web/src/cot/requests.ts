import {
  type EnvioGuardado,
  getArchivoCot,
  listDocumentosCot,
  listEnviosCot,
  listHojasCot,
  revisarCot,
} from '@distri/domain/cot';
import { listDocumentosDeHoja, listPedidosDeHoja } from '@distri/domain/hojasDeRuta';
import type { BodyOf, Dia } from '@distri/domain/kernel';
import { listPedidos } from '@distri/domain/pedidos';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi, useCall } from '../platform/api/index.ts';
import { downloadBlob } from '../platform/grid/export/download.ts';

export type Seleccion = BodyOf<typeof revisarCot>;

const SCREEN = { errorShown: 'screen', keepPrevious: true } as const;

const CADA_MS = 3000;
const isEnviando = ({ estado }: { estado: string | null }) => estado === 'enviando';

/** Asks again while something is on its way to ARBA: whoever looks sees what comes of it (reliability D4). */
function useMientras(isOnItsWay: boolean | undefined, refetch: () => unknown): void {
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setInterval(() => void refetch(), CADA_MS);
    return () => clearInterval(timer);
  }, [isOnItsWay, refetch]);
}

/** What was issued between two days. */
export function useDocumentos(desde: Dia, hasta: Dia) {
  const read = useCall(listDocumentosCot, { desde, hasta }, SCREEN);
  useMientras(read.data?.result.some(isEnviando), read.refetch);
  return read;
}

export function useHojas(desde: Dia, hasta: Dia) {
  const read = useCall(listHojasCot, { desde, hasta }, SCREEN);
  useMientras(
    read.data?.result.some(({ documentos }) => documentos.some(isEnviando)),
    read.refetch,
  );
  return read;
}

export function useEnvios(desde: Dia, hasta: Dia) {
  const read = useCall(listEnviosCot, { desde, hasta }, SCREEN);
  useMientras(read.data?.result.some(isEnviando), read.refetch);
  return read;
}

/** What a route sheet carries (D3 §7). */
export const usePedidosDeHoja = (id: number) => useCall(listPedidosDeHoja, { id }, { errorShown: 'screen' });
export const useDocumentosDeHoja = (id: number) => useCall(listDocumentosDeHoja, { id }, { errorShown: 'screen' });

/** A file asked again while it is open: what others do to it is seen. */
export function useEnvio(envio: EnvioGuardado): EnvioGuardado {
  const read = useCall(listEnviosCot, { id: envio.id }, { errorShown: 'nowhere', silent: true });
  const now = read.data?.result[0] ?? envio;
  useMientras(isEnviando(now), read.refetch);
  return now;
}

/** What ARBA would refuse; nothing while there is no plate. */
export function useRevision(seleccion: Seleccion) {
  return useQuery({
    queryKey: [revisarCot.name, seleccion],
    queryFn: ({ signal }) => callApi(revisarCot, { body: seleccion }, { signal }),
    enabled: seleccion.dominio !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { errorShown: 'screen' as const },
  });
}

/** Saves the file of a sending as it went. */
export async function downloadEnvio({ id, nombre }: Pick<EnvioGuardado, 'id' | 'nombre'>): Promise<void> {
  const bytes = await callApi(getArchivoCot, { query: { id } });
  downloadBlob(new Blob([new Uint8Array(bytes)], { type: 'text/plain' }), nombre);
}

/** What was read before a file went out is old. */
export function forgetCot(client: QueryClient): void {
  for (const { name } of [
    listDocumentosCot,
    listHojasCot,
    listEnviosCot,
    revisarCot,
    listPedidos,
    listDocumentosDeHoja,
  ])
    void client.invalidateQueries({ queryKey: [name] });
}
