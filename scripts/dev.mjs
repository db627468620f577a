/* `npm run dev`: the server, restarted when its sources change, and the web with hot reload on port 5173. */
import { spawn } from 'node:child_process';
import { install, toolFile, withProgress } from './lib/processes.mjs';
import { inRoot, isInstalled, requireNode, root, say } from './lib/project.mjs';

requireNode();
if (!isInstalled()) await withProgress('Instalando las dependencias', install);

const port = process.env.PORT ?? '3000';
const webPort = process.env.WEB_PORT ?? '5173';
const env = { ...process.env, PORT: port, WEB_PORT: webPort, API_URL: `http://127.0.0.1:${port}` };
const tool = (name, args, cwd = root) =>
  spawn(process.execPath, [toolFile(name), ...args], { cwd, env, stdio: 'inherit' });

const children = [
  tool('tsx', ['watch', '--clear-screen=false', inRoot('server/src/main.ts')]),
  tool('vite', ['--clearScreen', 'false'], inRoot('web')),
];
say(`Web con recarga en http://localhost:${webPort} (API en el puerto ${port}).`);

let stopping = false;
/** One ended, or we are told to end: the others end too. */
function stop() {
  if (stopping) return;
  stopping = true;
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
}
// Ctrl-C reaches them from the terminal itself.
process.on('SIGINT', () => {
  stopping = true;
});
process.on('SIGTERM', stop);
await Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve)).then(stop)));
