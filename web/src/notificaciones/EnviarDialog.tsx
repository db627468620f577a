import { plural } from '@distri/domain/kernel';
import { listUsuariosMaestro } from '@distri/domain/maestros';
import { listNotificaciones, MAX_LARGO_NOTIFICACION, sendNotificacion } from '@distri/domain/notificaciones';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useCall, useCallMutation } from '../platform/api/index.ts';
import { FormButtons } from '../platform/dialogs/FormButtons.tsx';
import { FormDialog } from '../platform/dialogs/FormDialog.tsx';
import { useAvisos } from '../platform/feedback/index.ts';
import { TextInput } from '../platform/forms/TextInput.tsx';
import { DestinatariosField } from './DestinatariosField.tsx';
import { type Destinatario, destinatarios } from './destinatarios.ts';

const FALTA_DESTINATARIO = 'Debe seleccionar al menos un destinatario';
const FALTA_MENSAJE = 'Ingrese un mensaje';

/** Sends a message to users or to whole roles (D1 §6, §7). */
export function EnviarDialog({ onClose }: { onClose: () => void }) {
  const [to, setTo] = useState<Destinatario[]>([]);
  const [msg, setMsg] = useState('');
  const [tried, setTried] = useState(false);
  const usuarios = useCall(listUsuariosMaestro, undefined, { staleMs: 300_000 });
  const options = useMemo(() => destinatarios(usuarios.data?.result ?? []), [usuarios.data]);
  const send = useSend(onClose);
  const isComplete = to.length > 0 && msg.trim() !== '';
  const people = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLInputElement>(null);

  const submit = () => {
    setTried(true);
    if (isComplete) return send.mutate({ body: { to: to.map(({ id }) => id), msg } });
    (to.length === 0 ? people : message).current?.focus();
  };
  return (
    <FormDialog
      title="Nueva notificación"
      onClose={onClose}
      onSubmit={submit}
      isBusy={send.isPending}
      actions={<FormButtons label="Enviar notificación" onCancel={onClose} loading={send.isPending} />}
    >
      <DestinatariosField
        inputRef={people}
        options={options}
        value={to}
        onChange={setTo}
        error={tried && to.length === 0 ? FALTA_DESTINATARIO : undefined}
      />
      <TextInput
        label="Mensaje"
        inputRef={message}
        required
        rows={5}
        maxLength={MAX_LARGO_NOTIFICACION}
        value={msg}
        onChange={setMsg}
        error={tried && msg.trim() === '' ? FALTA_MENSAJE : undefined}
        help={`${msg.length} de ${plural(MAX_LARGO_NOTIFICACION, 'carácter', 'caracteres')}`}
      />
    </FormDialog>
  );
}

function useSend(onDone: () => void) {
  const queryClient = useQueryClient();
  const avisos = useAvisos();
  const send = useCallMutation(sendNotificacion);
  return {
    isPending: send.isPending,
    mutate: (input: Parameters<typeof send.mutate>[0]) =>
      send.mutate(input, {
        onSuccess: () => {
          avisos.listo('La notificación se envió correctamente');
          void queryClient.invalidateQueries({ queryKey: [listNotificaciones.name] });
          onDone();
        },
      }),
  };
}
