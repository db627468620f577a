import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { projectDir } from '../../src/platform/paths.ts';
import type { Defecto } from './defectos.ts';

/** What the tests of the server and the rules read of the project. */
const SOURCES = [
  'domain',
  'server',
  'config',
  'docs',
  'scripts',
  'web',
  'package.json',
  'tsconfig.base.json',
  'vitest.config.ts',
];
const WORKSPACES = ['domain', 'server', 'web'];
/** What is made from the sources, by us or by another run of the tests. */
const isMade = (file: string) => /^(node_modules|dist(-.*)?)$/.test(path.basename(file));

/** The project copied to a folder of its own, with the same libraries and its own workspaces. */
export interface Copia {
  dir: string;
  close(): void;
}

export function copiar(): Copia {
  const dir = mkdtempSync(path.join(tmpdir(), 'distri-defectos-'));
  for (const source of SOURCES)
    cpSync(path.join(projectDir, source), path.join(dir, source), {
      recursive: true,
      filter: (file) => !isMade(file),
    });
  const libraries = path.join(projectDir, 'node_modules');
  mkdirSync(path.join(dir, 'node_modules/@distri'), { recursive: true });
  for (const name of readdirSync(libraries).filter((each) => each !== '@distri'))
    symlinkSync(path.join(libraries, name), path.join(dir, 'node_modules', name));
  for (const name of WORKSPACES) symlinkSync(path.join(dir, name), path.join(dir, 'node_modules/@distri', name));
  return { dir, close: () => rmSync(dir, { recursive: true, force: true }) };
}

/** The source with the defect in it; refuses one that the code has moved away from. */
export function conDefecto(source: string, { archivo, antes, despues }: Defecto): string {
  const [before, after, ...more] = source.split(antes);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${archivo} does not have it once: ${antes}`);
  return before + despues + after;
}

const outcome = z.object({ numTotalTests: z.number(), numFailedTests: z.number() });

/** Whether the tests of a defect are red in a copy as it stands. Throws when they could not run. */
async function estaRojo({ dir }: Copia, { prueba, cuales }: Defecto): Promise<boolean> {
  const file = path.join(dir, 'resultado.json');
  rmSync(file, { force: true });
  const vitest = path.join(dir, 'node_modules/vitest/vitest.mjs');
  const which = ['run', '--project', 'server', prueba, ...(cuales ? ['-t', cuales] : [])];
  const { VITEST: _own, VITEST_POOL_ID: _pool, VITEST_WORKER_ID: _worker, NODE_ENV: _mode, ...env } = process.env;
  const args = [vitest, ...which, '--reporter=json', `--outputFile.json=${file}`];
  const { ok, said } = await new Promise<{ ok: boolean; said: string }>((resolve) => {
    execFile(process.execPath, args, { cwd: dir, env, timeout: 300_000 }, (error, out, err) =>
      resolve({ ok: error === null, said: out + err }),
    );
  });
  const { numTotalTests, numFailedTests } = outcome.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (numTotalTests === 0) throw new Error(`${prueba} did not run: ${said}`);
  // A process that dies of an error that nobody listens to has no failed test, and is as red.
  return numFailedTests > 0 || (!ok && said.includes('Unhandled Error'));
}

/** Plants a defect in the copy, runs its tests, and takes it out again. Whether they noticed. */
export async function plantar(copia: Copia, defecto: Defecto): Promise<boolean> {
  const file = path.join(copia.dir, defecto.archivo);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, conDefecto(source, defecto));
  try {
    return await estaRojo(copia, defecto);
  } finally {
    writeFileSync(file, source);
  }
}
