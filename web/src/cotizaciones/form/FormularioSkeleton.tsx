import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { delayed } from '../../platform/feedback/delayed.ts';
import { ErrorState } from '../../platform/feedback/index.ts';

interface FormularioSkeletonProps {
  error: Error | null;
  onRetry: () => void;
}

/** The form's panels while it is being read, or why it could not be (look 10). */
export function FormularioSkeleton({ error, onRetry }: FormularioSkeletonProps) {
  if (error)
    return (
      <Paper variant="outlined" sx={{ flex: 1, display: 'flex' }}>
        <ErrorState error={error} onRetry={onRetry} />
      </Paper>
    );
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 304px' },
        gap: 4,
        flex: 1,
        minHeight: 0,
        ...delayed,
      }}
    >
      <Stack sx={{ gap: 3 }}>
        <Skeleton variant="rounded" height={210} />
        <Skeleton variant="rounded" sx={{ flex: 1 }} />
      </Stack>
      <Skeleton variant="rounded" sx={{ height: { xs: 320, md: 'auto' } }} />
    </Box>
  );
}
