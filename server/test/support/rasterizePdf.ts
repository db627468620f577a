import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Dots per inch: as a hand scanner sees a printed page. */
const RESOLUTION = '150';

/** The first page of a PDF as a PNG, drawn by poppler: what a person prints and a camera reads. */
export async function rasterizePdf(bytes: Uint8Array): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'distri-pdf-'));
  try {
    const file = path.join(folder, 'papel.pdf');
    await writeFile(file, bytes);
    const output = path.join(folder, 'pagina');
    await promisify(execFile)('pdftoppm', ['-r', RESOLUTION, '-png', '-singlefile', '-f', '1', file, output]);
    return await readFile(`${output}.png`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
