import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long, and how much, a client may go on sending after it was answered: enough for it to read the answer. */
const LINGER_MS = 5_000;
const LINGER_BYTES = 16 * 1024 * 1024;
/** Browsers say how long their body is; of one who does not, less is believed. */
const LINGER_BYTES_UNKNOWN = 1024 * 1024;
const LOOK_EVERY_MS = 20;

function cutUnread({ raw }: FastifyRequest): void {
  const { socket } = raw;
  if (raw.complete || !(socket instanceof Socket) || socket.destroyed) return;
  const end = performance.now() + LINGER_MS;
  const patience = raw.headers['content-length'] === undefined ? LINGER_BYTES_UNKNOWN : LINGER_BYTES;
  const most = socket.bytesRead + patience;
  const look = setInterval(() => {
    if (raw.complete) clearInterval(look);
    else if (performance.now() > end || socket.bytesRead > most) socket.destroy();
  }, LOOK_EVERY_MS).unref();
  socket.once('close', () => clearInterval(look));
  raw.resume();
}

/** A body that was refused before its end is not read for ever: it is cut off soon after the answer (reliability F2). */
export function installUnreadGuard(app: FastifyInstance): void {
  app.addHook('onResponse', async (request) => cutUnread(request));
}
