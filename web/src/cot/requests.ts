import {
  type EnvioGuardado,
  getArchivoCot,
  listDocumentosCot,
  listEnviosCot,
  listHojasCot,
  revisarCot,
} from '@distri/domain/cot';
import type { BodyOf, Dia } from '@distri/domain/kernel';
import { listPedidos } from '@distri/domain/pedidos';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { callApi, useCall } from '../platform/api/index.ts';
import { downloadBlob } from '../platform/grid/export/download.ts';

export type Seleccion = BodyOf<typeof revisarCot>;

const SCREEN = { errorShown: 'screen', keepPrevious: true } as const;

/** What was issued between two days. */
export const useDocumentos = (desde: Dia, hasta: Dia) => useCall(listDocumentosCot, { desde, hasta }, SCREEN);
export const useHojas = (desde: Dia, hasta: Dia) => useCall(listHojasCot, { desde, hasta }, SCREEN);
export const useEnvios = (desde: Dia, hasta: Dia) => useCall(listEnviosCot, { desde, hasta }, SCREEN);

/** A file asked again while it is open: what others do to it is seen. */
export function useEnvio(envio: EnvioGuardado): EnvioGuardado {
  const read = useCall(listEnviosCot, { id: envio.id }, { errorShown: 'nowhere', silent: true });
  return read.data?.result[0] ?? envio;
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
  for (const { name } of [listDocumentosCot, listHojasCot, listEnviosCot, revisarCot, listPedidos])
    void client.invalidateQueries({ queryKey: [name] });
}
