import { CORREO_INVALIDO, isDireccionEmail, splitDirecciones } from '@distri/domain/correo';
import AttachIcon from '@mui/icons-material/AttachFile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useRef, useState } from 'react';
import { TextInput } from '../forms/TextInput.tsx';
import { FormButtons } from './FormButtons.tsx';
import { FormDialog } from './FormDialog.tsx';

/** What the dialog holds: addresses as typed, several separated by semicolons (D2 §5). */
export interface MailValues {
  to: string;
  cc: string;
  cco: string;
  subject: string;
  body: string;
  attachFile: boolean;
}

/** The same with the addresses one by one, as `sendCorreo` takes them. */
export interface MailToSend {
  to: string[];
  cc: string[];
  cco: string[];
  subject: string;
  body: string;
  attachFile: boolean;
}

interface MailDialogProps {
  /** Prefilled and editable (decisions 20). */
  initial: Partial<MailValues>;
  /** 'Cotizacion-77120.pdf'; absent: nothing to attach. */
  attachment?: string;
  /** Resolves when the message is on its way; what it throws is shown, and nothing that was typed is lost. */
  onSend: (mail: MailToSend) => Promise<unknown>;
  onClose: () => void;
}

const VACIO: MailValues = { to: '', cc: '', cco: '', subject: '', body: '', attachFile: true };
type Invalid = Readonly<Partial<Record<keyof MailValues, true>>>;

/** To is required, CC and CCO count when they are in use, subject and body may not be empty (D2 §5). */
export function invalidFields(mail: MailValues): Invalid {
  const areValid = (text: string) => splitDirecciones(text).every(isDireccionEmail);
  return {
    ...((splitDirecciones(mail.to).length === 0 || !areValid(mail.to)) && { to: true }),
    ...(!areValid(mail.cc) && { cc: true }),
    ...(!areValid(mail.cco) && { cco: true }),
    ...(mail.subject.trim() === '' && { subject: true }),
    ...(mail.body.trim() === '' && { body: true }),
  };
}

function toSend(mail: MailValues): MailToSend {
  const { to, cc, cco, subject, body, attachFile } = mail;
  const [all, copies, blind] = [to, cc, cco].map(splitDirecciones);
  return { to: all ?? [], cc: copies ?? [], cco: blind ?? [], subject: subject.trim(), body, attachFile };
}

/**
 * Sends a document by e-mail: Para, CC, CCO, asunto, cuerpo, adjuntar.
 * @example
 * {isOpen && <MailDialog initial={{ to: cliente.email, cc: vendedor.email, subject, body }} attachment="Pedido-184233.pdf"
 *   onSend={(mail) => send.mutateAsync({ body: { ...mail, documento } })} onClose={close} />}
 */
export function MailDialog({ initial, attachment, onSend, onClose }: MailDialogProps) {
  const [mail, setMail] = useState<MailValues>({ ...VACIO, ...initial });
  const [shown, setShown] = useState({ cc: mail.cc !== '', cco: mail.cco !== '' });
  const { isBusy, error, isChecked, send } = useSending(onSend, onClose);
  const invalid = isChecked ? invalidFields(mail) : {};
  const form = useRef<HTMLDivElement>(null);

  const submit = () => {
    const [first] = Object.keys(invalidFields(mail));
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    void send(mail);
  };
  const field = (name: 'to' | 'cc' | 'cco' | 'subject' | 'body', label: string) => ({
    name,
    label,
    value: mail[name],
    onChange: (value: string) => setMail({ ...mail, [name]: value }),
    error: invalid[name] ? ' ' : undefined,
  });

  return (
    <FormDialog
      title="Enviar por e-mail"
      onClose={onClose}
      onSubmit={submit}
      isBusy={isBusy}
      actions={<FormButtons label="Enviar" onCancel={onClose} loading={isBusy} />}
    >
      <Box ref={form} sx={{ display: 'grid', gap: 3 }}>
        <TextInput {...field('to', 'Para')} required autoFocus help="Separá las direcciones con punto y coma" />
        {/* One that was asked for takes the place of its button, the focus too; one that was there leaves it to "Para". */}
        {shown.cc && <TextInput {...field('cc', 'CC')} autoFocus={!initial?.cc} />}
        {shown.cco && <TextInput {...field('cco', 'CCO')} autoFocus={!initial?.cco} />}
        {!(shown.cc && shown.cco) && (
          // The words of the buttons under those of the fields.
          <Box sx={{ display: 'flex', gap: 1, mt: -2, ml: { xs: -5, sm: -2.5 } }}>
            {!shown.cc && (
              <Button size="small" onClick={() => setShown({ ...shown, cc: true })}>
                Agregar CC
              </Button>
            )}
            {!shown.cco && (
              <Button size="small" onClick={() => setShown({ ...shown, cco: true })}>
                Agregar CCO
              </Button>
            )}
          </Box>
        )}
        <TextInput {...field('subject', 'Asunto')} required maxLength={200} />
        <TextInput {...field('body', 'Cuerpo')} required rows={6} maxLength={10_000} />
        {attachment && (
          <FormControlLabel
            sx={{ ml: -1 }}
            control={
              <Checkbox
                checked={mail.attachFile}
                onChange={(event) => setMail({ ...mail, attachFile: event.target.checked })}
              />
            }
            label={
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <AttachIcon sx={{ fontSize: 16, color: 'text.secondary' }} />
                Adjuntar {attachment}
              </Box>
            }
          />
        )}
        {Object.keys(invalid).length > 0 && <Alert severity="error">{CORREO_INVALIDO}</Alert>}
        {error && <Alert severity="error">{error}</Alert>}
      </Box>
    </FormDialog>
  );
}

/** Checks, sends once, closes when it went out. */
function useSending(onSend: MailDialogProps['onSend'], onClose: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = async (mail: MailValues) => {
    setChecked(true);
    setError(null);
    if (Object.keys(invalidFields(mail)).length > 0) return;
    setBusy(true);
    try {
      await onSend(toSend(mail));
      onClose();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Error al enviar el correo');
      setBusy(false);
    }
  };
  return { isBusy, error, isChecked, send };
}
