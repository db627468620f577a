import type { Cobranza, ValorDevoluble } from '@distri/domain/cobranzas';
import { formatDia, formatMoney } from '@distri/domain/kernel';
import { TEXTOS_RECEPCION } from '@distri/domain/recepciones';
import { TIPOS_VALOR } from '@distri/domain/valores';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';
import { useAvisos } from '../../platform/feedback/index.ts';
import { SelectField } from '../../platform/forms/SelectField.tsx';
import { TextInput } from '../../platform/forms/TextInput.tsx';
import { useUpdateRecepcion } from '../../recepciones/requests.ts';

interface DevolverValorDialogProps {
  cobranza: Cobranza;
  valores: readonly ValorDevoluble[];
  onClose: () => void;
}

/** As long as the notification that tells the salesperson (D3 §5). */
const LARGO_MOTIVO = 140;

/** 'Cheque 4471, Banco Nación, 05/12/2026 · $ 60.000' */
function nombreDe({ tipo, numero, banco, fecha, importe }: ValorDevoluble): string {
  const clase = TIPOS_VALOR[tipo].conCheques ? 'Cheque' : TIPOS_VALOR[tipo].nombre;
  const what = [`${clase} ${numero}`.trim(), banco, fecha && formatDia(fecha)].filter(Boolean).join(', ');
  return `${what} · ${formatMoney(importe)}`;
}

/** A value of a posted collection that the bank gave back: a debit note opens the debt again (domain-facts §4.6). */
export function DevolverValorDialog({ cobranza, valores, onClose }: DevolverValorDialogProps) {
  const { id, version, razsoc } = cobranza;
  const [valor, setValor] = useState(valores.length === 1 ? (valores[0]?.id ?? null) : null);
  const [motivo, setMotivo] = useState('');
  const [tried, setTried] = useState(false);
  const rechazar = useUpdateRecepcion();
  const avisos = useAvisos();
  const confirm = () => {
    setTried(true);
    if (valor === null || motivo.trim() === '') return;
    rechazar.mutate(
      { body: { id: valor, version, anular: false, rechazado: true, updateMessage: motivo.trim() } },
      {
        onSuccess: () => {
          avisos.listo(TEXTOS_RECEPCION.rechazado);
          onClose();
        },
        onSettled: () => void rechazar.refresh(),
      },
    );
  };
  return (
    <FormDialog
      title="¿Qué valor devolvió el banco?"
      onClose={onClose}
      onSubmit={confirm}
      isBusy={rechazar.isPending}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Volver
          </Button>
          <Button type="submit" variant="contained" color="error" loading={rechazar.isPending}>
            Emitir nota de débito
          </Button>
        </>
      }
    >
      <Typography variant="body1" color="textSecondary">
        {`La cobranza ${id} de ${razsoc} sigue Ingresada: se emite una nota de débito por el valor y se le avisa al vendedor.`}
      </Typography>
      <SelectField
        label="Valor"
        required
        options={valores.map((each) => ({ value: each.id, label: nombreDe(each) }))}
        value={valor}
        onChange={setValor}
        error={tried && valor === null ? 'Elegí el valor' : undefined}
      />
      <TextInput
        label="Motivo"
        required
        value={motivo}
        onChange={setMotivo}
        maxLength={LARGO_MOTIVO}
        error={tried && motivo.trim() === '' ? 'Escribí el motivo' : undefined}
      />
    </FormDialog>
  );
}
