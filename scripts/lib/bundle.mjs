import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './project.mjs';

/** Packages of hundreds of small modules: inside the bundle they load in a fifth of the time. The rest stays outside. */
const BUNDLED = ['@distri/domain', 'kysely', 'zod', 'jose'];

function externalPackages() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(inRoot('server/package.json'), 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !BUNDLED.includes(name));
}

/** Our own package is bundled from its sources. */
const workspacePackages = {
  name: 'workspace-packages',
  setup(build) {
    build.onResolve({ filter: /^@distri\/domain\// }, ({ path: name }) => ({
      path: inRoot('domain/src', name.slice('@distri/domain/'.length), 'index.ts'),
    }));
  },
};

const workers = () =>
  readdirSync(inRoot('server/src'), { recursive: true })
    .filter((file) => file.endsWith('.worker.ts'))
    .map((file) => path.join('src', file));

/**
 * Bundles programs of the server, named from its folder ('src/main.ts'), into `outdir`: a file for each by its name, one
 * for each `*.worker.ts` beside them (workerEntry in platform/paths.ts counts on it), and the chunks that they share.
 */
export async function bundleServer(outdir, programs) {
  const { build, stop } = await import('esbuild');
  await build({
    entryPoints: [...programs, ...workers()].map((file) => inRoot('server', file)),
    outdir,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: [...externalPackages(), 'vitest'], // Some programs of the tests share helpers with them.
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [workspacePackages],
  });
  await stop(); // `npm start` lives on as the server: without esbuild's own process.
}
