import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useSyncExternalStore } from 'react';
import { busy } from '../api/busy.ts';

/**
 * The global spinner: on while any call runs longer than 1 second (D1 §2.5). Its place is kept, so that nothing jumps;
 * the ring is not: an animation nobody sees would draw every screen sixty times a second.
 */
export function BusyRing() {
  const isBusy = useSyncExternalStore(busy.subscribe, busy.isBusy);
  return (
    <Box sx={{ display: 'flex', flexShrink: 0, width: 20, height: 20, mr: { xs: 2, sm: 0 } }}>
      {isBusy && <CircularProgress size={20} thickness={5} aria-label="Trabajando" />}
    </Box>
  );
}
