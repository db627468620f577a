import { isRefusal } from '@distri/domain/kernel';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { badImages, bombPng, MARKER, polyglotImages } from './hostileImages.ts';
import { acceptFile, closeFileChecks, MAX_FILE_BYTES } from './index.ts';

afterAll(() => closeFileChecks());

const accept = async (bytes: Uint8Array) => {
  const file = await acceptFile(bytes, ['imagen']);
  if (isRefusal(file)) throw new Error(file.message);
  return file;
};

describe('pictures', () => {
  let good: Awaited<ReturnType<typeof polyglotImages>>;
  let bad: Awaited<ReturnType<typeof badImages>>;
  beforeAll(async () => {
    [good, bad] = await Promise.all([polyglotImages(), badImages()]);
  });

  test('what is good underneath is stored as new pixels, without what came along', async () => {
    for (const [name, bytes] of good) {
      const file = await accept(bytes);
      expect(file.tipo, name).toBe('image/jpeg');
      expect(Buffer.from(file.bytes).toString('latin1'), name).not.toContain('canario');
      const { format, exif, icc, xmp, iptc } = await sharp(file.bytes).metadata();
      expect({ format, exif, icc, xmp, iptc }, name).toEqual({ format: 'jpeg' });
    }
  });

  test('what is no usable picture is refused in words', async () => {
    for (const [name, bytes] of bad) {
      const answer = await acceptFile(bytes, ['imagen']);
      expect(isRefusal(answer) && answer.status, name).toBe(422);
      expect(JSON.stringify(answer), name).not.toContain(MARKER);
    }
  });

  test('a large photo is turned upright and made smaller', async () => {
    const [, photo] = good.at(-1) ?? ['', Buffer.alloc(0)];
    const { width, height, orientation } = await sharp((await accept(photo)).bytes).metadata();
    expect({ width, height, orientation }).toEqual({ width: 2400, height: 1800, orientation: undefined });
  });

  test('a pixel flood costs neither memory nor time', async () => {
    const before = process.memoryUsage.rss();
    const start = performance.now();
    await Promise.all(Array.from({ length: 20 }, () => acceptFile(bombPng(30_000, 30_000), ['imagen'])));
    expect(process.memoryUsage.rss() - before).toBeLessThan(250 * 1024 * 1024);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test('a file over 10 MB is refused by its size, and a PDF where a picture is wanted', async () => {
    expect(await acceptFile(Buffer.alloc(MAX_FILE_BYTES + 1))).toMatchObject({ status: 413 });
    const pdf = Buffer.from('%PDF-1.7\n%%EOF', 'latin1');
    expect(await acceptFile(pdf, ['imagen'])).toMatchObject({
      status: 422,
      message: 'El archivo tiene que ser una imagen (JPEG, PNG, WebP o GIF).',
    });
  });
});
