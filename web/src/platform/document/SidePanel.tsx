import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A panel of the right column: a title and what is under it. */
export function SidePanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ overflow: 'hidden', flexShrink: 0 }}>
      <Typography id={id} variant="h5" component="h2" sx={{ px: 4, py: 3 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
