import { listNotificaciones, MAX_LARGO_NOTIFICACION_VENDEDOR, sendNotificacion } from '@distri/domain/notificaciones';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallMutation } from '../platform/api/index.ts';
import { FormButtons } from '../platform/dialogs/FormButtons.tsx';
import { FormDialog } from '../platform/dialogs/FormDialog.tsx';
import { useAvisos } from '../platform/feedback/index.ts';
import { TextInput } from '../platform/forms/TextInput.tsx';

interface NotificarVendedorDialogProps {
  /** 'Cotización 77120 de EL CARDENAL': the message begins with it. */
  asunto: string;
  /** Id and name of the seller. */
  vendedor: string;
  nombre: string;
  onClose: () => void;
}

/** A short message to whoever sold it (D2 §6, D3 §5: at most 140 characters). */
export function NotificarVendedorDialog({ asunto, vendedor, nombre, onClose }: NotificarVendedorDialogProps) {
  const [msg, setMsg] = useState(`${asunto}: `.slice(0, MAX_LARGO_NOTIFICACION_VENDEDOR));
  const [tried, setTried] = useState(false);
  const enviar = useCallMutation(sendNotificacion);
  const client = useQueryClient();
  const avisos = useAvisos();
  const send = () => {
    setTried(true);
    if (msg.trim() === '') return;
    enviar.mutate(
      { body: { to_vendedor: vendedor, msg: msg.trim() } },
      {
        onSuccess: () => {
          avisos.listo('Se envió la notificación al vendedor');
          void client.invalidateQueries({ queryKey: [listNotificaciones.name] });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title="Notificar al vendedor"
      onClose={onClose}
      onSubmit={send}
      isBusy={enviar.isPending}
      actions={<FormButtons label="Enviar notificación" onCancel={onClose} loading={enviar.isPending} />}
    >
      <Typography variant="body1" color="textSecondary">
        Le llega a {nombre}.
      </Typography>
      <TextInput
        label="Mensaje"
        required
        rows={3}
        autoFocus
        maxLength={MAX_LARGO_NOTIFICACION_VENDEDOR}
        value={msg}
        onChange={setMsg}
        error={tried && msg.trim() === '' ? 'Ingrese un mensaje' : undefined}
        help={`${msg.length} de ${MAX_LARGO_NOTIFICACION_VENDEDOR}`}
      />
    </FormDialog>
  );
}
