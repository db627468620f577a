import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatSince } from '../format/time.ts';

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
      Seguís con el borrador {formatSince(guardado)}.
    </Alert>
  );
}
