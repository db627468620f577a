/* `npm run usuarios|talonarios|demo|respaldo|restaurar|tipos-db|openapi|arba -- …`: the commands of server/src/cli. */
import { install, run, withProgress } from './lib/processes.mjs';
import { inRoot, isInstalled, requireNode } from './lib/project.mjs';

const COMMANDS = {
  usuarios: 'usuarios.ts',
  talonarios: 'talonarios.ts',
  demo: 'demo.ts',
  respaldo: 'respaldo.ts',
  restaurar: 'restaurar.ts',
  'tipos-db': 'tiposDb.ts',
  openapi: 'openapi.ts',
  arba: 'arba.ts',
};

requireNode();
const [name, ...args] = process.argv.slice(2);
const file = COMMANDS[name];
if (!file) {
  console.error(`No existe la orden '${name}'. Son: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exit(1);
}
if (!isInstalled()) await withProgress('Instalando las dependencias', install);
// Ctrl-C reaches the command too; we wait for how it ends.
process.on('SIGINT', () => {});
process.exitCode = await run(process.execPath, ['--import', 'tsx', inRoot('server/src/cli', file), ...args]);
