import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, withProgress } from './processes.mjs';
import { say } from './project.mjs';

/** What the tests need from the system: a browser, and the tools that read PDF files back. */
const NEEDED = [
  { file: process.env.CHROMIUM ?? '/usr/bin/chromium', package: 'chromium' },
  { file: '/usr/bin/pdftotext', package: 'poppler-utils' },
];

async function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 'inherit', 'inherit'] };
  await run('apt-get', ['update', '-qq'], options);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

/** Installs Chromium from Debian's packages when root; otherwise says the one command that does, and stops. */
export async function ensureChromium() {
  const missing = NEEDED.filter(({ file }) => !existsSync(file)).map((item) => item.package);
  if (missing.length === 0) return;
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (process.getuid?.() === 0 && hasApt) {
    const code = await withProgress(`Instalando ${missing.join(' y ')}`, () => aptInstall(missing));
    if (code === 0) return;
  }
  say(
    `Las pruebas necesitan ${missing.join(' y ')}. Instalalos con:\n\n  sudo apt-get install -y ${missing.join(' ')}\n`,
  );
  process.exit(1);
}
