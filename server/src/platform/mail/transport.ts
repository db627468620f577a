import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { ComposedMail } from './message.ts';

/** Takes mails out of the house, or keeps them in files where no mail server is configured. */
export interface MailTransport {
  /** False: what it takes is only kept. */
  sends: boolean;
  /**
   * Answers the recipients that the server refused while it took the mail for others. Throws what nodemailer throws.
   * `name` names the file where there is no server.
   */
  deliver(mail: ComposedMail, name: string, signal: AbortSignal): Promise<{ rejected: string[] }>;
}

const CONNECT_MS = 10_000;
/** Longest silence of the server; the whole try has its own limit, in `signal`. */
const SILENCE_MS = 60_000;

/**
 * Sends by SMTP, a connection per mail. `url` as `smtp://user:password@host:587` or `smtps://…:465`; options of
 * nodemailer go in its query (`?requireTLS=true`).
 */
export function smtpTransport(url: string): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    sends: true,
    deliver: async ({ raw, envelope }, _name, signal) => {
      const info = await smtp.sendMail({ raw, envelope, signal });
      return { rejected: info.rejected.map(String) };
    },
  };
}

/** Keeps each mail as a `.eml` file in `folder`; a repeated try writes the same file. */
export function fileTransport(folder: string): MailTransport {
  return {
    sends: false,
    deliver: async ({ raw }, name) => {
      const file = path.join(folder, `${name.replace(/[^A-Za-z0-9_-]/g, '_')}.eml`);
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.parte`, raw);
      await rename(`${file}.parte`, file);
      return { rejected: [] };
    },
  };
}
