import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { sombras } from '../theme/index.ts';
import type { Refusal } from './refusals.ts';

/** Under the field and over the page: a form does not move because somebody typed a comma. */
export function RefusalHint({ refusal }: { refusal: Refusal | null }) {
  if (!refusal) return null;
  return (
    <Popper open anchorEl={refusal.anchor} placement="bottom-start" sx={{ zIndex: 'tooltip' }}>
      <Paper
        variant="outlined"
        role="alert"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          mt: 1,
          px: 2,
          py: 1,
          borderRadius: '8px',
          bgcolor: 'superficie.elevada',
          boxShadow: sombras.menu,
        }}
      >
        <ErrorIcon color="error" fontSize="small" />
        <Typography variant="caption">{refusal.text}</Typography>
      </Paper>
    </Popper>
  );
}
