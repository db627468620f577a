import type { Notificacion } from '@distri/domain/notificaciones';
import NotificationsOffIcon from '@mui/icons-material/NotificationsNone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { delayed, ErrorState, ScreenState } from '../platform/feedback/index.ts';
import { NotificacionRow } from './NotificacionRow.tsx';
import { useMarkViewed, useNotificaciones } from './requests.ts';

interface NotificacionesListProps {
  tipo: 'recibidas' | 'enviadas';
  buscar: string;
}

const VACIA = { recibidas: 'No hay notificaciones recibidas', enviadas: 'No hay notificaciones enviadas' } as const;

/** One tab, newest first. Received ones count as seen once they are on the screen; their chip stays until the next visit. */
export function NotificacionesList({ tipo, buscar }: NotificacionesListProps) {
  const list = useNotificaciones(tipo, buscar);
  const rows = list.data?.pages.flatMap((page) => page.result);
  useMarkOnScreen(tipo === 'recibidas' ? rows : undefined);
  if (list.isError && !rows) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!rows) return <RowSkeletons />;
  if (rows.length === 0)
    return (
      <ScreenState
        icon={<NotificationsOffIcon />}
        title={buscar ? 'No se encontraron resultados' : VACIA[tipo]}
        help={buscar ? 'Probá con otra palabra o con el nombre de la persona.' : undefined}
      />
    );
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <NotificacionRow key={row.id} notificacion={row} tipo={tipo} />
        ))}
      </Box>
      {list.hasNextPage && (
        <Box sx={{ display: 'flex', justifyContent: 'center', p: 3 }}>
          <Button variant="outlined" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Ver más
          </Button>
        </Box>
      )}
    </Box>
  );
}

function useMarkOnScreen(rows: readonly Notificacion[] | undefined): void {
  const markViewed = useMarkViewed();
  const news = rows
    ?.filter((row) => !row.viewed)
    .map((row) => row.id)
    .join();
  useEffect(() => {
    if (news) void markViewed(news.split(',').map(Number));
  }, [news, markViewed]);
}

function RowSkeletons() {
  return (
    <Box aria-hidden sx={[delayed, { p: 4, display: 'grid', gap: 5 }]}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} height={40} />
      ))}
    </Box>
  );
}
