import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { delayed } from '../platform/feedback/index.ts';
import { COLUMNAS } from './RecepcionCard.tsx';
import { ALTO_TARJETA } from './RecepcionesList.tsx';

const ROWS = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];

/** The list in its place: rows on a desk, cards on a phone (look 10). */
export function RecepcionesSkeleton() {
  return (
    <Box role="status" aria-label="Cargando" sx={{ ...delayed, ...CUENTA }}>
      {ROWS.map((row, index) => (
        <Box key={row} sx={{ ...FILA, ...(index > 0 && SEPARADA), opacity: 1 - index / (ROWS.length + 1) }}>
          <Textos />
          <Textos />
          <Pareja />
          <Pareja />
        </Box>
      ))}
    </Box>
  );
}

/** Room for the count that stands over the cards of a phone. */
const CUENTA = { mt: { xs: 8, sm: 0 } } as const;

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
  borderColor: { xs: 'divider' },
  borderRadius: { xs: '12px', sm: 0 },
  bgcolor: 'background.paper',
} as const;

/** The colour after the border, or the border would bring its own. */
const SEPARADA = { borderTop: { sm: 1 }, borderTopColor: { sm: 'divider' } } as const;

function Textos() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Skeleton width="55%" height={14} />
      <Skeleton width="75%" height={12} />
      <Skeleton width="65%" height={12} />
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
