/*
 * Draws the icons of the installed application from web/public/logo.svg. By hand, when the logo changes:
 * `node scripts/iconos.mjs`; what it writes is part of the repository.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './lib/project.mjs';

const { default: sharp } = await import('sharp');
const FOLDER = inRoot('web/public/iconos');
const TEAL = '#00796B';
const logo = readFileSync(inRoot('web/public/logo.svg'));

/** The logo at a size of its own. */
const drawn = (size) => sharp(logo, { density: (72 * size) / 28 }).resize(size, size);

/** Icons that the system cuts to its own shape keep the drawing inside the middle 80% (W3C, maskable icons). */
async function drawFull(name, size, share) {
  const inner = await drawn(Math.round(size * share))
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: TEAL } })
    .composite([{ input: inner, gravity: 'centre' }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toFile(path.join(FOLDER, name));
}

const drawPlain = (name, size) => drawn(size).png({ compressionLevel: 9 }).toFile(path.join(FOLDER, name));

mkdirSync(FOLDER, { recursive: true });
await drawPlain('distri-192.png', 192);
await drawPlain('distri-512.png', 512);
await drawFull('distri-recortable-512.png', 512, 0.8);
await drawFull('distri-apple-180.png', 180, 1);
