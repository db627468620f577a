import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** For tests: bytes that must never be stored or sent. */
export const MARKER = '<script>alert("canario")</script>';

const canvas = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 60 } } });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function png(width: number, height: number, depthAndColour: readonly [number, number], pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([...depthAndColour, 0, 0, 0], 8);
  const data = deflateSync(pixels, { level: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** A small file that says that it is `width` × `height`. */
export const bombPng = (width: number, height: number) => png(width, height, [8, 2], Buffer.alloc(1_000_000));

/** A black picture, whole and correct, of a bit per pixel: some kilobytes whatever its size. */
const blackPng = (width: number, height: number) =>
  png(width, height, [1, 0], Buffer.alloc(height * (1 + Math.ceil(width / 8))));

async function withTextChunk(): Promise<Buffer> {
  const png = await canvas().png().toBuffer();
  const end = png.length - 12;
  const text = chunk('tEXt', Buffer.from(`Comment\0${MARKER}`, 'latin1'));
  return Buffer.concat([png.subarray(0, end), text, png.subarray(end)]);
}

const withExif = () =>
  canvas()
    .withExif({ IFD0: { ImageDescription: MARKER, Copyright: MARKER }, IFD3: { GPSLatitude: '34/1 36/1 0/1' } })
    .jpeg()
    .toBuffer();

async function gifWithComment(): Promise<Buffer> {
  const gif = await canvas().gif().toBuffer();
  const text = Buffer.from(MARKER, 'latin1');
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, text.length]), text, Buffer.from([0])]);
  return Buffer.concat([gif.subarray(0, gif.length - 1), comment, Buffer.from([0x3b]), text]);
}

/** Pictures that are good underneath: stored as new pixels, without what came along. */
export async function polyglotImages(): Promise<[name: string, bytes: Buffer][]> {
  const [jpeg, png, webp] = await Promise.all([
    canvas().jpeg().toBuffer(),
    canvas().png().toBuffer(),
    canvas().webp().toBuffer(),
  ]);
  const tail = Buffer.from(MARKER, 'latin1');
  const zip = Buffer.from('PK\x03\x04', 'latin1');
  return [
    ['JPEG with a script after its end', Buffer.concat([jpeg, tail])],
    ['PNG with a script after its end', Buffer.concat([png, tail])],
    ['WebP with a script after its end', Buffer.concat([webp, tail])],
    ['JPEG that is a ZIP too', Buffer.concat([jpeg, zip, tail])],
    ['PNG with HTML in a text chunk', await withTextChunk()],
    ['JPEG with HTML and a place in its metadata', await withExif()],
    ['GIF with HTML in a comment', await gifWithComment()],
    [
      'animated size, first frame only',
      await sharp(await canvas().gif().toBuffer())
        .gif()
        .toBuffer(),
    ],
    [
      'picture with transparency',
      await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
    ],
    ['sixteen bits a channel', await canvas().toColourspace('rgb16').png().toBuffer()],
    ['greyscale', await canvas().greyscale().jpeg().toBuffer()],
    ['four inks', await canvas().toColourspace('cmyk').jpeg().toBuffer()],
    ['whole and correct, one bit a pixel', blackPng(2000, 1000)],
    ['one pixel', await canvas(1, 1).png().toBuffer()],
    ['a phone photo on its side', await canvas(3000, 4000).withMetadata({ orientation: 6 }).jpeg().toBuffer()],
  ];
}

/** Files that are no usable picture. */
export async function badImages(): Promise<[name: string, bytes: Buffer][]> {
  const jpeg = await canvas(300, 300).jpeg().toBuffer();
  const png = await canvas(300, 300).png().toBuffer();
  const text = (content: string) => Buffer.from(content, 'latin1');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
  return [
    ['SVG called .jpg', text(svg)],
    ['SVG with an XML head', text(`<?xml version="1.0"?>${svg}`)],
    ['HTML', text(`<!doctype html>${MARKER}`)],
    ['a program', text('MZ\x90\0\x03\0\0\0')],
    ['an ELF program', text('\x7fELF\x02\x01\x01')],
    ['a shell script', text('#!/bin/sh\nrm -rf /')],
    ['a ZIP', text('PK\x03\x04\x14\0\0\0')],
    ['a TIFF', await canvas().tiff().toBuffer()],
    ['an AVIF', await canvas(64, 64).avif().toBuffer()],
    ['a BMP', text('BM\x46\0\0\0\0\0\0\0\x36\0\0\0')],
    ['nothing', Buffer.alloc(0)],
    ['one byte', text('\xff')],
    ['right first bytes of a JPEG only', text(`\xff\xd8\xff\xe0${MARKER}`)],
    ['right first bytes of a PNG only', text(`\x89PNG\r\n\x1a\n${MARKER}`)],
    ['right first bytes of a GIF only', text(`GIF89a${MARKER}`)],
    ['right first bytes of a WebP only', text(`RIFF\x10\0\0\0WEBP${MARKER}`)],
    ['SVG behind the first bytes of a JPEG', text(`\xff\xd8\xff${svg}`)],
    ['JPEG cut at a tenth', jpeg.subarray(0, jpeg.length / 10)],
    ['PNG cut at a half', png.subarray(0, png.length / 2)],
    ['30.000 × 30.000', bombPng(30_000, 30_000)],
    ['8.000 × 8.000', bombPng(8_000, 8_000)],
    ['8.000 × 8.000, whole and correct', blackPng(8_000, 8_000)],
    ['a line of 50 million', bombPng(50_000_001, 1)],
    ['two thousand million in height', bombPng(1, 2_000_000_000)],
    ['no pixels at all', bombPng(0, 0)],
    ['PNG with a wrong checksum', Buffer.from(png.map((byte, at) => (at === 30 ? byte ^ 0xff : byte)))],
  ];
}
