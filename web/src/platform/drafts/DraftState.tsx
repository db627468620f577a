import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import { Box, Button, Typography } from '@mui/material';
import { formatTime } from '../format/time.ts';

/** "Borrador guardado 10:42" and the way to throw it away, under the main action of a form (look.md 04). */
export function DraftState({ guardado, onDiscard }: { guardado: string | null; onDiscard: () => void }) {
  if (guardado === null) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 32 }}>
      <CloudDoneOutlined fontSize="small" sx={{ color: 'text.secondary' }} />
      <Typography variant="caption" color="text.secondary" role="status">
        Borrador guardado {formatTime(guardado)}
      </Typography>
      <Button size="small" onClick={onDiscard} sx={{ marginLeft: 'auto' }}>
        Descartar
      </Button>
    </Box>
  );
}
