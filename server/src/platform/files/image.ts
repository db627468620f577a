import sharp from 'sharp';

/** Reliability F3. A picture of more pixels is refused before it is decoded. */
const MAX_PIXELS = 50_000_000;
/** A signed remito stays readable; a phone's 12 megapixels do not go into the database. */
const MAX_SIDE = 2400;
const QUALITY = 82;
const SECONDS = 20;

/** The picture cannot be used: broken, too large, or not what its first bytes say. */
export class BadImage extends Error {
  override readonly name = 'BadImage';
}

// Decoded pictures are large: nothing is kept, and two at a time are enough for two cores.
sharp.cache(false);
sharp.concurrency(1);
const MAX_AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((turn) => waiting.push(turn));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/**
 * The pixels of a JPEG, PNG, WebP or GIF (its first frame) as a new JPEG: upright, at most 2400 a side, without
 * metadata or anything else that came along (reliability F3). Runs in libvips' threads. Throws `BadImage`.
 */
export function reencodeImage(bytes: Uint8Array): Promise<Uint8Array> {
  return inTurn(async () => {
    try {
      return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, autoOrient: true })
        .timeout({ seconds: SECONDS })
        .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .jpeg({ quality: QUALITY, mozjpeg: false })
        .toBuffer();
    } catch (error) {
      throw new BadImage('La imagen no se puede leer', { cause: error });
    }
  });
}
