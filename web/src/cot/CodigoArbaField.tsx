import { revisarCot, setCodigoArba } from '@distri/domain/cot';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallMutation } from '../platform/api/index.ts';
import { DigitsInput } from '../platform/forms/DigitsInput.tsx';

const CODIGO = /^\d{6}$/;

/** Mends an article's ARBA code where its lack is told. */
export function CodigoArbaField({ articulo }: { articulo: string }) {
  const [codigo, setCodigo] = useState('');
  const [hasTried, setTried] = useState(false);
  const guardar = useCallMutation(setCodigoArba);
  const client = useQueryClient();
  const save = () => {
    setTried(true);
    if (!CODIGO.test(codigo)) return;
    guardar.mutate(
      { body: { articulo, codigo } },
      { onSuccess: () => client.invalidateQueries({ queryKey: [revisarCot.name] }) },
    );
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, mt: 1, maxWidth: 320 }}>
      <DigitsInput
        label={`Código de ARBA de ${articulo}`}
        labelHidden
        placeholder="6 dígitos"
        maxLength={6}
        value={codigo}
        onChange={setCodigo}
        error={hasTried && !CODIGO.test(codigo) ? 'Son 6 dígitos' : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
      <Button variant="outlined" loading={guardar.isPending} onClick={save}>
        Guardar
      </Button>
    </Box>
  );
}
