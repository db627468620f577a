import MailComposer from 'nodemailer/lib/mail-composer';

/** A mail, ready to be composed. Recipients are plain addresses: display names of strangers are never written. */
export interface MailMessage {
  from: { name: string; address: string };
  to: readonly string[];
  cc: readonly string[];
  cco: readonly string[];
  subject: string;
  text: string;
  attachment?: { name: string; type: string; bytes: Uint8Array };
  /** '<…@…>'; the same on every try (reliability D2). */
  messageId: string;
  date: Date;
}

export interface ComposedMail {
  raw: Buffer;
  envelope: { from: string; to: string[] };
}

/** Something in it could end a header line or name another recipient (reliability D3). */
export class UnsafeMail extends Error {
  override readonly name = 'UnsafeMail';
}

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** One address and nothing else, in plain ASCII. Whether it is a proper one was checked where it was typed. */
const ADDRESS = /^[!#-'*+\-./0-9=?A-Z^-~]{1,64}@[A-Za-z0-9.-]{1,189}$/;
const MESSAGE_ID = /^<[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+>$/;

function check(mail: MailMessage): void {
  const addresses = [mail.from.address, ...mail.to, ...mail.cc, ...mail.cco];
  const lines = [mail.from.name, mail.subject, mail.attachment?.name ?? '', mail.attachment?.type ?? ''];
  if (!addresses.every((address) => ADDRESS.test(address))) throw new UnsafeMail('Una dirección no es válida');
  if (lines.some((line) => CONTROL.test(line))) throw new UnsafeMail('Un encabezado tiene caracteres de control');
  if (!MESSAGE_ID.test(mail.messageId)) throw new UnsafeMail('El identificador del mensaje no es válido');
}

const structured = (addresses: readonly string[]) => addresses.map((address) => ({ name: '', address }));

/**
 * The bytes of a mail and its envelope: the recipients are those of the message, no more. Throws `UnsafeMail`.
 * `keepBcc` writes the blind copies down too, for a file that nobody receives.
 */
export async function composeMail(mail: MailMessage, options: { keepBcc?: boolean } = {}): Promise<ComposedMail> {
  check(mail);
  const { attachment } = mail;
  const composer = new MailComposer({
    from: mail.from,
    to: structured(mail.to),
    cc: structured(mail.cc),
    bcc: structured(mail.cco),
    subject: mail.subject,
    text: mail.text,
    messageId: mail.messageId,
    date: mail.date,
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'windows',
    ...(attachment
      ? {
          attachments: [
            { filename: attachment.name, contentType: attachment.type, content: Buffer.from(attachment.bytes) },
          ],
        }
      : {}),
  });
  const message = composer.compile();
  message.keepBcc = options.keepBcc ?? false;
  const raw = await message.build();
  return { raw, envelope: { from: mail.from.address, to: [...mail.to, ...mail.cc, ...mail.cco] } };
}
