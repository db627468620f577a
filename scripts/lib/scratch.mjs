import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
const GIB = 1024 ** 3;
/** The databases of one run take less than half of this. */
const ROOM = 6 * GIB;

function hasRoom() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM && freemem() >= ROOM;
}

/**
 * Runs `work` with the temporary folder in memory where there is room: databases that live for one run wait for no disk.
 * What a disk can do to the data is the business of the gate, which keeps to the real one.
 */
export async function withScratch(work) {
  if (process.env.TMPDIR || !hasRoom()) return work();
  const folder = mkdtempSync(path.join(MEMORY, 'distri-'));
  // As /tmp: PostgreSQL runs as an ordinary account when we are root.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  try {
    return await work();
  } finally {
    delete process.env.TMPDIR;
    rmSync(folder, { recursive: true, force: true });
  }
}
