import net from 'node:net';

/** The road to ARBA, which may be closed. */
export interface Camino {
  url: string;
  /** Connections that came while it was closed and wait there. */
  detenidas(): number;
  abrir(): void;
  cerrar(): void;
  close(): Promise<void>;
}

/**
 * A line to `port` that, while it is closed, takes a connection and lets nothing of it through: the request has left,
 * and never arrives.
 */
export async function abrirCamino(port: number): Promise<Camino> {
  let isOpen = true;
  const held = new Set<net.Socket>();
  const passing = new Set<net.Socket>();
  const server = net.createServer((client) => {
    client.on('error', () => client.destroy());
    if (!isOpen) {
      held.add(client.on('close', () => held.delete(client)));
      return;
    }
    const upstream = net.connect(port, '127.0.0.1');
    upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
    passing.add(client);
    client.on('close', () => {
      passing.delete(client);
      upstream.destroy();
    });
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as net.AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    detenidas: () => held.size,
    abrir: () => {
      isOpen = true;
    },
    cerrar: () => {
      isOpen = false;
      // One kept open from an earlier request would be used again.
      for (const socket of passing) socket.destroy();
    },
    close: () => {
      for (const socket of [...held, ...passing]) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
