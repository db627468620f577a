import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatDia } from '@distri/domain/kernel';
import { openCluster } from '../platform/cluster.ts';
import { readConfig } from '../platform/config.ts';
import { readManifest } from './backup/manifest.ts';
import { replaceDatabase } from './backup/replace.ts';
import { openBackup } from './backup/restore.ts';
import { chooseEmpresa, runCommand, say, UsageError } from './shell.ts';

const USAGE = `Restaura una empresa desde una copia hecha con npm run respaldo.

  npm run restaurar -- data/respaldos/buenosaires-20260320-071502
  npm run restaurar -- <carpeta> --reemplazar     aunque la base ya exista: la actual queda con otro nombre`;

/** '2026-11-21T20:28:44-03:00' → '21/11/2026 a las 20:28', as the database of the company told the time. */
const whenOf = (creado: string) => `${formatDia(creado.slice(0, 10))} a las ${creado.slice(11, 16)}`;

await runCommand(USAGE, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { empresa: { type: 'string' }, reemplazar: { type: 'boolean', default: false } },
  });
  const [folder, ...rest] = positionals;
  if (!folder || rest.length > 0) throw new UsageError('Indicá la carpeta del respaldo.');
  const source = path.resolve(folder);
  const empresa = chooseEmpresa(values.empresa ?? readManifest(source).empresa);
  const backup = await openBackup(source, empresa.id);
  const cluster = openCluster(readConfig(), { log: say, beside: true });
  try {
    const kept = await replaceDatabase(await cluster.locate(empresa), source, backup, { replace: values.reemplazar });
    if (kept) say(`La base anterior quedó como ${kept}.`);
    const rows = backup.tablas.reduce((sum, table) => sum + table.filas, 0);
    say(`${empresa.nombre}: ${rows.toLocaleString('es-AR')} filas, como estaban el ${whenOf(backup.creado)}.`);
  } finally {
    await cluster.close();
  }
});
