import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headerOf, parseMail, type SmtpSink, startSmtpSink } from '../../../test/support/smtpSink.ts';
import { composeMail, type MailMessage, smtpTransport, UnsafeMail } from './index.ts';
import { INJECTIONS } from './injections.ts';

const mail = (changes: Partial<MailMessage> = {}): MailMessage => ({
  from: { name: 'Distri Lubricantes y Autopartes S.A.', address: 'ventas@distri.example' },
  to: ['compras@cliente.example'],
  cc: ['vendedor@distri.example'],
  cco: ['archivo@distri.example'],
  subject: 'Pedido 118',
  text: 'Hola.\n\nAdjuntamos el pedido.',
  attachment: { name: 'Pedido_118.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7 contenido %%EOF') },
  messageId: '<0b9c@distri.example>',
  date: new Date('2026-11-20T15:00:00Z'),
  ...changes,
});

const HEADERS = ['content-type', 'from', 'to', 'cc', 'subject', 'message-id', 'date', 'mime-version'].sort();
const namesOf = (headers: [string, string][]) => headers.map(([name]) => name).sort();

/** Each of our headers at most once (an empty subject is left out), and no other. */
function expectOurHeaders({ headers }: { headers: [string, string][] }): void {
  const names = namesOf(headers);
  expect(new Set(names).size).toBe(names.length);
  expect(HEADERS).toEqual(expect.arrayContaining(names));
}

let sink: SmtpSink;
beforeAll(async () => {
  sink = await startSmtpSink();
});
afterAll(() => sink.close());

async function send(changes: Partial<MailMessage>) {
  const composed = await composeMail(mail(changes));
  await smtpTransport(sink.url).deliver(composed, 'x', new AbortController().signal);
  const received = sink.mails.at(-1);
  if (!received) throw new Error('nothing arrived');
  return received;
}

describe('a mail that arrives', () => {
  test('has its recipients in the envelope, no blind copy in the headers, sender, subject and attachment', async () => {
    const received = await send({ subject: 'Cotización 77120 · Ñandú', text: 'Buen día.\nSaludos' });
    expect(received.from).toBe('ventas@distri.example');
    expect(received.to).toEqual(['compras@cliente.example', 'vendedor@distri.example', 'archivo@distri.example']);
    expect(namesOf(received.headers)).toEqual(HEADERS);
    expect(received.raw).not.toContain('archivo@distri.example');
    expect(headerOf(received, 'message-id')).toBe('<0b9c@distri.example>');
    expect(headerOf(received, 'from')).toBe('"Distri Lubricantes y Autopartes S.A." <ventas@distri.example>');
    expect(headerOf(received, 'date')).toBe('Fri, 20 Nov 2026 15:00:00 +0000');
    expect(received.body).toContain(Buffer.from('%PDF-1.7 contenido %%EOF').toString('base64'));
    expect(received.body).toContain('filename=Pedido_118.pdf');
  });

  test('is the same, byte for byte but for its boundary, on every try', async () => {
    const boundaries = (raw: string) => raw.replaceAll(/--?_NmP-[\w-]+|boundary="[^"]+"/g, '');
    const [first, again] = await Promise.all([composeMail(mail()), composeMail(mail())]);
    expect(boundaries(again.raw.toString())).toBe(boundaries(first.raw.toString()));
  });

  test('a file that nobody receives also shows the blind copies', async () => {
    const { raw } = await composeMail(mail(), { keepBcc: true });
    expect(headerOf(parseMail(raw.toString()), 'bcc')).toBe('archivo@distri.example');
  });
});

describe('injection', () => {
  test.each(INJECTIONS.map((text) => [text]))('%j is no address, or just that one', async (text) => {
    for (const field of ['to', 'cc', 'cco'] as const) {
      const outcome = await composeMail(mail({ to: ['a@b.example'], cc: [], cco: [], [field]: [text] })).then(
        ({ envelope }) => envelope.to.filter((address) => address !== 'a@b.example'),
        (error: unknown) => error,
      );
      if (!(outcome instanceof UnsafeMail)) expect(outcome).toEqual([text]);
    }
    await expect(composeMail(mail({ from: { name: 'x', address: `${text}\r\nBcc: v@x.example` } }))).rejects.toThrow(
      UnsafeMail,
    );
  });

  const fieldsOf = (text: string): Partial<MailMessage>[] => [
    { subject: text },
    { from: { name: text, address: 'ventas@distri.example' } },
    { attachment: { name: text, type: 'application/pdf', bytes: Buffer.from('x') } },
    { text },
  ];
  const orUnsafe = <T>(work: Promise<T>) =>
    work.catch((error: unknown) => {
      if (error instanceof UnsafeMail) return null;
      throw error;
    });
  const expectOurParts = ({ headers, body }: { headers: [string, string][]; body: string }) => {
    expectOurHeaders({ headers });
    const contentType = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
    const boundary = /boundary="([^"]+)"/.exec(contentType)?.[1] ?? '';
    expect(`\r\n${body}`.split(`\r\n--${boundary}`)).toHaveLength(4);
  };

  test('in subject, sender name, file name or text never adds a header or part', async () => {
    let composed = 0;
    for (const changes of INJECTIONS.flatMap(fieldsOf)) {
      const built = await orUnsafe(composeMail(mail(changes)));
      if (built === null) continue;
      composed++;
      expectOurParts(parseMail(built.raw.toString()));
    }
    expect(composed).toBeGreaterThan(INJECTIONS.length);
  });

  test('over the wire it adds no recipient either', { timeout: 60_000 }, async () => {
    let sent = 0;
    for (const text of INJECTIONS) {
      const received = await orUnsafe(send({ subject: text, text }));
      if (received === null) continue;
      sent++;
      expectOurParts(received);
      expect(received.to).toEqual(['compras@cliente.example', 'vendedor@distri.example', 'archivo@distri.example']);
    }
    expect(sent).toBeGreaterThan(0);
  });

  test('any text at all as subject, name and file name leaves the headers as they are', async () => {
    const anything = fc.string({ unit: 'binary', maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(anything, anything, anything, async (subject, name, file) => {
        const changes = {
          subject,
          from: { name, address: 'ventas@distri.example' },
          attachment: { name: file, type: 'application/pdf', bytes: Buffer.from('x') },
        };
        const composed = await composeMail(mail(changes)).catch((error: unknown) => error);
        if (composed instanceof UnsafeMail) return;
        if (composed instanceof Error) throw composed;
        const { raw } = composed as Awaited<ReturnType<typeof composeMail>>;
        expectOurHeaders(parseMail(raw.toString()));
      }),
      { numRuns: 300 },
    );
  });
});
