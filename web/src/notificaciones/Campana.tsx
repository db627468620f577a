import { plural } from '@distri/domain/kernel';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { type MouseEvent, useState } from 'react';
import { CampanaPopup } from './CampanaPopup.tsx';
import { usePendientes } from './requests.ts';

/** The bell with its unread count; opens the newest notifications (D1 §2.3, §2.4). */
export function Campana() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const pendientes = usePendientes();
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={`Notificaciones, ${plural(pendientes, 'sin ver', 'sin ver')}`}
        aria-haspopup="dialog"
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        {pendientes > 0 ? (
          <Badge badgeContent={pendientes} max={99} color="secondary">
            <NotificationsIcon />
          </Badge>
        ) : (
          <NotificationsIcon />
        )}
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Notificaciones', sx: { mt: 2, width: '20rem', maxWidth: '20rem' } },
        }}
      >
        <CampanaPopup onClose={close} />
      </Popover>
    </>
  );
}
