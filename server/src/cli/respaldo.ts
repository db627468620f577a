import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../platform/config.ts';
import { saveBackup } from './backup/backup.ts';
import { listBackups } from './backup/list.ts';
import { chooseEmpresas, runCommand, say, withInstallation } from './shell.ts';

const USAGE = `Guarda una copia completa de cada empresa, mientras se trabaja.

  npm run respaldo                          todas las empresas, en data/respaldos
  npm run respaldo -- --empresa buenosaires
  npm run respaldo -- --carpeta /mnt/copias
  npm run respaldo -- --listar              los que hay, con su antigüedad`;

/** '20260320-071502', in local time. */
function stamp(now: Date): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
  return local.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}

await runCommand(USAGE, async (args) => {
  const { values } = parseArgs({
    args,
    options: { empresa: { type: 'string' }, carpeta: { type: 'string' }, listar: { type: 'boolean' } },
  });
  const folder = path.resolve(values.carpeta ?? path.join(readConfig().dataDir, 'respaldos'));
  if (values.listar) return listBackups(folder, new Date()).forEach(say);
  await withInstallation(chooseEmpresas(values.empresa), async ({ companies }) => {
    for (const company of companies) {
      const target = path.join(folder, `${company.perfil.id}-${stamp(new Date())}`);
      const tables = await saveBackup(company, target);
      const rows = tables.reduce((sum, table) => sum + table.filas, 0);
      say(`${company.perfil.nombre}: ${rows.toLocaleString('es-AR')} filas de ${tables.length} tablas en ${target}`);
    }
  });
});
