import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface ScreenStateProps {
  /** A 28 px icon for the tile. */
  icon: ReactNode;
  /** The document's sentence. */
  title: string;
  /** One sentence of help. */
  help?: ReactNode;
  /** Buttons: what fills the list, what tries again. */
  actions?: ReactNode;
  /** Last line: a shortcut, a support code. */
  foot?: ReactNode;
  isError?: boolean;
}

/**
 * Fills its panel with a state that is no data: empty, error, no permission (look 10).
 * @example <ScreenState icon={<SearchOffIcon />} title="No se encontraron resultados" />
 */
export function ScreenState({ icon, title, help, actions, foot, isError = false }: ScreenStateProps) {
  return (
    <Stack
      role={isError ? 'alert' : undefined}
      sx={{ flex: 1, minHeight: 280, alignItems: 'center', justifyContent: 'center', textAlign: 'center', p: 6 }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          mb: 4,
          borderRadius: '16px',
          bgcolor: isError ? 'error.fondo' : 'superficie.hundida',
          color: isError ? 'error.main' : 'text.secondary',
          '& svg': { fontSize: 28 },
        }}
      >
        {icon}
      </Box>
      <Typography variant="h4" component="h2" sx={{ maxWidth: 460, textWrap: 'balance' }}>
        {title}
      </Typography>
      {help && (
        <Typography variant="body1" color="textSecondary" sx={{ maxWidth: 460, textWrap: 'balance', mt: 0.5 }}>
          {help}
        </Typography>
      )}
      {actions && (
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{
            gap: 2,
            mt: 5,
            width: { xs: '100%', sm: 'auto' },
            // Long words take a second line rather than leave the panel of a phone.
            '& .MuiButton-root': { whiteSpace: { xs: 'normal', sm: 'nowrap' } },
          }}
        >
          {actions}
        </Stack>
      )}
      {foot && (
        <Typography variant="caption" component="div" color="textSecondary" sx={{ mt: 5 }}>
          {foot}
        </Typography>
      )}
    </Stack>
  );
}
