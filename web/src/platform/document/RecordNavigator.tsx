import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import FirstIcon from '@mui/icons-material/FirstPage';
import LastIcon from '@mui/icons-material/LastPage';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { formatInteger } from '../format/money.ts';
import { HeaderActions } from '../shell/HeaderActions.tsx';
import { usePhone } from '../shell/useMovil.ts';

export interface RecordNavigatorProps {
  /** Place of the record among its siblings, from 0; -1 when it is not among them. */
  index: number;
  count: number;
  onGo: (index: number) => void;
}

/**
 * First, previous, n de m, next, last (D1 §2.6). On a phone the two arrows stand in the header.
 * @example <RecordNavigator index={2} count={47} onGo={(at) => navigate(paths.view(ids[at]))} />
 */
export function RecordNavigator({ index, count, onGo }: RecordNavigatorProps) {
  const isPhone = usePhone();
  if (count < 2 || index < 0) return null;
  const previous = { label: 'Anterior', icon: <PreviousIcon />, to: index - 1 };
  const next = { label: 'Siguiente', icon: <NextIcon />, to: index + 1 };
  const step = ({ label, icon, to }: typeof previous) => (
    <IconButton
      key={label}
      aria-label={label}
      title={label}
      disabled={to < 0 || to >= count || to === index}
      onClick={() => onGo(to)}
    >
      {icon}
    </IconButton>
  );
  if (isPhone) return <HeaderActions>{[previous, next].map(step)}</HeaderActions>;
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label="Recorrer los documentos"
      sx={{ display: 'flex', alignItems: 'center', borderRadius: '8px', height: 36, px: 0.5 }}
    >
      {step({ label: 'Primero', icon: <FirstIcon />, to: 0 })}
      {step(previous)}
      <Box
        component="span"
        aria-live="polite"
        sx={{ px: 2, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        <Box component="b" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {formatInteger(index + 1)}
        </Box>{' '}
        de {formatInteger(count)}
      </Box>
      {step(next)}
      {step({ label: 'Último', icon: <LastIcon />, to: count - 1 })}
    </Paper>
  );
}
