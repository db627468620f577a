import { INTERVALO_NOTIFICACIONES_MS } from '@distri/domain/kernel';
import { getPendientes, listNotificaciones, markViewed } from '@distri/domain/notificaciones';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi, callKey, useCall } from '../platform/api/index.ts';

const POR_PAGINA = 50;
const EN_LA_CAMPANA = 5;

/** How many are unread, asked every minute; a failure says nothing to the user (D1 §8). */
export function usePendientes(): number {
  const pendientes = useCall(getPendientes, undefined, {
    pollMs: INTERVALO_NOTIFICACIONES_MS,
    silent: true,
    errorShown: 'nowhere',
  });
  return pendientes.data?.result ?? 0;
}

/** The newest ones, for the bell. */
export function useTop(enabled: boolean) {
  return useCall(
    listNotificaciones,
    { top: EN_LA_CAMPANA },
    { enabled, silent: true, errorShown: 'nowhere', staleMs: 0 },
  );
}

/** Received or sent ones, newest first, page by page. */
export function useNotificaciones(tipo: 'recibidas' | 'enviadas', buscar: string) {
  const query = { tipo, limite: POR_PAGINA, ...(buscar && { buscar }) };
  return useInfiniteQuery({
    queryKey: callKey(listNotificaciones, query),
    queryFn: ({ pageParam, signal }) =>
      callApi(listNotificaciones, { query: { ...query, ...(pageParam && { desdeClave: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.siguiente,
    meta: { errorShown: 'screen' },
  });
}

/** Marks as seen and brings the counter up to date. Nothing is said when it fails: the next visit marks them. */
export function useMarkViewed() {
  const queryClient = useQueryClient();
  return useCallback(
    async (ids: number[]) => {
      if (ids.length === 0) return;
      const answer = await callApi(markViewed, { body: { ids } }, { silent: true }).catch(() => null);
      if (answer) queryClient.setQueryData(callKey(getPendientes), answer);
      await queryClient.invalidateQueries({ queryKey: [listNotificaciones.name], refetchType: 'none' });
    },
    [queryClient],
  );
}
