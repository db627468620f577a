import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { delayed } from '../platform/feedback/index.ts';
import { COLUMNAS } from './RecepcionCard.tsx';
import { ALTO_TARJETA } from './RecepcionesList.tsx';

const ROWS = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];

/** The list in its place: rows on a desk, cards on a phone (look 10). */
export function RecepcionesSkeleton() {
  return (
    <Box role="status" aria-label="Cargando" sx={delayed}>
      {ROWS.map((row, index) => (
        <Box key={row} sx={{ ...FILA, borderTop: { sm: index > 0 ? 1 : 0 }, opacity: 1 - index / (ROWS.length + 1) }}>
          <Textos />
          <Textos />
          <Pareja />
          <Pareja />
        </Box>
      ))}
    </Box>
  );
}

const FILA = {
  display: 'grid',
  gridTemplateColumns: COLUMNAS,
  alignItems: 'center',
  gap: { xs: 2, md: 4 },
  height: { xs: ALTO_TARJETA.telefono, sm: ALTO_TARJETA.escritorio },
  mb: { xs: 3, sm: 0 },
  p: { xs: 3, md: 2 },
  px: { md: 4 },
  border: { xs: 1, sm: 0 },
  // By breakpoint, as the border is: a plain value would lose.
  borderColor: { xs: 'divider', sm: 'divider' },
  borderRadius: { xs: '12px', sm: 0 },
  bgcolor: 'background.paper',
} as const;

function Textos() {
  return (
    <Box>
      <Skeleton width="55%" height={16} />
      <Skeleton width="75%" height={14} />
      <Skeleton width="65%" height={14} />
    </Box>
  );
}

/** Two fields, two buttons. */
function Pareja() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
      <Skeleton variant="rounded" height={36} />
      <Skeleton variant="rounded" height={36} />
    </Box>
  );
}
