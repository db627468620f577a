import path from 'node:path';
import type { EmpresaPerfil } from '@distri/domain/kernel';
import type pg from 'pg';
import { fileTransport, type MailTransport, smtpTransport } from '../platform/mail/index.ts';
import { type OutboxOptions, startOutbox } from '../platform/outbox/index.ts';
import { correoDelivery } from './delivery.ts';

export interface CarteroOptions {
  companies: readonly { perfil: EmpresaPerfil; pool: pg.Pool }[];
  config: { smtpUrl?: string | undefined; mailFrom?: string | undefined; dataDir: string };
  log: OutboxOptions['log'];
  /** Tests shorten the waits. */
  pace?: Partial<Omit<OutboxOptions, 'deliver' | 'log'>>;
}

/** Starts sending the mails of all companies of this process; answers the function that stops it, in a few seconds. */
export function startCartero({ companies, config, log, pace }: CarteroOptions): () => Promise<void> {
  const smtp = config.smtpUrl ? smtpTransport(config.smtpUrl) : null;
  const outboxes = companies.map(({ perfil, pool }) => {
    const transport: MailTransport = smtp ?? fileTransport(path.join(config.dataDir, 'correo', perfil.id));
    const deliver = correoDelivery({ db: pool, empresa: perfil, transport, mailFrom: config.mailFrom });
    return startOutbox(pool, { deliver: { correo: deliver }, log, ...pace });
  });
  return async () => {
    await Promise.all(outboxes.map((outbox) => outbox.stop()));
  };
}
