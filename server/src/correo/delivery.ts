import type { EmpresaPerfil } from '@distri/domain/kernel';
import type pg from 'pg';
import { readFile } from '../platform/files/index.ts';
import { composeMail, describeMailError, type MailMessage, type MailTransport } from '../platform/mail/index.ts';
import { type Deliver, DeliveryError, type OutboxRow } from '../platform/outbox/index.ts';
import { contenidoCorreo } from './contenido.ts';

export interface CorreoDelivery {
  db: pg.Pool;
  empresa: EmpresaPerfil;
  transport: MailTransport;
  /** Address that all mails come from; that of the company when it is not configured. */
  mailFrom: string | undefined;
}

async function readAttachment(db: pg.Pool, adjunto: { hash: string; nombre: string }) {
  const file = await readFile(db, adjunto.hash);
  if (!file) throw new DeliveryError('El archivo adjunto no está.', { permanent: true });
  return { name: adjunto.nombre, type: file.tipo, bytes: file.bytes };
}

async function messageOf(row: OutboxRow, { db, empresa, mailFrom }: CorreoDelivery): Promise<MailMessage> {
  const { to, cc, cco, subject, body, adjunto } = contenidoCorreo.parse(row.contenido);
  return {
    from: { name: empresa.legal.razonSocial, address: mailFrom ?? empresa.legal.email },
    to,
    cc,
    cco,
    subject,
    text: body,
    ...(adjunto ? { attachment: await readAttachment(db, adjunto) } : {}),
    messageId: row.mensajeId,
    date: new Date(row.creada),
  };
}

/** Sends the mails of a company's outbox; without a mail server they are kept in files, 'sin enviar'. */
export function correoDelivery(delivery: CorreoDelivery): Deliver {
  const { transport } = delivery;
  return async (row, signal) => {
    try {
      const mail = await composeMail(await messageOf(row, delivery), { keepBcc: !transport.sends });
      const { rejected } = await transport.deliver(mail, `${row.creada.slice(0, 10)}-${row.id}`, signal);
      const nota = rejected.length === 0 ? {} : { nota: `El servidor de correo no aceptó a ${rejected.join(', ')}.` };
      return { estado: transport.sends ? 'enviado' : 'sin_enviar', ...nota };
    } catch (error) {
      if (error instanceof DeliveryError) throw error;
      const { message, permanent } = describeMailError(error);
      throw new DeliveryError(message, { permanent, cause: error });
    }
  };
}
