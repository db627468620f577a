import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

const MODOS = [
  ['light', 'Claro'],
  ['dark', 'Oscuro'],
  ['system', 'Sistema'],
] as const;

/** Light, dark or as the system says; remembered in this browser (ui.md). */
export function ThemeSwitch() {
  const labelId = useId();
  const { mode, setMode } = useColorScheme();
  return (
    <Box sx={{ px: 4, py: 3 }}>
      <Typography id={labelId} variant="caption" color="textSecondary" sx={{ display: 'block', mb: 1 }}>
        Tema
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={mode ?? 'system'}
        aria-labelledby={labelId}
        onChange={(_, value) => value && setMode(value)}
      >
        {MODOS.map(([value, word]) => (
          <ToggleButton key={value} value={value}>
            {word}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
