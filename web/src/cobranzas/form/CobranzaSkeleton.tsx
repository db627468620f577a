import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { delayed, ErrorPanel } from '../../platform/feedback/index.ts';
import { SkeletonFields, SkeletonLines } from '../../platform/feedback/SkeletonPanel.tsx';
import { usePageHeader, usePhone } from '../../platform/shell/index.ts';
import { FRAME } from './frame.ts';
import { Panel } from './Panel.tsx';

interface CobranzaSkeletonProps {
  error: Error | null;
  onRetry: () => void;
}

/** The form's panels in their places while it is being read, or why it could not be (look 10). */
export function CobranzaSkeleton({ error, onRetry }: CobranzaSkeletonProps) {
  usePageHeader({ tarea: usePhone() });
  if (error) return <ErrorPanel error={error} onRetry={onRetry} />;
  return (
    <Box aria-hidden sx={{ ...FRAME, ...delayed }}>
      <Stack sx={{ gap: 3, minHeight: 0, minWidth: 0 }}>
        <Panel>
          <Box sx={{ px: 4, py: 2, borderBottom: 1, borderColor: 'divider' }}>
            <Skeleton width={240} height={18} />
            <Skeleton width={320} height={14} sx={{ maxWidth: '100%', mt: 1 }} />
          </Box>
          <SkeletonFields count={4} tall />
        </Panel>
        <Panel>
          <Titulo />
          <SkeletonLines count={2} />
        </Panel>
        <Panel grows>
          <Titulo />
          <SkeletonLines count={3} />
        </Panel>
      </Stack>
      <Panel>
        <SkeletonLines count={5} />
      </Panel>
    </Box>
  );
}

/** As high as the heading of a panel. */
function Titulo() {
  return (
    <Box sx={{ px: 4, py: 4, minHeight: 52, borderBottom: 1, borderColor: 'divider' }}>
      <Skeleton width={180} height={20} />
    </Box>
  );
}
