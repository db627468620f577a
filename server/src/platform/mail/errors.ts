import { UnsafeMail } from './message.ts';

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
  permanent?: boolean;
}

const NO_CONNECTION = 'No se pudo conectar con el servidor de correo.';
const TOO_SLOW = 'El servidor de correo no respondió a tiempo.';

const BY_CODE: Readonly<Record<string, string>> = {
  ECONNECTION: NO_CONNECTION,
  ESOCKET: NO_CONNECTION,
  EDNS: NO_CONNECTION,
  EPROXY: NO_CONNECTION,
  ETIMEDOUT: TOO_SLOW,
  EABORT: TOO_SLOW,
  ETLS: 'La conexión segura con el servidor de correo falló.',
  EREQUIRETLS: 'El servidor de correo no ofrece una conexión segura.',
  EAUTH: 'El servidor de correo no aceptó el usuario o la clave configurados.',
  ENOAUTH: 'El servidor de correo pide usuario y clave, y no están configurados.',
  EENVELOPE: 'El servidor de correo rechazó las direcciones.',
  EMESSAGE: 'El servidor de correo rechazó el mensaje.',
  EPROTOCOL: 'El servidor de correo respondió algo inesperado.',
};

const LONGEST_REPLY = 200;
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_REPLY);

/** What to tell people about a mail that did not leave, and whether the server would say the same again. */
export function describeMailError(thrown: unknown): { message: string; permanent: boolean } {
  if (thrown instanceof UnsafeMail) return { message: `${thrown.message}.`, permanent: true };
  if (!(thrown instanceof Error)) return { message: 'El email no se pudo enviar.', permanent: false };
  const error: SmtpError = thrown;
  const reason = BY_CODE[error.code ?? ''] ?? 'El email no se pudo enviar.';
  const reply = error.response ? ` Respuesta: ${oneLine(error.response)}` : '';
  return { message: reason + reply, permanent: error.permanent === true && error.code !== 'EAUTH' };
}
