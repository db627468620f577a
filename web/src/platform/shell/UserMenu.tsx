import { NOMBRE_ROL } from '@distri/domain/kernel';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useState } from 'react';
import { useUser } from '../session/index.ts';
import { radio, rem } from '../theme/index.ts';
import { initials } from './initials.ts';
import { UserMenuPanel } from './UserMenuPanel.tsx';
import { usePhone } from './useMovil.ts';

/** Who is logged in; opens the user menu (D1 §2.3). */
export function UserMenu({ onLogOut }: { onLogOut: () => void }) {
  const user = useUser();
  const phone = usePhone();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget);
  return (
    <>
      <ButtonBase
        onClick={open}
        {...(phone && { 'aria-label': `${initials(user.name)}, usuario ${user.username}` })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={{
          gap: 2,
          minHeight: { xs: 48, sm: 32 },
          pl: { xs: 4, sm: 0 },
          pr: { xs: 3, sm: 0 },
          borderRadius: `${radio.control}px`,
        }}
      >
        <UserAvatar name={user.name} />
        {!phone && (
          <Box sx={{ textAlign: 'left' }}>
            <Typography
              component="span"
              sx={{ display: 'block', fontSize: rem(12), lineHeight: '15px', fontWeight: 600 }}
            >
              {user.username} ({user.role})
            </Typography>
            <Typography
              component="span"
              color="textSecondary"
              sx={{ display: 'block', fontSize: rem(11), lineHeight: '14px' }}
            >
              {NOMBRE_ROL[user.role]}
            </Typography>
          </Box>
        )}
      </ButtonBase>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Usuario', sx: { mt: 2, width: 280 } } }}
      >
        <UserMenuPanel onLogOut={onLogOut} />
      </Popover>
    </>
  );
}

/** The person's initials on a teal ground. */
export function UserAvatar({ name }: { name: string }) {
  return (
    <Avatar
      aria-hidden
      sx={{
        width: 30,
        height: 30,
        typography: 'caption',
        fontSize: { xs: rem(13.5), sm: rem(11) },
        fontWeight: 700,
        bgcolor: 'primary.fondo',
        color: 'primary.dark',
      }}
    >
      {initials(name)}
    </Avatar>
  );
}
