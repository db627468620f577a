import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateTypes } from '../platform/db/generateTypes.ts';
import { ensureDatabase, migrate, withClient } from '../platform/db/index.ts';
import { serverDir } from '../platform/paths.ts';
import { startEmbedded } from '../platform/postgres/index.ts';
import { StartRefusal } from '../platform/startRefusal.ts';
import { runCommand, say } from './shell.ts';

const USAGE = `Escribe los tipos de las tablas a partir de las migraciones.

  npm run tipos-db
  npm run tipos-db -- --check    solo dice si están al día`;

const FILE = path.join(serverDir, 'src/platform/db/schema.generated.ts');

/** The types of a database that is nothing but the migrations, made for the occasion. */
async function freshTypes(): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'distri-tipos-'));
  const embedded = await startEmbedded({ dataDir, log: () => {} });
  try {
    const connection = { url: embedded.url('tipos') };
    await ensureDatabase({ url: embedded.url('postgres') }, 'tipos');
    await migrate(connection);
    return await withClient(connection, generateTypes);
  } finally {
    await embedded.stop();
    rmSync(dataDir, { recursive: true });
  }
}

await runCommand(USAGE, async (args) => {
  const { values } = parseArgs({ args, options: { check: { type: 'boolean' } } });
  const types = await freshTypes();
  if (!values.check) {
    writeFileSync(FILE, types);
    return say('Tipos de la base escritos.');
  }
  if (readFileSync(FILE, 'utf8') !== types) {
    throw new StartRefusal('Los tipos de la base no son los de las migraciones: corré npm run tipos-db.');
  }
  say('Los tipos de la base están al día.');
});
