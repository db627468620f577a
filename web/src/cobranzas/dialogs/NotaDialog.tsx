import {
  listCondicionesVenta,
  listJurisdicciones,
  listTalonarios,
  listTiposDeAsiento,
  listTransportes,
} from '@distri/domain/maestros';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCall } from '../../platform/api/index.ts';
import { FormButtons } from '../../platform/dialogs/FormButtons.tsx';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';
import { AutocompleteField } from '../../platform/forms/AutocompleteField.tsx';
import { SelectField } from '../../platform/forms/SelectField.tsx';
import { TextInput } from '../../platform/forms/TextInput.tsx';
import type { NotaForm } from '../form/valores.ts';

interface NotaDialogProps {
  nota: NotaForm;
  onSave: (nota: NotaForm) => void;
  onClose: () => void;
}

const MAESTROS = { staleMs: 300_000 } as const;
const asOptions = (rows: readonly { id: number; description: string }[] = []) =>
  rows.map(({ id, description }) => ({ value: id, label: description }));

/** What the credit note of the discount carries (D3 §7, `headerData`). */
export function NotaDialog({ nota, onSave, onClose }: NotaDialogProps) {
  const [own, setOwn] = useState(nota);
  const change = (part: Partial<NotaForm>) => setOwn((before) => ({ ...before, ...part }));
  const condiciones = useCall(listCondicionesVenta, undefined, MAESTROS);
  const asientos = useCall(listTiposDeAsiento, undefined, MAESTROS);
  const talonarios = useCall(listTalonarios, { comprobante: 'notaCredito' }, MAESTROS);
  const jurisdicciones = useCall(listJurisdicciones, undefined, MAESTROS).data?.result ?? [];
  const transportes = useCall(listTransportes, undefined, MAESTROS).data?.result ?? [];
  const pads = talonariosDe(talonarios.data?.result ?? []);
  const save = () => {
    onSave({ ...own, leyenda1: own.leyenda1.trim(), leyenda2: own.leyenda2.trim() });
    onClose();
  };
  return (
    <FormDialog
      title="Nota de crédito del descuento"
      onClose={onClose}
      onSubmit={save}
      actions={<FormButtons label="Guardar los datos" onCancel={onClose} />}
    >
      <Typography variant="body2" color="textSecondary">
        El descuento se emite como nota de crédito cuando la cobranza se ingresa. Salen con ella:
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4 }}>
        <SelectField
          label="Condición de venta"
          autoFocus
          options={asOptions(condiciones.data?.result)}
          value={own.condcomercial}
          onChange={(id) => id !== null && change({ condcomercial: id })}
        />
        <SelectField
          label="Tipo de asiento"
          options={asOptions(asientos.data?.result)}
          value={own.tipoasiento}
          onChange={(id) => id !== null && change({ tipoasiento: id })}
        />
        <SelectField
          label="Talonario"
          options={pads}
          value={own.talrecibo}
          onChange={(id) => id !== null && change({ talrecibo: id })}
        />
        <AutocompleteField
          label="Jurisdicción"
          placeholder="La del cliente"
          options={jurisdicciones}
          getKey={({ id }) => id}
          getLabel={({ description }) => description}
          value={jurisdicciones.find(({ id }) => id === own.jurisdiccion) ?? null}
          onChange={(jurisdiccion) => change({ jurisdiccion: jurisdiccion?.id ?? null })}
        />
        <SelectField
          label="Transporte"
          options={transportes.map(({ id, description }) => ({ value: id, label: description }))}
          value={own.transporte}
          onChange={(id) => id !== null && change({ transporte: id })}
        />
      </Box>
      <TextInput label="Leyenda 1" maxLength={50} value={own.leyenda1} onChange={(leyenda1) => change({ leyenda1 })} />
      <TextInput label="Leyenda 2" maxLength={50} value={own.leyenda2} onChange={(leyenda2) => change({ leyenda2 })} />
    </FormDialog>
  );
}

/** One pad may own a counter for each letter: it is offered once, with the letters that it has. */
function talonariosDe(rows: readonly { id: number; letra: string }[]) {
  const letters = Map.groupBy(rows, ({ id }) => id);
  return [...letters].map(([id, own]) => ({
    value: id,
    label: `${id} - Notas de crédito ${own.map(({ letra }) => letra).join(' y ')}`,
  }));
}
