import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

function findUp(name: string, from: string): string {
  const candidate = path.join(from, name);
  if (existsSync(candidate)) return path.dirname(candidate);
  const parent = path.dirname(from);
  if (parent === from) throw new Error(`No hay ninguna carpeta con ${name}`);
  return findUp(name, parent);
}

const here = path.dirname(fileURLToPath(import.meta.url));

/** The server's package folder, the same from the sources and from the bundle in `dist`. */
export const serverDir = findUp('package.json', here);

/** The project's folder: `config`, `web/dist` and, unless DATA_DIR says otherwise, `data` are in it. */
export const projectDir = path.dirname(serverDir);

/** True when running from `server/dist`, false from the sources (development and tests). */
export const isBundled = path.basename(here) === 'dist';

export interface WorkerEntry {
  filename: string;
  execArgv: string[];
}

/**
 * Where to start a worker from: pass `import.meta.url` and the relative path of its source, './pdf.worker.ts'.
 * In the bundle each `*.worker.ts` is a file of its own beside `main.js`; from the sources tsx translates it.
 */
export function workerEntry(base: string, source: string): WorkerEntry {
  if (!isBundled) return { filename: fileURLToPath(new URL(source, base)), execArgv: ['--import', 'tsx'] };
  return { filename: path.join(here, path.basename(source).replace(/\.ts$/, '.js')), execArgv: [] };
}
