import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { delayed } from '../../platform/feedback/delayed.ts';
import { ErrorPanel } from '../../platform/feedback/index.ts';
import { SkeletonFields, SkeletonLines, SkeletonPanel } from '../../platform/feedback/SkeletonPanel.tsx';
import { usePageHeader, usePhone } from '../../platform/shell/index.ts';

interface FormularioSkeletonProps {
  error: Error | null;
  onRetry: () => void;
}

/** The form's panels while it is being read, or why it could not be (look 10). */
export function FormularioSkeleton({ error, onRetry }: FormularioSkeletonProps) {
  // The header of the form to come: it does not change when the form is there.
  usePageHeader({ tarea: usePhone() });
  if (error) return <ErrorPanel error={error} onRetry={onRetry} />;
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
      <Stack sx={{ gap: 3, minHeight: 0 }}>
        <SkeletonPanel>
          <Box sx={{ px: 4, py: 2, borderBottom: 1, borderColor: 'divider' }}>
            <Skeleton width={240} height={14} sx={{ maxWidth: '80%', my: '3px' }} />
            <Skeleton width={320} height={10} sx={{ maxWidth: '100%', my: '3px' }} />
          </Box>
          <SkeletonFields count={8} tall stacked />
        </SkeletonPanel>
        <SkeletonPanel grows>
          <SkeletonLines count={7} />
        </SkeletonPanel>
      </Stack>
      <SkeletonPanel>
        <SkeletonLines count={5} />
      </SkeletonPanel>
    </Box>
  );
}
