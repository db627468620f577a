import { Alert, Button } from '@mui/material';
import { formatInstant } from '../format/time.ts';

/** Says that the form goes on where somebody left it, and lets them begin again. */
export function DraftBanner({ guardado, onDiscard }: { guardado: string; onDiscard: () => void }) {
  return (
    <Alert
      severity="info"
      action={
        <Button size="small" onClick={onDiscard}>
          Empezar de nuevo
        </Button>
      }
    >
      Seguís con el borrador del {formatInstant(guardado)}.
    </Alert>
  );
}
