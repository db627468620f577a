import type { EmpresaPerfil } from '@distri/domain/kernel';
import { type Config, envName } from './config.ts';
import { type PoolOptions, withDatabase } from './db/index.ts';
import { type Embedded, openEmbedded, startEmbedded } from './postgres/index.ts';

/** Where a company's database is. */
export interface DatabasePlace {
  connection: PoolOptions;
  /** Of the server that holds it, when the configuration lets us make databases there; its own name then is `name`. */
  admin?: PoolOptions;
  name: string;
  embedded: boolean;
}

export interface Cluster {
  /** Finds a company's database, starting the embedded PostgreSQL for the first one that is in it. */
  locate(perfil: EmpresaPerfil): Promise<DatabasePlace>;
  /** Stops the embedded PostgreSQL if we started it. */
  close(): Promise<void>;
}

export interface ClusterOptions {
  log: (line: string) => void;
  /** A command may work beside a running server; a server wants the data folder for itself. */
  beside?: boolean;
}

/** 'berner-olavarria' → 'distri_berner_olavarria'. */
export const databaseName = (empresaId: string) => `distri_${empresaId.replaceAll('-', '_')}`;

/** The databases that the configuration names: one per company, one server for all, or the embedded PostgreSQL. */
export function openCluster(config: Config, options: ClusterOptions): Cluster {
  let embedded: Promise<Embedded> | null = null;
  const start = () => {
    const open = options.beside ? openEmbedded : startEmbedded;
    embedded ??= open({ dataDir: config.dataDir, log: options.log });
    return embedded;
  };
  const { tls } = config;

  const locate = async (perfil: EmpresaPerfil): Promise<DatabasePlace> => {
    const name = databaseName(perfil.id);
    const own = config.databaseUrls.get(envName(perfil.id));
    if (own) return { connection: { url: own, tls }, name, embedded: false };
    const admin = config.databaseUrl ? { url: config.databaseUrl, tls } : { url: (await start()).url('postgres') };
    const connection = { ...admin, url: withDatabase(admin.url, name) };
    return { connection, admin, name, embedded: !config.databaseUrl };
  };
  return { locate, close: async () => (await embedded)?.stop() };
}
