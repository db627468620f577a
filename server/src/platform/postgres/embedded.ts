import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartRefusal } from '../startRefusal.ts';
import { usableBinaries } from './binaries.ts';
import { type FolderLock, findOwner, lockFolder } from './folderLock.ts';
import { initializeCluster, SUPERUSER } from './initialize.ts';
import { type Places, preparePlaces } from './places.ts';
import { settleOldPostmaster, signalPostmaster } from './postmaster.ts';
import { launch, type Supervised } from './supervisor.ts';

type Log = (line: string) => void;

export interface EmbeddedOptions {
  /** Absolute path of the data folder; made when missing. */
  dataDir: string;
  /** Receives progress in Spanish, a line at a time. */
  log: Log;
  /** Where the binaries are; the installed package unless said otherwise. */
  packageDir?: string;
  /** Where root keeps the cluster when the data folder is inside a closed home. */
  systemHome?: string;
}

export interface Embedded {
  /** Connection string of a database of this cluster, which need not exist yet. */
  url(database: string): string;
  /** Stops PostgreSQL and frees the folder; at most about 10 s. Of an attached cluster: does nothing. */
  stop(): Promise<void>;
  /** PostgreSQL's version: '18.4'. */
  version: string;
}

/** Reasons of a failed start that pass by themselves: processes of a killed PostgreSQL that are still going away. */
const PASSING = /lock file|shared memory block|shared memory segment/;
const START_PATIENCE_MS = 30_000;
const STOP_PATIENCE_MS = 8_000;

const urlOf = (places: Places) => (database: string) =>
  `postgresql://${SUPERUSER}@localhost/${encodeURIComponent(database)}?host=${encodeURIComponent(places.sockets)}`;

async function askVersion(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>("SELECT current_setting('server_version') AS version");
    return rows[0]?.version ?? null;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Waits until PostgreSQL answers (crash recovery may take its time); null when it ended instead. */
async function waitReady(url: string, isGone: () => boolean, log: Log): Promise<string | null> {
  const began = Date.now();
  for (let tell = began + 5000; !isGone(); await sleep(30)) {
    const version = await askVersion(url);
    if (version) return version;
    if (Date.now() < tell) continue;
    log(`PostgreSQL se está recuperando (${Math.round((Date.now() - began) / 1000)} s)…`);
    tell = Date.now() + 5000;
  }
  return null;
}

class Cluster implements Embedded {
  readonly url: (database: string) => string;
  version = '';
  #running: Supervised | null = null;
  #stopping = false;

  constructor(
    readonly places: Places,
    readonly binaries: string,
    readonly lock: FolderLock,
    readonly log: Log,
  ) {
    this.url = urlOf(places);
  }

  /** Starts PostgreSQL, trying again while what is left of an earlier one goes away. */
  async start(): Promise<void> {
    for (const end = Date.now() + START_PATIENCE_MS; ; await sleep(250)) {
      await settleOldPostmaster(this.places, this.log);
      const running = launch(this.binaries, this.places);
      this.#running = running;
      const version = await waitReady(this.url('postgres'), running.isGone, this.log);
      if (version) {
        this.version = version;
        void running.gone.then(() => this.#restart());
        return;
      }
      const reason = running.firstWords();
      if (this.#stopping) return;
      if (!PASSING.test(reason) || Date.now() > end) throw new StartRefusal(`PostgreSQL no arranca: ${reason.trim()}`);
    }
  }

  /** PostgreSQL ended by itself (killed, or its disk is full): the server lives on and brings it back. */
  async #restart(): Promise<void> {
    for (let delay = 100; !this.#stopping; delay = Math.min(delay * 2, 5000)) {
      this.log('PostgreSQL se detuvo; se vuelve a arrancar.');
      try {
        return await this.start();
      } catch (error) {
        this.log(String(error));
        await sleep(delay);
      }
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const running = this.#running;
    if (running) {
      running.process.stdin?.end();
      const hurry = setTimeout(() => signalPostmaster(this.places.cluster, 'SIGQUIT'), STOP_PATIENCE_MS);
      await running.gone;
      clearTimeout(hurry);
    }
    const { sockets, home } = this.places;
    if (path.dirname(sockets) !== home) rmSync(sockets, { recursive: true, force: true });
    await this.lock.release();
  }
}

/**
 * Starts the PostgreSQL that comes with Distri on `dataDir`, making the cluster the first time. Refuses (StartRefusal)
 * a folder in use by another process, a folder of another user, a machine where the binaries do not run.
 * PostgreSQL ends with this process, however this process ends, and is started again when it ends by itself.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const places = preparePlaces(options);
  const lock = await lockFolder(places.sockets, options.dataDir, places.account);
  try {
    const binaries = usableBinaries(places.account, places.home, options.packageDir);
    if (initializeCluster(binaries, places)) options.log('Se creó la base de datos.');
    const cluster = new Cluster(places, binaries, lock, options.log);
    await cluster.start();
    return cluster;
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The cluster of `dataDir` as it runs now (a command beside a running server), or started for us when it does not. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const places = preparePlaces(options);
  if ((await findOwner(places.sockets)) === null) return startEmbedded(options);
  const url = urlOf(places);
  const version = await waitReady(url('postgres'), () => false, options.log);
  return { url, version: version ?? '', stop: async () => {} };
}
