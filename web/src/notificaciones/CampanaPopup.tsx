import { can } from '@distri/domain/kernel';
import type { Notificacion } from '@distri/domain/notificaciones';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useUser } from '../platform/session/index.ts';
import { NotificacionItem } from './NotificacionItem.tsx';
import { NOTIFICACIONES } from './paths.ts';
import { isCut } from './preview.ts';
import { useMarkViewed, useTop } from './requests.ts';

const ButtonLink = createLink(Button);

/** The newest notifications (D1 §2.4). What was shown in full counts as seen when it closes. */
export function CampanaPopup({ onClose }: { onClose: () => void }) {
  const top = useTop(true);
  const { role } = useUser();
  const rows = top.data?.result;
  const markRead = useSeenOnClose(rows);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 4, pr: 2, minHeight: 48 }}>
        <Typography variant="h5" component="h2">
          Notificaciones
        </Typography>
        {can(role, 'notificaciones.leer') && (
          <ButtonLink to={NOTIFICACIONES} size="small" onClick={onClose}>
            Ver Todas
          </ButtonLink>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '60vh', overflow: 'auto' }}>
        {rows?.map((row) => (
          <NotificacionItem key={row.id} notificacion={row} onExpand={() => markRead(row.id)} onOpen={onClose} />
        ))}
        {top.isPending && <Skeleton height={48} sx={{ m: 4 }} />}
      </Box>
      {/* A failure says nothing (D1 §8): neither that there are none. */}
      {rows?.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 4, pb: 4 }}>
          Aún no tenés notificaciones
        </Typography>
      )}
    </>
  );
}

/** Collects what was read while the popup is open, and tells the server once it closes. */
function useSeenOnClose(rows: readonly Notificacion[] | undefined) {
  const markViewed = useMarkViewed();
  const read = useRef(new Set<number>());
  useEffect(() => {
    for (const row of rows ?? []) if (!row.viewed && !isCut(row.msg)) read.current.add(row.id);
  }, [rows]);
  useEffect(() => {
    const seen = read.current;
    return () => void markViewed([...seen]);
  }, [markViewed]);
  return (id: number) => read.current.add(id);
}
