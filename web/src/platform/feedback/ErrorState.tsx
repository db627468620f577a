import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/errors.ts';
import { ScreenState } from './ScreenState.tsx';

const REINTENTO_S = 15;
const hora = new Intl.DateTimeFormat('es-AR', { timeStyle: 'medium', hour12: false });

interface ErrorStateProps {
  error: Error;
  onRetry: () => void;
  /** A second way out, beside "Reintentar". */
  action?: ReactNode;
}

/** What failed and a retry (look 10). Without connection it tries again by itself every 15 s. */
export function ErrorState({ error, onRetry, action }: ErrorStateProps) {
  const isOffline = error instanceof ApiError && error.isOffline;
  const seconds = useCountdown(isOffline, onRetry);
  const referencia = error instanceof ApiError ? error.referencia : undefined;
  // The server's sentence ends with it, for a snackbar; here it stands at the foot, with the time.
  const title = referencia ? error.message.replace(` Referencia ${referencia}`, '') : error.message;
  return (
    <ScreenState
      isError
      icon={isOffline ? <CloudOffIcon /> : <ErrorIcon />}
      title={title}
      help={isOffline ? `Volvemos a probar en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.` : undefined}
      actions={
        <>
          <Button variant="contained" onClick={onRetry}>
            Reintentar
          </Button>
          {action}
        </>
      }
      foot={
        referencia && error instanceof ApiError && `Código para soporte: ${referencia} · ${hora.format(error.instante)}`
      }
    />
  );
}

/** Seconds to the next `onEnd`, which comes again and again while `active`. */
function useCountdown(active: boolean, onEnd: () => void): number {
  const [seconds, setSeconds] = useState(REINTENTO_S);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => {
      if (seconds <= 1) onEnd();
      setSeconds(seconds <= 1 ? REINTENTO_S : seconds - 1);
    }, 1000);
    return () => clearTimeout(timer);
  }, [active, seconds, onEnd]);
  return seconds;
}
