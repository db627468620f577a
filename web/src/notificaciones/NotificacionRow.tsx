import type { Notificacion } from '@distri/domain/notificaciones';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { StateChip } from '../platform/document/StateChip.tsx';
import { formatInstant } from '../platform/format/time.ts';
import { isOwnPath } from '../platform/router/index.ts';
import { UserAvatar } from '../platform/shell/UserMenu.tsx';
import { estadoNotificacion } from './estados.ts';

const RouterLink = createLink(Link);

interface NotificacionRowProps {
  notificacion: Notificacion;
  tipo: 'recibidas' | 'enviadas';
}

/** The other person, the whole message, when, and whether it was seen. */
export function NotificacionRow({ notificacion, tipo }: NotificacionRowProps) {
  const { user_name, msg, viewed, date, enlace } = notificacion;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 3, px: 4, py: 3, borderBottom: 1, borderColor: 'divider', alignItems: 'flex-start' }}
    >
      <UserAvatar name={user_name} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
          <Box sx={{ flex: 1, display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 2 }}>
            <Typography variant="subtitle2" component="span">
              {user_name}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {formatInstant(date)}
            </Typography>
          </Box>
          <StateChip {...estadoNotificacion(tipo, viewed)} />
        </Box>
        <Typography
          variant="body2"
          sx={{
            maxWidth: 720,
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-line',
            fontWeight: tipo === 'recibidas' && !viewed ? 500 : 400,
          }}
        >
          {msg}
        </Typography>
        {isOwnPath(enlace) && (
          <RouterLink to={enlace} variant="body2">
            Abrir
          </RouterLink>
        )}
      </Box>
    </Box>
  );
}
