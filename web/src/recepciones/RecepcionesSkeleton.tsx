import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { delayed } from '../platform/feedback/index.ts';
import { ALTO_TARJETA } from './RecepcionesList.tsx';

const ROWS = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];

/** The list in its place: rows on a desk, cards on a phone (look 10). */
export function RecepcionesSkeleton() {
  return (
    <Box role="status" aria-label="Cargando" sx={delayed}>
      {ROWS.map((row, index) => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 4,
            height: { xs: ALTO_TARJETA.telefono, sm: ALTO_TARJETA.escritorio },
            px: 4,
            borderTop: { sm: index > 0 ? 1 : 0 },
            borderColor: 'divider',
            opacity: 1 - index / (ROWS.length + 1),
          }}
        >
          <Box sx={{ flex: 1 }}>
            <Skeleton width="30%" height={16} />
            <Skeleton width="60%" height={20} />
            <Skeleton width="45%" height={16} />
          </Box>
          <Skeleton variant="rounded" width={140} height={36} />
          <Skeleton variant="rounded" width={140} height={36} />
        </Box>
      ))}
    </Box>
  );
}
