import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The fields over a list, in one line where they fit. */
export function Filtros({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3, flexShrink: 0 }}>{children}</Box>
  );
}
