import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { delayed } from '../platform/feedback/delayed.ts';
import { ErrorPanel } from '../platform/feedback/index.ts';
import { SkeletonFields, SkeletonLines, SkeletonPanel } from '../platform/feedback/SkeletonPanel.tsx';
import { usePageHeader, usePhone } from '../platform/shell/index.ts';

interface DocumentoSkeletonProps {
  error: Error | null;
  onRetry: () => void;
  /** It has a stepper over its facts. */
  withSteps?: boolean;
}

/** Height of the stepper at a desk. */
const ALTO_PASOS = 90;

/** A document's page while it is being read, or why it could not be (look 10). */
export function DocumentoSkeleton({ error, onRetry, withSteps = false }: DocumentoSkeletonProps) {
  // The header of the document to come: it does not change when the document is there.
  const isPhone = usePhone();
  usePageHeader({ tarea: isPhone });
  if (error) return <ErrorPanel error={error} onRetry={onRetry} />;
  if (isPhone) return <EnTelefono withSteps={withSteps} />;
  return (
    <Box aria-hidden sx={{ display: 'flex', flexDirection: 'column', gap: 3, flex: 1, minHeight: 0, ...delayed }}>
      <Box>
        <Skeleton width={220} height={24} />
        <Skeleton width={280} height={16} sx={{ mt: 2 }} />
      </Box>
      {withSteps && <Paper variant="outlined" sx={{ height: ALTO_PASOS, flexShrink: 0 }} />}
      <Box sx={{ display: 'grid', gap: 3, flex: 1, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 300px' } }}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
          <SkeletonPanel>
            <SkeletonFields count={8} />
          </SkeletonPanel>
          <SkeletonPanel grows>
            <SkeletonLines count={8} />
          </SkeletonPanel>
        </Box>
        <Box>
          <SkeletonPanel>
            <SkeletonLines count={4} />
          </SkeletonPanel>
        </Box>
      </Box>
    </Box>
  );
}

/** Chip, customer and way; the lines come first, from edge to edge. */
function EnTelefono({ withSteps }: Required<Pick<DocumentoSkeletonProps, 'withSteps'>>) {
  return (
    <Box aria-hidden sx={{ display: 'flex', flexDirection: 'column', gap: 3, ...delayed }}>
      <Skeleton variant="rounded" width={88} height={28} />
      <Box>
        <Skeleton variant="rounded" width="72%" height={24} sx={{ my: 0.5 }} />
        <Skeleton variant="rounded" width="56%" height={16} sx={{ mt: 1 }} />
      </Box>
      {withSteps && <Skeleton variant="rounded" height={6} sx={{ mb: 6.5 }} />}
      <Box sx={{ mx: -4, bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' }}>
        <Box sx={{ px: 4, py: 3 }}>
          <Skeleton variant="rounded" width={120} height={20} />
        </Box>
        <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
          <SkeletonLines count={8} />
        </Box>
      </Box>
      <SkeletonPanel>
        <SkeletonFields count={8} />
      </SkeletonPanel>
    </Box>
  );
}
