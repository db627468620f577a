import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** What the mail server does to a mail. */
export type SinkMood =
  | 'ok'
  /** 451 once the mail is there. */
  | 'later'
  /** 550 to every recipient. */
  | 'never'
  /** Cuts the line in the middle of the mail. */
  | 'cut'
  /** Takes the mail, then cuts the line before it says so (RFC 1047). */
  | 'takeAndCut'
  /** Never answers to the mail. */
  | 'silent';

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  /** Lower-case name and unfolded value of each header line, in order. */
  headers: [name: string, value: string][];
  body: string;
}

export interface SmtpSink {
  url: string;
  port: number;
  /** What was taken, repeats included. */
  mails: ReceivedMail[];
  /** Message-ID of each mail that was offered, also of those not taken. */
  offered: string[];
  mood: SinkMood;
  /** Recipients that are refused whatever the mood. */
  unknown: Set<string>;
  /** Called with each mail that was taken, before the answer. */
  onTaken?: ((mail: ReceivedMail) => void | Promise<void>) | undefined;
  close(): Promise<void>;
}

/** Splits a mail as a reader does. */
export function parseMail(raw: string): Pick<ReceivedMail, 'headers' | 'body'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers, body: raw.slice(end + 4) };
}

export const headerOf = ({ headers }: Pick<ReceivedMail, 'headers'>, name: string) =>
  headers.find(([header]) => header === name)?.[1];

function smtpError(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** A real SMTP server on loopback (on a free port unless one is given), whose mood the test chooses. */
export async function startSmtpSink(onPort = 0): Promise<SmtpSink> {
  const open = new Set<Socket>();
  const cut = (session: SMTPServerSession) => {
    for (const socket of open) if (socket.remotePort === session.remotePort) socket.destroy();
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 200,
    onRcptTo: ({ address }, _session, done) => {
      const refused = sink.mood === 'never' || sink.unknown.has(address);
      done(refused ? smtpError('5.1.1 No such user', 550) : null);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (sink.mood === 'cut') cut(session);
      });
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const mail = {
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw,
          ...parseMail(raw),
        };
        sink.offered.push(headerOf(mail, 'message-id') ?? '');
        if (sink.mood === 'silent' || sink.mood === 'cut') return;
        if (sink.mood === 'later') return done(smtpError('4.3.0 Try again later', 451));
        sink.mails.push(mail);
        await sink.onTaken?.(mail);
        if (sink.mood === 'takeAndCut') return cut(session);
        done(null, 'taken');
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  await new Promise<void>((ready) => server.listen(onPort, '127.0.0.1', () => ready()));
  const { port } = server.server.address() as AddressInfo;
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    port,
    mails: [],
    offered: [],
    mood: 'ok',
    unknown: new Set(),
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
  return sink;
}

/** A server that greets a byte a second and never gets to the point. */
export async function startTarpit(): Promise<{ url: string; connections(): number; close(): Promise<void> }> {
  const open = new Set<Socket>();
  let connections = 0;
  const server: Server = createServer((socket) => {
    connections++;
    open.add(socket);
    const greeting = '220 bienvenido a la espera\r\n';
    let at = 0;
    const drip = setInterval(() => socket.write(greeting[at++ % (greeting.length - 2)] ?? '.'), 1000);
    socket.on('close', () => {
      clearInterval(drip);
      open.delete(socket);
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    connections: () => connections,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
