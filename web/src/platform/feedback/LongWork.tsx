import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { sombras } from '../theme/index.ts';

/** From here on work is said in words and can be cancelled (look.md, "Feedback rules"). */
const WORDS_AFTER_MS = 3000;

interface LongWorkProps {
  /** 'Generando el PDF de 4.812 clientes…' */
  text: string;
  onCancel: () => void;
}

/**
 * Work that takes its time, at the foot of the screen; nothing during its first seconds.
 * @example {work && <LongWork text="Generando el PDF…" onCancel={work.cancel} />}
 */
export function LongWork({ text, onCancel }: LongWorkProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), WORDS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <Paper
      variant="outlined"
      role="status"
      sx={{
        position: 'fixed',
        left: '50%',
        bottom: 24,
        transform: 'translateX(-50%)',
        zIndex: 'snackbar',
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        maxWidth: 'calc(100vw - 32px)',
        pl: 4,
        pr: 2,
        py: 2,
        bgcolor: 'superficie.elevada',
        boxShadow: sombras.menu,
      }}
    >
      <CircularProgress size={20} thickness={5} aria-hidden />
      <Typography variant="body2">{text}</Typography>
      <Button size="small" onClick={onCancel}>
        Cancelar
      </Button>
    </Paper>
  );
}
