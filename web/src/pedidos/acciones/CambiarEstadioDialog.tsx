import { plural } from '@distri/domain/kernel';
import {
  consecuenciasDe,
  ESTADOS_PEDIDO,
  type Pedido,
  pideMotivo,
  TEXTOS_ACCION,
  type TransicionPedido,
} from '@distri/domain/pedidos';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx';
import { StateChip } from '../../platform/document/StateChip.tsx';
import { avisar } from '../../platform/feedback/index.ts';
import { TextInput } from '../../platform/forms/TextInput.tsx';
import { useChangeStatus, usePedido } from '../requests.ts';

interface CambiarEstadioDialogProps {
  /** From the list it comes without its lines: they are read before anything is said. */
  pedido: Pedido;
  transicion: TransicionPedido;
  onClose: () => void;
}

/** Says what a change of stage will do to order, goods and papers, and does it (domain-facts §4.2, §4.4). */
export function CambiarEstadioDialog({ pedido: row, transicion, onClose }: CambiarEstadioDialogProps) {
  const read = usePedido(row.id);
  const pedido = read.data ?? row;
  const lineas = pedido.detalleCompleto?.articulos;
  const change = useChangeStatus(onClose);
  const [motivo, setMotivo] = useState('');
  const [isAsked, setAsked] = useState(false);
  const texto = TEXTOS_ACCION[transicion.action];
  if (!texto) return null;
  const needsMotivo = pideMotivo(transicion);
  const isMissing = needsMotivo && motivo.trim() === '';
  const confirm = () => {
    setAsked(true);
    if (isMissing || !lineas) return;
    change.mutate(
      {
        query: { id: row.id, status: transicion.to, version: pedido.version },
        ...(motivo.trim() && { body: { motivo: motivo.trim() } }),
      },
      { onSuccess: () => avisar.listo(texto.hecho(row.id)) },
    );
  };
  return (
    <ConfirmDialog
      title={texto.pregunta(row.id)}
      cancelLabel={texto.conservar}
      confirmLabel={`${texto.boton} el pedido ${row.id}`}
      onCancel={onClose}
      onConfirm={confirm}
      isDanger={texto.esPeligro === true}
      isBusy={change.isPending}
      consequences={
        lineas
          ? consecuenciasDe(pedido, lineas, { accion: transicion.action, a: transicion.to }).map(
              ({ texto: text, estado }) => ({
                text,
                chip: estado && <StateChip {...ESTADOS_PEDIDO[estado]} />,
              }),
            )
          : []
      }
      {...(transicion.to === 'C' && { note: 'No se puede deshacer.' })}
    >
      {pedido.razsoc}
      {lineas && `, ${plural(lineas.length, 'artículo', 'artículos')}.`}
      {!lineas && <Skeleton variant="rounded" height={80} sx={{ mt: 3 }} />}
      {needsMotivo && (
        <Box sx={{ mt: 3 }}>
          <TextInput
            label="Motivo"
            required
            maxLength={200}
            value={motivo}
            onChange={setMotivo}
            error={isAsked && isMissing ? 'Debe indicar el motivo' : undefined}
          />
        </Box>
      )}
    </ConfirmDialog>
  );
}
