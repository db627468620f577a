import type { Notificacion } from '@distri/domain/notificaciones';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { StateDot } from '../platform/document/StateChip.tsx';
import { formatInstant } from '../platform/format/time.ts';
import { isOwnPath } from '../platform/router/index.ts';
import { A_UN_DEDO } from '../platform/theme/index.ts';
import { isCut, preview } from './preview.ts';

const RouterLink = createLink(Link);

interface NotificacionItemProps {
  notificacion: Notificacion;
  onExpand: () => void;
  /** Follows the link to the screen that it is about. */
  onOpen: () => void;
}

/** Sender, a dot when new, the message cut at 130 characters with 'ver más', the date (D1 §2.4). */
export function NotificacionItem({ notificacion, onExpand, onOpen }: NotificacionItemProps) {
  const { from_name, msg, viewed, date, enlace } = notificacion;
  const [expanded, setExpanded] = useState(false);
  const expand = () => {
    setExpanded(true);
    onExpand();
  };
  return (
    <Box component="li" sx={{ px: 4, py: 3, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography variant="h6" component="p" noWrap sx={{ flex: 1 }}>
          {from_name}
        </Typography>
        {!viewed && (
          <Box component="span" role="img" aria-label="Nueva" sx={{ display: 'flex' }}>
            <StateDot tono="teal" />
          </Box>
        )}
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {expanded ? msg : preview(msg)}{' '}
        {isCut(msg) && !expanded && (
          <Link component="button" type="button" variant="body2" onClick={expand} sx={A_UN_DEDO}>
            ver más
          </Link>
        )}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 1 }}>
        <Typography variant="caption" color="textSecondary">
          {formatInstant(date)}
        </Typography>
        {isOwnPath(enlace) && (
          <RouterLink to={enlace} variant="caption" onClick={onOpen}>
            Abrir
          </RouterLink>
        )}
      </Box>
    </Box>
  );
}
