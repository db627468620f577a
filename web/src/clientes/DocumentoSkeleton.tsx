import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { delayed } from '../platform/feedback/delayed.ts';
import { ErrorState } from '../platform/feedback/index.ts';

interface DocumentoSkeletonProps {
  error: Error | null;
  onRetry: () => void;
}

/** A document's page while it is being read, or why it could not be (look 10). */
export function DocumentoSkeleton({ error, onRetry }: DocumentoSkeletonProps) {
  if (error)
    return (
      <Paper variant="outlined" sx={{ flex: 1, display: 'flex' }}>
        <ErrorState error={error} onRetry={onRetry} />
      </Paper>
    );
  return (
    <Box aria-hidden sx={{ display: 'flex', flexDirection: 'column', gap: 3, flex: 1, minHeight: 0, ...delayed }}>
      <Skeleton variant="rounded" width={280} height={52} />
      <Skeleton variant="rounded" height={90} />
      <Box sx={{ display: 'grid', gap: 3, flex: 1, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 300px' } }}>
        <Skeleton variant="rounded" sx={{ height: '100%', minHeight: 240 }} />
        <Skeleton variant="rounded" sx={{ height: '100%', minHeight: 160 }} />
      </Box>
    </Box>
  );
}
