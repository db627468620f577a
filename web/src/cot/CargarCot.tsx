import { cargarCot, isCot, normalizeCot, type RemitoEnvio } from '@distri/domain/cot';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallMutation } from '../platform/api/index.ts';
import { TextInput } from '../platform/forms/TextInput.tsx';
import { nombreDocumento } from './columns.tsx';
import { forgetCot } from './requests.ts';

interface CargarCotProps {
  envio: number;
  remito: RemitoEnvio;
  onDone: () => void;
}

/** The COT that somebody found on ARBA's page. */
export function CargarCot({ envio, remito, onDone }: CargarCotProps) {
  const [cot, setCot] = useState('');
  const [hasTried, setTried] = useState(false);
  const cargar = useCallMutation(cargarCot);
  const client = useQueryClient();
  const isGood = isCot(normalizeCot(cot));
  const save = () => {
    setTried(true);
    if (!isGood) return;
    const body = { envio, numeroUnico: remito.numeroUnico, cot };
    cargar.mutate({ body }, { onSuccess: onDone, onSettled: () => forgetCot(client) });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 150 }}>
      <TextInput
        label={`COT del ${nombreDocumento(remito)}`}
        labelHidden
        autoFocus
        maxLength={40}
        value={cot}
        onChange={setCot}
        error={hasTried && !isGood ? 'Entre 4 y 30 números o letras' : undefined}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
      <Button size="small" variant="outlined" loading={cargar.isPending} onClick={save}>
        Guardar COT
      </Button>
    </Box>
  );
}
