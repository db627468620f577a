import Paper from '@mui/material/Paper';
import type { ComponentProps } from 'react';
import { ErrorState } from './ErrorState.tsx';

/** Where a page would stand: why it could not be read. */
export function ErrorPanel(props: ComponentProps<typeof ErrorState>) {
  return (
    <Paper variant="outlined" sx={{ flex: 1, display: 'flex' }}>
      <ErrorState {...props} />
    </Paper>
  );
}
