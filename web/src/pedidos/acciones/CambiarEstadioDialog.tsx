import { plural } from '@distri/domain/kernel';
import {
  consecuenciasDe,
  ESTADOS_PEDIDO,
  hechosDe,
  type Pedido,
  pideFoto,
  pideMotivo,
  TEXTOS_ACCION,
  type TransicionPedido,
} from '@distri/domain/pedidos';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx';
import { StateChip } from '../../platform/document/StateChip.tsx';
import { avisar, ErrorState } from '../../platform/feedback/index.ts';
import { TextInput } from '../../platform/forms/TextInput.tsx';
import { useChangeStatus, usePedido, useUploadRecibo } from '../requests.ts';
import { FotoField } from './FotoField.tsx';

const INLINE = { display: 'inline-block' } as const;

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
  const upload = useUploadRecibo();
  const [foto, setFoto] = useState<File | null>(null);
  const [motivo, setMotivo] = useState('');
  const [isAsked, setAsked] = useState(false);
  const texto = TEXTOS_ACCION[transicion.action];
  if (!texto) return null;
  const needsMotivo = pideMotivo(transicion);
  const needsFoto = pideFoto(transicion, hechosDe(pedido));
  const isMissing = (needsMotivo && motivo.trim() === '') || (needsFoto && foto === null);
  const pass = () =>
    change.mutate(
      {
        query: { id: row.id, status: transicion.to, version: pedido.version },
        ...(motivo.trim() && { body: { motivo: motivo.trim() } }),
      },
      { onSuccess: () => avisar.listo(texto.hecho(row.id)) },
    );
  const confirm = () => {
    setAsked(true);
    if (isMissing) return;
    if (foto) upload.mutate({ query: { id: row.id }, files: { recibo: foto } }, { onSuccess: pass });
    else pass();
  };
  const error = change.error ?? upload.error;
  // Nothing is asked about an order that could not be read.
  const isUnread = !lineas && read.isError;
  const consequences = lineas
    ? consecuenciasDe(pedido, lineas, { accion: transicion.action, a: transicion.to }).map(
        ({ texto: text, estado }) => ({
          text,
          chip: estado && <StateChip {...ESTADOS_PEDIDO[estado]} />,
        }),
      )
    : null;
  return (
    <ConfirmDialog
      title={texto.pregunta(row.id)}
      cancelLabel={texto.conservar}
      confirmLabel={texto.conNumero ? `${texto.boton} el pedido ${row.id}` : texto.boton}
      onCancel={onClose}
      onConfirm={confirm}
      isDanger={texto.esPeligro === true}
      isBusy={change.isPending || upload.isPending}
      isReady={lineas !== undefined}
      consequences={isUnread ? [] : consequences}
      {...(transicion.to === 'C' && !isUnread && { note: 'No se puede deshacer.' })}
    >
      {pedido.razsoc}
      {!isUnread && (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {', '}
          {lineas ? `${plural(lineas.length, 'artículo', 'artículos')}.` : <Skeleton width={72} sx={INLINE} />}
        </Box>
      )}
      {isUnread && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {needsMotivo && !isUnread && (
        <Box sx={{ mt: 3 }}>
          <TextInput
            label="Motivo"
            required
            maxLength={200}
            value={motivo}
            onChange={setMotivo}
            error={isAsked && motivo.trim() === '' ? 'Debe indicar el motivo' : undefined}
          />
        </Box>
      )}
      {needsFoto && !isUnread && <FotoField value={foto} onChange={setFoto} isMissing={isAsked && foto === null} />}
      {error && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {error.message}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
