import { once } from 'node:events';
import net from 'node:net';
import tls from 'node:tls';
import { withDatabase } from '../../src/platform/db/databases.ts';
import { CERTIFICADO_PROPIO } from './certificadoPropio.ts';

/** What a PostgreSQL client sends first when it wants to encrypt: its length and the code of SSLRequest. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

export interface TlsFront {
  /** Where `database` of the cluster is found through here. */
  url(database: string): string;
  /** Connections that began and how many of them encrypted. */
  seen: { plain: number; encrypted: number };
  close(): Promise<void>;
}

/** Stands before the cluster's socket as a database server on another machine does: with a certificate of its own. */
export async function openTlsFront(clusterUrl: string): Promise<TlsFront> {
  const cluster = new URL(clusterUrl);
  const folder = cluster.searchParams.get('host');
  const place = { host: cluster.hostname, port: Number(cluster.port || 5432) };
  const seen = { plain: 0, encrypted: 0 };
  const join = (client: net.Socket) => {
    const upstream = folder ? net.connect(`${folder}/.s.PGSQL.${place.port}`) : net.connect(place);
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    client.on('error', end).on('close', end).pipe(upstream);
    upstream.on('error', end).on('close', end).pipe(client);
    return upstream;
  };
  const server = net.createServer(async (client) => {
    client.on('error', () => {});
    const [first] = (await once(client, 'data')) as [Buffer];
    client.pause();
    if (!first.equals(SSL_REQUEST)) {
      seen.plain += 1;
      return join(client).write(first);
    }
    client.write('S');
    return join(
      new tls.TLSSocket(client, { isServer: true, ...CERTIFICADO_PROPIO }).on('secure', () => (seen.encrypted += 1)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  cluster.searchParams.delete('host');
  cluster.host = `127.0.0.1:${address.port}`;
  return {
    url: (database) => withDatabase(cluster.href, database),
    seen,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
