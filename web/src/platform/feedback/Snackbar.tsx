import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { letra, radio, sombras } from '../theme/index.ts';
import type { Aviso } from './avisos.ts';

const DURACION_MS = 5000;

const Ground = styled('div')(({ theme }) => ({
  ...letra(theme.typography.body2),
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  width: 560,
  maxWidth: '100%',
  boxSizing: 'border-box',
  padding: '4px 8px 4px 16px',
  fontWeight: 500,
  borderRadius: radio.control,
  boxShadow: sombras.menu,
  pointerEvents: 'auto',
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.paper,
  '&[role="alert"]': { background: theme.vars.palette.error.main, color: theme.vars.palette.error.contrastText },
}));

const ICONS = { listo: <CheckCircleIcon fontSize="small" />, info: <InfoIcon fontSize="small" />, error: null };

interface SnackbarProps {
  aviso: Aviso;
  onClose: (id: number) => void;
}

/** One notice (look 10): errors on red, the rest on the opposite of the page. It waits while it is pointed at. */
export function Snackbar({ aviso, onClose }: SnackbarProps) {
  const { id, clase, mensaje, accion } = aviso;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (aviso.permanece || isHeld) return;
    const timer = setTimeout(() => onClose(id), DURACION_MS);
    return () => clearTimeout(timer);
  }, [aviso.permanece, isHeld, id, onClose]);
  const act = () => {
    onClose(id);
    accion?.onClick();
  };
  return (
    <Fade in timeout={120}>
      <Ground
        role={clase === 'error' ? 'alert' : 'status'}
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {ICONS[clase]}
        <Box sx={{ flex: 1, py: 1, overflowWrap: 'anywhere' }}>{mensaje}</Box>
        {accion && (
          <Button size="small" sx={{ color: 'inherit', textDecoration: 'underline' }} onClick={act}>
            {accion.etiqueta}
          </Button>
        )}
        <IconButton aria-label="Cerrar el aviso" onClick={() => onClose(id)} sx={{ color: 'inherit' }}>
          <CloseIcon />
        </IconButton>
      </Ground>
    </Fade>
  );
}
