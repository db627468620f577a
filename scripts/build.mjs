import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleServer } from './lib/bundle.mjs';
import { runTool } from './lib/processes.mjs';
import { inRoot, requireNode, sourcesFingerprint } from './lib/project.mjs';

const STAMP = inRoot('server/dist/.fuentes');
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/;

const filesUnder = (dir) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** What is built goes beside the present `dist` and takes its place when complete: a running server keeps its files. */
const unfinished = (dist) => `${dist}-${process.pid}`;

function replaceDist(dist) {
  const former = `${unfinished(dist)}-anterior`;
  if (existsSync(dist)) renameSync(dist, former);
  renameSync(unfinished(dist), dist);
  rmSync(former, { recursive: true, force: true });
}

/** The web application, each text file with its compressed twin, which the server sends as it is. */
async function buildWeb(outDir) {
  const args = ['build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'];
  if ((await runTool('vite', args, { cwd: inRoot('web') })) !== 0) throw new Error('vite build');
  for (const file of filesUnder(outDir).filter((name) => COMPRESSIBLE.test(name))) {
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
}

/** Whether what was built last is of the present sources. */
export function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesFingerprint();
}

export async function build() {
  const fingerprint = sourcesFingerprint();
  const dists = [inRoot('server/dist'), inRoot('web/dist')];
  try {
    const [server, web] = dists.map(unfinished);
    await bundleServer(server, ['src/main.ts']);
    await buildWeb(web);
    writeFileSync(path.join(server, path.basename(STAMP)), fingerprint);
    dists.reverse().forEach(replaceDist);
  } catch (error) {
    console.error(`La compilación falló: ${error.message}`);
    process.exitCode = 1;
  } finally {
    for (const dist of dists) rmSync(unfinished(dist), { recursive: true, force: true });
  }
  if (process.exitCode) process.exit();
}

if (process.argv[1] === inRoot('scripts/build.mjs')) {
  requireNode();
  await build();
}
