import { textoQr } from '@distri/domain/rendiciones';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { rasterizePdf } from '../../../test/support/rasterizePdf.ts';
import { closePdf, type PdfDocument, renderPdf } from '../../platform/pdf/index.ts';
import { versionQr } from './versionQr.ts';

/** Its types say that the module is the function; it is the module's default. */
const { default: readQr } = jsqr as unknown as { default: typeof jsqr };

afterAll(closePdf);

async function readBack(text: string): Promise<string | undefined> {
  const document: PdfDocument = {
    title: 'QR',
    author: 'Distri',
    color: '#00796B',
    continuation: [],
    content: [{ qr: text, fit: 300, eccLevel: 'L', version: versionQr(text) }],
    footer: '',
  };
  const page = await rasterizePdf(await renderPdf(document));
  const { data, info } = await sharp(page).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return readQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.each([
  [25, 2],
  [24, 1],
  [47, 3],
  [77, 4],
  [335, 10],
  [1299, 21],
])('%i letters take version %i: a text that fills a version to the last bit takes the next one', (length, version) => {
  expect(versionQr('1'.repeat(length))).toBe(version);
});

test.each([
  [1, 192],
  // Filled to the last bit: drawn in the version that the library chooses, no scanner reads it.
  [7, 98],
  [12, 192],
  [20, 98],
  [6, 1_000_000],
  [130, 999_999_870],
])('%i collections from %i on read back as they were printed', async (count, first) => {
  const text = textoQr(Array.from({ length: count }, (_, at) => first + at));
  expect(await readBack(text)).toBe(text);
});

test('more than any version holds is an error, not a picture', () => {
  expect(() => versionQr('1'.repeat(3000))).toThrow('no QR');
});
