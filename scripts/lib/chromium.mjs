import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, withProgress } from './processes.mjs';
import { say } from './project.mjs';

/** Chromium without a window takes a quarter less of the stories' time than the one with all of its own screens. */
const BROWSERS = [
  { file: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' },
  { file: '/usr/bin/chromium', package: 'chromium' },
];
const PDF_TOOLS = { file: '/usr/bin/pdftotext', package: 'poppler-utils' };

/** The browser of stories and measurements: `CHROMIUM`, else the first of Debian's that is here; null when none is. */
export function chromiumPath() {
  const file = process.env.CHROMIUM ?? BROWSERS.find((browser) => existsSync(browser.file))?.file;
  return file && existsSync(file) ? file : null;
}

function missingPackages(browser) {
  const pdfTools = existsSync(PDF_TOOLS.file) ? [] : [PDF_TOOLS.package];
  return chromiumPath() ? pdfTools : [browser.package, ...pdfTools];
}

async function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 'inherit', 'inherit'] };
  await run('apt-get', ['update', '-qq'], options);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

/** Installs what the tests need from Debian's packages when root; otherwise says the one command that does, and stops. */
export async function ensureChromium() {
  const isRoot = process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  // Older Debians know the second one only.
  for (const browser of isRoot ? BROWSERS : []) {
    const missing = missingPackages(browser);
    if (missing.length > 0) await withProgress(`Instalando ${missing.join(' y ')}`, () => aptInstall(missing));
  }
  const missing = missingPackages(BROWSERS[0]);
  if (missing.length === 0) return;
  say(
    `Las pruebas necesitan ${missing.join(' y ')}. Instalalos con:\n\n  sudo apt-get install -y ${missing.join(' ')}\n`,
  );
  process.exit(1);
}
