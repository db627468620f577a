import { randomUUID } from 'node:crypto';
import { compose, RawConnection } from '../workers/rawHttp.ts';

export interface Timed {
  body: string;
  milliseconds: number;
}

export interface Sender {
  /** Sends one keyed request and waits for its answer; anything but 200 is an error. */
  post(path: string, body: unknown): Promise<Timed>;
  close(): void;
}

/**
 * Requests one after the other over one connection, for what cannot be repeated by the load generator. The same lean
 * client as its: `fetch` would add its own milliseconds to each.
 */
export async function openSender(api: string, token: string): Promise<Sender> {
  const { port, pathname } = new URL(api);
  const connection = await RawConnection.open(Number(port));
  return {
    async post(path, body) {
      const request = { method: 'POST' as const, path, body: JSON.stringify(body) };
      const { head, rest } = compose(request, { basePath: pathname, token });
      const text = `${head}idempotency-key: bench-${randomUUID()}\r\n${rest}`;
      const began = performance.now();
      const answer = await connection.send(text);
      return { body: answer.toString('utf8'), milliseconds: performance.now() - began };
    },
    close: () => connection.close(),
  };
}
