import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';

const START_TIMEOUT_MS = 180_000;

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function waitFor(url: string, child: ChildProcess, log: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}; see ${log}`);
    if (await answers(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the server did not answer at ${url} in time; see ${log}`);
}

/** Starts `npm start`'s server on its own port and data folder, with the demo companies fresh; stops it afterwards. */
export default async function startServer(config: FullConfig): Promise<() => Promise<void>> {
  const { port, dataDir } = config.metadata as { port: number; dataDir: string };
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync('test-results', { recursive: true });
  const log = join('test-results', 'e2e-server.log');
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', output, output],
  });
  await waitFor(`http://localhost:${port}/ready`, child, log);
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
}
