import Stack from '@mui/material/Stack';
import { useSyncExternalStore } from 'react';
import { avisos } from './avisos.ts';
import { Snackbar } from './Snackbar.tsx';

/** Where the notices appear: bottom centre, over everything but tooltips. Mounted once. */
export function AvisosHost() {
  const shown = useSyncExternalStore(avisos.subscribe, avisos.get);
  return (
    <Stack
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: { xs: 16, sm: 24 },
        left: 16,
        right: 16,
        alignItems: 'center',
        gap: 2,
        pointerEvents: 'none',
      }}
    >
      {shown.map((aviso) => (
        <Snackbar key={aviso.id} aviso={aviso} onClose={avisos.close} />
      ))}
    </Stack>
  );
}
