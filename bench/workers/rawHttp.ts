import net from 'node:net';
import type { BenchRequest, HttpJob } from './messages.ts';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** A request as text, in two parts: further headers go between them. */
export function compose(
  { method, path, body }: BenchRequest,
  { basePath, token }: Pick<HttpJob, 'basePath' | 'token'>,
): { head: string; rest: string } {
  const lines = [`${method} ${basePath}${path} HTTP/1.1`, 'host: 127.0.0.1', `authorization: Bearer ${token}`];
  if (body !== undefined) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
  return { head: `${lines.join('\r\n')}\r\n`, rest: `\r\n${body ?? ''}` };
}

interface Waiting {
  resolve(body: Buffer): void;
  reject(error: Error): void;
}

/**
 * One kept-alive connection that sends a request at a time and reads its answer. It shares the processor with what it
 * measures, so it does the least that HTTP asks for: any status but 200 and any body without a length is an error.
 */
export class RawConnection {
  readonly #socket: net.Socket;
  #received: Buffer = Buffer.alloc(0);
  #waiting: Waiting | null = null;

  private constructor(socket: net.Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#read(chunk));
    socket.on('error', (error) => this.#waiting?.reject(error));
    socket.on('close', () => this.#waiting?.reject(new Error('the server hung up')));
  }

  static open(port: number): Promise<RawConnection> {
    return new Promise((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1', () => resolve(new RawConnection(socket)));
      socket.once('error', reject);
    });
  }

  /** Answers the body. */
  send(request: string | Buffer): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnd = this.#received.indexOf(END_OF_HEAD);
    if (headEnd === -1) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    const total = headEnd + END_OF_HEAD.length + Number(length);
    if (length !== undefined && this.#received.length < total) return;
    const answer = this.#received;
    this.#received = Buffer.alloc(0);
    const waiting = this.#waiting;
    this.#waiting = null;
    if (length !== undefined && head.startsWith('HTTP/1.1 200'))
      waiting?.resolve(answer.subarray(headEnd + END_OF_HEAD.length));
    else waiting?.reject(new Error(answer.toString('utf8').slice(0, 2000)));
  }
}
