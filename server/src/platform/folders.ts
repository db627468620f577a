import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and those above it that are missing, one at a time. The recursive `mkdirSync` of Node 20 goes round for
 * ever where a folder exists and takes no new ones, as /proc does; this one fails with the system's code.
 */
export function makeFolders(folder: string, mode = 0o777): void {
  if (existsSync(folder)) return;
  makeFolders(path.dirname(folder), mode);
  mkdirSync(folder, { mode });
}
