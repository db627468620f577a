import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, noteInstalled, root, say } from './project.mjs';

/** npm as it was called, or the one on the path. */
export const npm = process.env.npm_execpath
  ? { command: process.execPath, args: [process.env.npm_execpath] }
  : { command: 'npm', args: [] };

/** Runs a program with our terminal; resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', (error) => {
      console.error(`No se pudo ejecutar ${command}: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => resolve(signal ? 1 : code));
  });
}

/** The program of an installed package, as a file that Node runs on any platform. */
export function toolFile(packageName, name = packageName) {
  const dir = inRoot('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  return path.join(dir, typeof bin === 'string' ? bin : bin[name]);
}

/** Runs it: `runTool('vite', ['build'])`. */
export const runTool = (packageName, args, options) =>
  run(process.execPath, [toolFile(packageName, options?.bin), ...args], options);

/** Says what is under way, and every ten seconds that it still is. */
export async function withProgress(title, work) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  say(`${title}…`);
  const timer = setInterval(() => say(`  … ${seconds()} s`), 10_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    say(`${title}: ${seconds()} s`);
  }
}

/** Installs what the lockfile says, the tools that build included, whatever NODE_ENV says. */
export async function install() {
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run(npm.command, [...npm.args, 'ci', ...options]);
  if (code === 0) return noteInstalled();
  console.error('No se pudieron instalar las dependencias (npm ci).');
  process.exit(1);
}
