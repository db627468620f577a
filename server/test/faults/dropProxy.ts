import net from 'node:net';
import type { Prng } from '../../demo/prng.ts';

export interface DropProxy {
  origin: string;
  /** Answers that were thrown away. */
  dropped(): number;
  close(): Promise<void>;
}

/**
 * A line between client and server that lets every request through and loses the answer of about half of them: the
 * connection just ends. The work is done, its sender cannot know (reliability B2).
 */
export async function openDropProxy(port: number, prng: Prng): Promise<DropProxy> {
  let dropped = 0;
  const server = net.createServer((client) => {
    const drops = prng.chance(50);
    const upstream = net.connect(port, '127.0.0.1');
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    client.on('error', end).on('close', end).pipe(upstream);
    upstream.on('error', end);
    if (!drops) return upstream.pipe(client);
    return upstream.once('data', () => {
      dropped += 1;
      end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    dropped: () => dropped,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
