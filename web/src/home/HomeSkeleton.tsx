import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { delayed } from '../platform/feedback/index.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A panel of so many rows: quotations that run out, and the last documents. */
function Filas({ cuantas }: { cuantas: number }) {
  return (
    <Paper variant="outlined" sx={{ p: 4, display: 'grid', gap: 4, alignContent: 'start' }}>
      {ROWS.slice(0, cuantas).map((row) => (
        <Skeleton key={row} height={22} />
      ))}
    </Paper>
  );
}

/** The panels at their final size while the figures arrive. */
export function HomeSkeleton() {
  return (
    <Box
      aria-hidden
      sx={[
        delayed,
        {
          flex: 1,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 308px' },
          gap: { xs: 3, sm: 4 },
        },
      ]}
    >
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <Filas cuantas={4} />
        <Filas cuantas={8} />
      </Box>
      <Paper variant="outlined" sx={{ p: 4, display: 'grid', gap: 3, alignContent: 'start', alignSelf: 'start' }}>
        {ROWS.slice(0, 6).map((row) => (
          <Skeleton key={row} height={18} />
        ))}
      </Paper>
    </Box>
  );
}
