import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';

/** What all uploads of the process may hold in memory at once. */
const MAX_HELD_BYTES = 128 * 1024 * 1024;

let held = 0;

/** Bytes of uploads in memory now. */
export const heldUploadBytes = () => held;

/** No room for another upload just now: a 503 (errors.ts). */
class UploadsFullError extends Error {
  readonly code = 'DISTRI_UPLOADS_FULL';
}

/**
 * Counts what arrives of an upload: resolves when it is more than `max`, fails when it is more than the process has
 * room for, and otherwise never. It counts the wire and not the parts, because limits of the parser say nothing of a
 * field, a header or a preamble without end (reliability F2). The bytes count as held until the request is answered
 * or gone.
 */
export function watchUpload(raw: IncomingMessage, reply: FastifyReply, max: number): Promise<void> {
  let size = 0;
  let released = false;
  const release = () => {
    if (!released) held -= size;
    released = true;
  };
  reply.raw.once('close', release).once('finish', release);
  return new Promise((resolve, reject) => {
    const stop = () => {
      raw.off('data', count);
      raw.unpipe();
    };
    function count(chunk: Buffer): void {
      if (released) {
        stop();
        return;
      }
      size += chunk.length;
      held += chunk.length;
      if (size <= max && held <= MAX_HELD_BYTES) return;
      stop();
      if (size > max) resolve();
      else reject(new UploadsFullError('no room for another upload'));
    }
    raw.on('data', count);
  });
}
