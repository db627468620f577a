/* `npm run bench`: the measurements behind the claims (bench/main.ts), against the server as it is deployed. */
import { existsSync } from 'node:fs';
import { install, run, withProgress } from './lib/processes.mjs';
import { inRoot, isInstalled, requireNode } from './lib/project.mjs';

requireNode();
if (!isInstalled()) await withProgress('Instalando las dependencias', install);
const { build, isBuilt } = await import('./build.mjs');
if (!isBuilt()) await withProgress('Compilando', build);
const program = inRoot('bench/main.ts');
if (!existsSync(program)) {
  console.error('Falta bench/main.ts.');
  process.exit(1);
}
process.exitCode = await run(process.execPath, ['--import', 'tsx', program, ...process.argv.slice(2)]);
