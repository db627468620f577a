import { type Articulo, editSecurityStock, listArticulos, STOCK_SEGURIDAD_EDITADO } from '@distri/domain/articulos';
import { can } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallMutation } from '../platform/api/index.ts';
import { avisar } from '../platform/feedback/index.ts';
import { QuantityInput } from '../platform/forms/numberInputs.tsx';
import { useUser } from '../platform/session/index.ts';

/** The safety stock: A and O see it, A edits it (D2 §6). Nothing for whoever does not see it. */
export function StockSeguridadField({ articulo }: { articulo: Articulo }) {
  const { role } = useUser();
  const client = useQueryClient();
  const edit = useCallMutation(editSecurityStock, { errorShown: 'screen' });
  const [saved, setSaved] = useState(articulo.stocksval);
  const [value, setValue] = useState<number | null>(articulo.stocksval ?? null);
  if (saved === undefined) return null;
  const isEditor = can(role, 'articulos.stockSeguridad');
  const isChanged = value !== null && value !== saved;
  const save = () =>
    edit.mutate(
      { query: { id: articulo.id }, body: { value: value ?? 0 } },
      {
        onSuccess: ({ result }) => {
          setSaved(result.articulo.stocksval);
          avisar.listo(STOCK_SEGURIDAD_EDITADO);
          void client.invalidateQueries({ queryKey: [listArticulos.name] });
        },
      },
    );
  return (
    <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-end', maxWidth: 360 }}>
      <Box sx={{ flex: 1 }}>
        <QuantityInput
          label="Stock de seguridad"
          value={value}
          onChange={setValue}
          readOnly={!isEditor}
          error={edit.error?.message}
        />
      </Box>
      {isEditor && (
        <Button variant="outlined" loading={edit.isPending} disabled={!isChanged} onClick={save}>
          Guardar
        </Button>
      )}
    </Box>
  );
}
