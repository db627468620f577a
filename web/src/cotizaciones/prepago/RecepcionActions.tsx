import type { Aprobacion } from '@distri/domain/cotizaciones';
import { formatMoney } from '@distri/domain/kernel';
import { TEXTOS_RECEPCION } from '@distri/domain/recepciones';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx';
import { useAvisos } from '../../platform/feedback/index.ts';
import type { ItemForm } from '../../valores/itemForm.ts';
import { MotivoDialog } from './MotivoDialog.tsx';
import { useUpdatePrepago } from './requests.ts';
import { useResultado } from './useResultado.ts';

interface RecepcionActionsProps {
  cotizacion: number;
  item: ItemForm;
  /** It is the last one that is missing: receiving it makes the order. */
  isLast: boolean;
}

const HECHO: Readonly<Record<Aprobacion, string>> = {
  A: TEXTOS_RECEPCION.recibido,
  R: TEXTOS_RECEPCION.rechazado,
  '': TEXTOS_RECEPCION.noRecibido,
};

/** What an administrator says of one transfer: it came, it will not, or neither (D3 §4). */
export function RecepcionActions({ cotizacion, item, isLast }: RecepcionActionsProps) {
  const [accion, setAccion] = useState<Aprobacion | null>(null);
  const { recibido, rechazado } = item;
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', pt: 1, pb: 1 }}>
      {recibido || rechazado ? (
        <Button size="small" onClick={() => setAccion('')}>
          {recibido ? 'Cancelar la recepción' : 'Cancelar el rechazo'}
        </Button>
      ) : (
        <>
          <Button size="small" variant="outlined" onClick={() => setAccion('A')}>
            Confirmar recepción
          </Button>
          <Button size="small" color="error" onClick={() => setAccion('R')}>
            Rechazar
          </Button>
        </>
      )}
      {accion !== null && (
        <RecepcionDialog
          cotizacion={cotizacion}
          item={item}
          isLast={isLast}
          accion={accion}
          onClose={() => setAccion(null)}
        />
      )}
    </Box>
  );
}

interface RecepcionDialogProps extends RecepcionActionsProps {
  accion: Aprobacion;
  onClose: () => void;
}

function RecepcionDialog({ cotizacion, item, isLast, accion, onClose }: RecepcionDialogProps) {
  const actualizar = useUpdatePrepago();
  const avisos = useAvisos();
  const { onDone } = useResultado(actualizar.refresh, onClose);
  const [motivo, setMotivo] = useState('');
  const decide = () =>
    actualizar.mutate(
      { body: { idcotiza: cotizacion, item: item.id, action: accion, updateMessage: motivo.trim() } },
      {
        onSuccess: (answer) => {
          avisos.listo(HECHO[accion]);
          onDone(answer);
        },
      },
    );
  const cual = [item.leyenda, item.transferencia.numero && `N° ${item.transferencia.numero}`]
    .filter(Boolean)
    .join(', ');
  const importe = formatMoney(item.importe);
  const isBusy = actualizar.isPending;
  if (accion === 'R')
    return (
      <MotivoDialog
        title={`¿Rechazar la transferencia de ${importe}?`}
        help={`${cual}. La cotización queda Rechazada y se le avisa al vendedor.`}
        confirmLabel="Rechazar la transferencia"
        motivo={motivo}
        onChange={setMotivo}
        isBusy={isBusy}
        onClose={onClose}
        onConfirm={decide}
      />
    );
  const isReceiving = accion === 'A';
  return (
    <ConfirmDialog
      title={
        isReceiving
          ? `¿Confirmar la transferencia de ${importe}?`
          : `¿Volver a pendiente la transferencia de ${importe}?`
      }
      cancelLabel={isReceiving ? 'Todavía no' : 'Dejar como está'}
      confirmLabel={isReceiving ? 'Confirmar recepción' : 'Volver a pendiente'}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={decide}
      {...(isReceiving && isLast && { note: 'Es la última: se genera el pedido con fecha de hoy.' })}
    >
      {cual}.
    </ConfirmDialog>
  );
}
