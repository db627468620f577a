import { plural } from '@distri/domain/kernel';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

/** Pads that run out and CAIs that expire: one line above the list; several fold into one, so that the day's work stays in sight. */
export function AvisosTalonarios({ avisos }: { avisos: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  if (avisos.length === 0) return null;
  const [only] = avisos;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 3, flexShrink: 0 }}
      action={
        avisos.length > 1 && (
          <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Ocultar' : 'Ver'}
          </Button>
        )
      }
    >
      {avisos.length === 1 ? only : `${plural(avisos.length, 'aviso', 'avisos')} de los talonarios`}
      {isOpen && avisos.length > 1 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 4 }}>
          {avisos.map((aviso) => (
            <li key={aviso}>{aviso}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
