import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface HomePanelProps {
  title: string;
  /** At the right of the title: a count, a link. */
  aside?: ReactNode;
  children: ReactNode;
  grows?: boolean;
}

/** A panel of the home screen with its title (look 02). */
export function HomePanel({ title, aside, children, grows = false }: HomePanelProps) {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={title}
      sx={{ display: 'flex', flexDirection: 'column', flex: grows ? 1 : undefined, minHeight: 0, overflow: 'hidden' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44, px: 4 }}>
        <Typography variant="h5" component="h2">
          {title}
        </Typography>
        <Typography variant="caption" component="div" color="textSecondary">
          {aside}
        </Typography>
      </Box>
      {children}
    </Paper>
  );
}
