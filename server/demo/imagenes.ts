import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { serverDir } from '../src/platform/paths.ts';
import type { BulkWriter } from './bulkWriter.ts';
import { at } from './calendar.ts';

const FOLDER = path.join(serverDir, 'demo', 'data', 'imagenes');
const WIDTH = 480;
const QUALITY = 82;

export interface ImagenDemo {
  /** File name without extension, as the catalogue names it. */
  nombre: string;
  hash: string;
  bytes: Buffer;
}

let rendered: Promise<ImagenDemo[]> | null = null;

/** The drawings of the catalogue as the JPEG files that articles show; many articles share one, companies share all. */
export function renderImagenes(): Promise<ImagenDemo[]> {
  rendered ??= renderFolder();
  return rendered;
}

async function renderFolder(): Promise<ImagenDemo[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.svg')).sort();
  return Promise.all(files.map(renderImagen));
}

async function renderImagen(file: string): Promise<ImagenDemo> {
  const svg = await readFile(path.join(FOLDER, file));
  const image = sharp(svg, { density: 192 }).resize({ width: WIDTH }).flatten({ background: '#ffffff' });
  const bytes = await image.jpeg({ quality: QUALITY }).toBuffer();
  return { nombre: path.basename(file, '.svg'), hash: createHash('sha256').update(bytes).digest('hex'), bytes };
}

export function addImagenes(writer: BulkWriter, imagenes: readonly ImagenDemo[], hoy: string): void {
  for (const { hash, bytes } of imagenes)
    writer.add('archivos', { hash, tipo: 'image/jpeg', bytes, creado: at(hoy, 360) });
}
