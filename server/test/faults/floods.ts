import { connect, type Socket } from 'node:net';
import { heldUploadBytes } from '../../src/platform/http/uploadBudget.ts';
import type { TestApi } from '../support/testApi.ts';

export const BOUNDARY = '----distri';
/** Opens a part, with or without a file. */
export const fieldHead = (name: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;
export const fileHead = (name: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="x.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
export const END = `--${BOUNDARY}--\r\n`;

/** A connection of a client that keeps no rule. */
export interface Wild {
  socket: Socket;
  /** Resolves with the status line's number once there is one; 0 when the line was cut without a word. */
  status: Promise<number>;
  closed: Promise<void>;
  /** Sends a piece of the body in a chunk of its own; false when the line is gone. */
  send(bytes: string | Buffer): boolean;
}

export interface Target {
  port: number;
  empresa: string;
  token: string;
}

/** Begins a `POST /email/send` of unknown length. */
export async function openUpload({ port, empresa, token }: Target): Promise<Wild> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  let text = '';
  const status = new Promise<number>((resolve) => {
    socket.on('data', (chunk) => {
      text += chunk;
      const found = /^HTTP\/1\.1 (\d+)/.exec(text);
      if (found) resolve(Number(found[1]));
    });
    void closed.then(() => resolve(0));
  });
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  socket.write(
    `POST /${empresa}/v1/email/send HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  const send = (bytes: string | Buffer) => {
    if (!socket.writable) return false;
    const piece = Buffer.from(bytes);
    socket.write(`${piece.length.toString(16)}\r\n`);
    socket.write(piece);
    return socket.write('\r\n');
  };
  return { socket, status, closed, send };
}

/** Sends the same piece for ever, as fast as the line takes it, until the server ends it. Answers how many bytes. */
export async function pour(wild: Wild, piece: Buffer): Promise<number> {
  let sent = 0;
  let isOpen = true;
  void wild.closed.then(() => {
    isOpen = false;
  });
  while (isOpen && wild.socket.writable) {
    const flows = wild.send(piece);
    sent += piece.length;
    const next = flows
      ? new Promise<void>((resolve) => setImmediate(resolve))
      : new Promise<void>((resolve) => wild.socket.once('drain', () => resolve()));
    await Promise.race([next, wild.closed]);
  }
  return sent;
}

/** Nothing of any upload is in memory, no connection is out, nothing was stored. */
export async function isClean(api: TestApi): Promise<boolean> {
  const { rows } = await api.pool.query<{ n: number }>(
    'SELECT (SELECT count(*) FROM salida) + (SELECT count(*) FROM archivos) AS n',
  );
  return heldUploadBytes() === 0 && api.pool.totalCount === api.pool.idleCount && rows[0]?.n === 0;
}
