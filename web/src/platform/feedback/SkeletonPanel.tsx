import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

const names = (count: number) => Array.from({ length: count }, (_, index) => `fila-${index}`);

interface SkeletonPanelProps {
  /** Fills what is left of its column. */
  grows?: boolean;
  children: ReactNode;
}

/** A panel in its place, with bars for what is being read (look 10). */
export function SkeletonPanel({ grows = false, children }: SkeletonPanelProps) {
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden', flex: grows ? 1 : undefined, minHeight: 0 }}>
      {children}
    </Paper>
  );
}

interface SkeletonFieldsProps {
  count: number;
  /** Fields instead of facts. */
  tall?: boolean;
  /** One under the other on phones. */
  stacked?: boolean;
}

/** Label over value in four columns, two on phones. */
export function SkeletonFields({ count, tall = false, stacked = false }: SkeletonFieldsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: `repeat(${stacked ? 1 : 2}, minmax(0, 1fr))`, sm: 'repeat(4, minmax(0, 1fr))' },
        gap: 3,
        p: 4,
      }}
    >
      {names(count).map((name) => (
        <Box key={name} sx={{ minHeight: tall ? { xs: 68, sm: 56 } : 36 }}>
          <Skeleton width="45%" height={12} />
          <Skeleton
            variant="rounded"
            width={tall ? '100%' : '80%'}
            sx={{ mt: 1.5, height: tall ? { xs: 48, sm: 36 } : 16 }}
          />
        </Box>
      ))}
    </Box>
  );
}

/** Rows at their final height, fading out. */
export function SkeletonLines({ count }: { count: number }) {
  return names(count).map((name, index) => (
    <Box
      key={name}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 4,
        height: { xs: 64, sm: 36 },
        px: 4,
        borderTop: index > 0 ? 1 : 0,
        borderColor: 'divider',
        opacity: 1 - index / (count + 2),
      }}
    >
      <Skeleton width={72} height={16} />
      <Skeleton height={16} sx={{ flex: 1, maxWidth: 280 }} />
      <Box sx={{ flex: 1 }} />
      <Skeleton width={90} height={16} />
    </Box>
  ));
}

/** The rows of a list or table inside of a dialog, whose own margin is enough on a phone. */
export function SkeletonList({ count }: { count: number }) {
  return (
    <Box aria-hidden sx={{ mx: { xs: -4, sm: 0 } }}>
      <SkeletonLines count={count} />
    </Box>
  );
}
