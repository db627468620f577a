import { configuracionApp, RUTA_CONFIGURACION } from '@distri/domain/kernel';
import { queryOptions } from '@tanstack/react-query';
import { noResponse } from './errors.ts';

const PREFIJO = 'Error al obtener los servidores';

/** What the application needs before a login: the servers to choose from and the map tiles. Asked once per visit. */
export const appConfigQuery = queryOptions({
  queryKey: ['configuracion'],
  queryFn: async ({ signal }) => {
    const response = await fetch(RUTA_CONFIGURACION, { signal }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      throw noResponse(PREFIJO);
    });
    if (!response.ok) throw noResponse(PREFIJO);
    return configuracionApp.parse(await response.json());
  },
  staleTime: Number.POSITIVE_INFINITY,
  meta: { errorShown: 'screen' },
});
