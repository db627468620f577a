import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { delayed } from '../platform/feedback/index.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

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
      <Paper variant="outlined" sx={{ p: 4, display: 'grid', gap: 4, alignContent: 'start' }}>
        {ROWS.map((row) => (
          <Skeleton key={row} height={22} />
        ))}
      </Paper>
      <Paper variant="outlined" sx={{ p: 4, display: 'grid', gap: 3, alignContent: 'start', alignSelf: 'start' }}>
        {ROWS.slice(0, 6).map((row) => (
          <Skeleton key={row} height={18} />
        ))}
      </Paper>
    </Box>
  );
}
