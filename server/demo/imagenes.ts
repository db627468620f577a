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

const RECIBOS = 3;
const RECIBO_WIDTH = 640;

let receipts: Promise<ImagenDemo[]> | null = null;

/** Photos of signed remitos, as a phone takes them: a sheet on a table, a signature, a stamp. */
export function renderRecibos(): Promise<ImagenDemo[]> {
  receipts ??= Promise.all(Array.from({ length: RECIBOS }, (_, index) => renderRecibo(index)));
  return receipts;
}

async function renderRecibo(index: number): Promise<ImagenDemo> {
  const image = sharp(Buffer.from(reciboSvg(index)), { density: 96 }).resize({ width: RECIBO_WIDTH });
  const bytes = await image.jpeg({ quality: QUALITY }).toBuffer();
  return { nombre: `recibo-${index + 1}`, hash: createHash('sha256').update(bytes).digest('hex'), bytes };
}

const TABLES = ['#6f5a45', '#4d5560', '#7a6a58'];
const TILTS = [-2.2, 1.6, -0.8];
const SIGNATURES = [
  'M420 742c30-60 46-64 40-12s22-54 38-40-30 62 6 26 46-48 40-8 40-26 62-30',
  'M410 748c50-90 70-30 34-6s60-60 74-34-44 52 4 22 58-30 92-34',
  'M424 738c18-40 44-46 34-4s50-64 60-28-36 40 10 12 30-44 84-14',
];

/** Rows of grey text stand for the lines of the remito: nobody's data. */
function reciboSvg(index: number): string {
  const rows = Array.from({ length: 9 + index * 3 }, (_, row) => {
    const y = 300 + row * 26;
    return `<rect x="96" y="${y}" width="${230 + ((row * 67) % 150)}" height="8" fill="#9aa0a3"/><rect x="560" y="${y}" width="44" height="8" fill="#9aa0a3"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 900">
<rect width="700" height="900" fill="${TABLES[index % TABLES.length]}"/>
<g transform="rotate(${TILTS[index % TILTS.length]} 350 450)">
<rect x="58" y="42" width="590" height="820" fill="#000000" opacity="0.25"/><rect x="50" y="34" width="590" height="820" fill="#fbfaf6"/>
<rect x="92" y="78" width="56" height="56" rx="12" fill="#00796b"/><rect x="166" y="86" width="150" height="14" fill="#30383a"/><rect x="166" y="110" width="120" height="8" fill="#9aa0a3"/>
<rect x="334" y="78" width="38" height="44" fill="none" stroke="#30383a" stroke-width="2"/><text x="353" y="110" font-family="sans-serif" font-size="28" text-anchor="middle" fill="#30383a">R</text>
<text x="600" y="104" font-family="sans-serif" font-size="26" text-anchor="end" fill="#30383a">Remito</text><rect x="470" y="118" width="130" height="9" fill="#9aa0a3"/>
<rect x="92" y="170" width="508" height="74" fill="#eef1f1"/><rect x="108" y="186" width="210" height="12" fill="#30383a"/><rect x="108" y="210" width="150" height="8" fill="#9aa0a3"/>
<rect x="92" y="268" width="508" height="18" fill="#dfe5e5"/>${rows}
<path d="M380 772h220" stroke="#9aa0a3"/><path d="${SIGNATURES[index % SIGNATURES.length]}" fill="none" stroke="#1c2f8c" stroke-width="3.4" stroke-linecap="round"/>
<text x="490" y="792" font-family="sans-serif" font-size="13" text-anchor="middle" fill="#50605f">Recibí conforme</text>
<circle cx="200" cy="752" r="52" fill="none" stroke="#8c2f39" stroke-width="4" opacity="0.7"/><text x="200" y="758" font-family="sans-serif" font-size="17" text-anchor="middle" fill="#8c2f39" opacity="0.75">RECIBIDO</text>
</g></svg>`;
}
