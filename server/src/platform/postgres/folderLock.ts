import { renameSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { StartRefusal } from '../startRefusal.ts';
import { type Account, giveTo } from './account.ts';

/**
 * One server per data folder. The lock is a listening socket, so the kernel itself tells whether its owner lives:
 * no pid that could have been given to somebody else in the meantime, nothing to clean up after `kill -9`.
 */
export interface FolderLock {
  release(): Promise<void>;
}

/** What a connection meets when no process listens. Anything else (no permission, say) may well be a live owner. */
const NOBODY = ['ECONNREFUSED', 'ENOENT'];

const lockPath = (sockets: string) => path.join(sockets, 'en-uso');

function askOwner(socket: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = '';
    const done = (value: string | null) => {
      connection.destroy();
      resolve(value);
    };
    // A busy owner still accepts (the kernel does it); it just may not tell its pid in time.
    const connection = net.connect(socket).setTimeout(1000, () => done(answer));
    connection.on('data', (chunk) => {
      answer += chunk;
    });
    connection.on('end', () => done(answer));
    connection.on('error', (error: NodeJS.ErrnoException) => done(NOBODY.includes(error.code ?? '') ? null : ''));
  });
}

/** The pid (as text) of the live server that uses the folder, '' when it lives but is silent, null when nobody does. */
export function findOwner(sockets: string): Promise<string | null> {
  return askOwner(lockPath(sockets));
}

function tryListen(socket: string): Promise<net.Server | null> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((connection) => {
      connection.on('error', () => connection.destroy());
      connection.end(`${process.pid}`);
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(socket, () => resolve(server));
  });
}

function refuseInUse(folder: string, pid: string): never {
  const who = pid ? `el proceso ${pid}` : 'otro proceso';
  throw new StartRefusal(
    `La carpeta de datos ${folder} ya está en uso por ${who} de Distri. Detenelo o elegí otra en DATA_DIR.`,
  );
}

/** Removes the socket of a dead owner. It is moved aside first, so that of two starters only one can take it. */
async function clearDead(socket: string, folder: string): Promise<void> {
  const aside = `${socket}.${process.pid}`;
  try {
    renameSync(socket, aside);
  } catch {
    return; // Somebody else has just cleared it.
  }
  const owner = await askOwner(aside);
  if (owner !== null) {
    renameSync(aside, socket);
    refuseInUse(folder, owner);
  }
  rmSync(aside, { force: true });
}

/** Takes the folder for this process until `release` or death. Refuses while another live process has it. */
export async function lockFolder(sockets: string, folder: string, account: Account | null): Promise<FolderLock> {
  const socket = lockPath(sockets);
  for (let attempt = 0; attempt < 5; attempt++) {
    const server = await tryListen(socket);
    if (server) {
      server.unref();
      giveTo(account, socket);
      return { release: () => new Promise((resolve) => server.close(() => resolve())) };
    }
    const owner = await askOwner(socket);
    if (owner !== null) refuseInUse(folder, owner);
    await clearDead(socket, folder);
  }
  return refuseInUse(folder, '');
}
