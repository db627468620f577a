import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFolders } from './folders.ts';

const base = mkdtempSync(path.join(tmpdir(), 'distri-carpetas-'));
afterAll(() => rmSync(base, { recursive: true }));

describe('makeFolders', () => {
  it('makes those that are missing, with the mode, and leaves one that is there', () => {
    const folder = path.join(base, 'a', 'b', 'c');
    makeFolders(folder, 0o700);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(() => makeFolders(folder)).not.toThrow();
  });

  it('fails below a file', () => {
    const file = path.join(base, 'archivo');
    writeFileSync(file, '');
    expect(() => makeFolders(path.join(file, 'x', 'y'))).toThrow('ENOTDIR');
  });

  it.runIf(existsSync('/proc/self'))('fails where nothing can be made, instead of trying for ever', () => {
    expect(() => makeFolders('/proc/x/y')).toThrow('ENOENT');
  });
});
