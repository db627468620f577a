import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';
import { useSyncExternalStore } from 'react';
import { busy } from '../api/busy.ts';

/** The global spinner: on while any call runs longer than 1 second (D1 §2.5). Its place is kept, so that nothing jumps. */
export function BusyRing() {
  const isBusy = useSyncExternalStore(busy.subscribe, busy.isBusy);
  return (
    <Fade in={isBusy} timeout={120}>
      <CircularProgress
        size={20}
        thickness={5}
        aria-label="Trabajando"
        aria-hidden={!isBusy}
        sx={{ flexShrink: 0, mr: { xs: 2, sm: 0 } }}
      />
    </Fade>
  );
}
