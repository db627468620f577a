import { createServer } from 'node:net';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { readPdf } from '../../../test/support/pdfText.ts';
import { composePdf, preparePdfmake } from './compose.ts';
import { closePdf, type PdfDocument, renderPdf } from './index.ts';

afterAll(() => closePdf());

const document = (content: PdfDocument['content']): PdfDocument => ({
  title: 'Prueba',
  author: 'Distri',
  content,
  continuation: [],
  footer: 'Pie',
  color: '#00796B',
});

test('a document comes back as a PDF with its text, footer and page count', async () => {
  const bytes = await renderPdf(document(['Hola', { text: 'Ñandú', bold: true }]));
  expect(Buffer.from(bytes.subarray(0, 5)).toString('latin1')).toBe('%PDF-');
  expect((await readPdf(bytes)).text).toBe('Hola Ñandú Pie Página 1 de 1');
});

test('what a document reads like does not depend on the documents before it', async () => {
  preparePdfmake();
  // In one thread, one after the other: letters that come first as part of an accented one.
  const first = await readPdf(await composePdf(document(['óúçýšñ'])));
  const then = await readPdf(await composePdf(document(['otro cuyo sumario ufo, oficina fluido - espacio'])));
  expect(first.text).toContain('óúçýšñ');
  expect(then.text).toContain('otro cuyo sumario ufo, oficina fluido - espacio');
});

test('the renderer reads no file and reaches no address', async () => {
  let hits = 0;
  const canary = createServer((socket) => {
    hits++;
    socket.end();
  });
  await new Promise<void>((ready) => canary.listen(3340, '127.0.0.1', ready));
  onTestFinished(() => {
    canary.close();
  });
  const image = (source: string) => renderPdf(document([JSON.parse(JSON.stringify({ image: source }))]));
  await expect(image('/etc/passwd')).rejects.toThrow(/denied/);
  await expect(image(`${import.meta.dirname}/compose.ts`)).rejects.toThrow(/denied/);
  await expect(image('http://127.0.0.1:3340/canario.png')).rejects.toThrow();
  expect(hits).toBe(0);
});

test('a document that cannot be drawn fails alone: the next one is made', async () => {
  await expect(renderPdf(document([JSON.parse('{"qr":7}')]))).rejects.toThrow();
  expect((await renderPdf(document(['Sigue']))).length).toBeGreaterThan(1000);
});

test('three hundred rows leave the event loop free', async () => {
  const body = Array.from({ length: 300 }, (_, row) => [`fila ${row}`, 'SHELL HELIX HX8 5W-40', '1.234,50']);
  const big = document([{ layout: 'lines', table: { widths: [80, '*', 60], body, dontBreakRows: true } }]);
  await renderPdf(document(['calentar']));
  const before = performance.eventLoopUtilization();
  const bytes = await renderPdf(big);
  const { active, idle } = performance.eventLoopUtilization(before);
  expect((await readPdf(bytes)).pages.length).toBeGreaterThan(5);
  // The loop only hands the document over and takes the bytes; the drawing is elsewhere.
  expect(active / (active + idle)).toBeLessThan(0.2);
});
