import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeFolders } from '../folders.ts';
import { StartRefusal } from '../startRefusal.ts';
import { type Account, canEnter, chooseAccount, giveTo } from './account.ts';

/** Where an embedded cluster lives. All paths are absolute and real (no links on the way). */
export interface Places {
  account: Account | null;
  /** PGDATA. May not exist yet. */
  cluster: string;
  /** Holds the cluster and the copy of the binaries; `account` can pass through it. */
  home: string;
  /** Unix sockets: PostgreSQL's and our own lock. */
  sockets: string;
}

export interface PlacesOptions {
  dataDir: string;
  log: (line: string) => void;
  systemHome?: string;
}

/** For root on a machine where the data folder is inside a closed home: the usual place for services' data. */
const SYSTEM_HOME = '/var/lib/distri';
/** The address of a unix socket holds 104 bytes on macOS, 108 on Linux; the longest name in it is `.s.PGSQL.5432`. */
const MAX_SOCKET_DIR = 85;

function makeEnterable(dir: string): void {
  if (existsSync(dir)) return;
  try {
    makeFolders(dir);
    chmodSync(dir, 0o755);
  } catch (error) {
    throw new StartRefusal(`No se puede crear la carpeta ${dir} (${String(error)}). Elegí otra en DATA_DIR.`);
  }
}

function refuseReadOnly(dir: string): void {
  try {
    accessSync(dir, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartRefusal(`No se puede escribir en la carpeta ${dir}. Corregí sus permisos o elegí otra en DATA_DIR.`);
  }
}

/** `dataDir/postgres` may be a link: then the cluster is wherever it points, also after the project has moved. */
function findCluster(dataDir: string): string {
  const own = path.join(dataDir, 'postgres');
  if (!lstatSync(own, { throwIfNoEntry: false })?.isSymbolicLink()) return own;
  const target = readlinkSync(own);
  if (existsSync(path.dirname(target))) return target;
  throw new StartRefusal(
    `La base de datos está en ${target}, y esa carpeta falta. ¿Hay un disco sin montar? ` +
      `Para empezar con una base nueva borrá el enlace ${own}.`,
  );
}

/** Lets `account` pass through our own data folder (not read it) when nothing but its mode, 0700, is in the way. */
function openWay(account: Account | null, dataDir: string): void {
  const { mode, uid } = lstatSync(dataDir);
  if (!account || uid !== 0 || canEnter(account, dataDir) || !canEnter(account, path.dirname(dataDir))) return;
  chmodSync(dataDir, (mode & 0o777) | 0o011);
}

/** The cluster's place when `account` cannot reach the data folder: a new one outside, with a link to it. */
function clusterOutside(dataDir: string, systemHome: string): string {
  makeEnterable(systemHome);
  const home = mkdtempSync(path.join(systemHome, `${path.basename(path.dirname(dataDir))}-`));
  chmodSync(home, 0o755);
  const cluster = path.join(home, 'postgres');
  symlinkSync(cluster, path.join(dataDir, 'postgres'));
  return cluster;
}

function refuseForeign(dir: string, account: Account | null): void {
  const owner = lstatSync(dir);
  const expected = account?.uid ?? process.getuid?.();
  if (owner.isDirectory() && owner.uid === expected) return;
  throw new StartRefusal(
    `La carpeta ${dir} pertenece a otro usuario. Arrancá Distri con el usuario que la creó o elegí otra en DATA_DIR.`,
  );
}

function prepareSockets(cluster: string, account: Account | null): string {
  const beside = path.join(path.dirname(cluster), 'sockets');
  const hash = createHash('sha256').update(cluster).digest('hex').slice(0, 12);
  const dir = beside.length <= MAX_SOCKET_DIR ? beside : path.join(realpathSync(tmpdir()), `distri-${hash}`);
  if (!existsSync(dir)) {
    mkdirSync(dir, { mode: 0o700 });
    giveTo(account, dir);
  }
  refuseForeign(dir, account);
  return dir;
}

/** Decides and prepares the folders of the cluster of `dataDir`. Creates no database. */
export function preparePlaces(options: PlacesOptions): Places {
  makeEnterable(options.dataDir);
  const realDir = realpathSync(options.dataDir);
  refuseReadOnly(realDir);
  let cluster = findCluster(realDir);
  const account = chooseAccount(cluster);
  if (existsSync(cluster)) refuseForeign(cluster, account);
  openWay(account, realDir);
  if (!canEnter(account, path.dirname(cluster)) && account) {
    cluster = clusterOutside(realDir, options.systemHome ?? SYSTEM_HOME);
    options.log(`La base de datos queda en ${cluster}: el usuario ${account.name} no puede entrar en ${realDir}.`);
  }
  return { account, cluster, home: path.dirname(cluster), sockets: prepareSockets(cluster, account) };
}
