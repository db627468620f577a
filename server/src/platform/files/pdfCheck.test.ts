import { deflateSync } from 'node:zlib';
import { isRefusal } from '@distri/domain/kernel';
import { afterAll, expect, test } from 'vitest';
import { closePdf, renderPdf } from '../pdf/index.ts';
import { acceptFile, closeFileChecks } from './index.ts';
import { findPdfProblem } from './pdfCheck.ts';

afterAll(async () => {
  await closePdf();
  await closeFileChecks();
});

const pdf = (body: string | Buffer, trailer = '') =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n', 'latin1'),
    typeof body === 'string' ? Buffer.from(body, 'latin1') : body,
    Buffer.from(`\ntrailer << /Root 1 0 R ${trailer} >>\n%%EOF\n`, 'latin1'),
  ]);

function stream(dictionary: string, content: string, compress = true): Buffer {
  const data = compress ? deflateSync(Buffer.from(content, 'latin1')) : Buffer.from(content, 'latin1');
  return Buffer.concat([
    Buffer.from(`5 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream\n`, 'latin1'),
    data,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);
}
/** The words are in a string of the dictionary, to lead a careless reader past what follows. */
const decoy = '/First 4 /T (stream\n) ';
const objectStream = (content: string, extra = '/Filter /FlateDecode') =>
  stream(`/Type /ObjStm /N 1 /First 4 ${extra}`, content);

test('our own papers pass', async () => {
  const paper = { title: 'x', author: 'y', content: ['Hola'], continuation: [], footer: '', color: '#00796B' };
  expect(findPdfProblem(await renderPdf(paper))).toBeNull();
});

test.each([
  ['a plain page', pdf('2 0 obj << /Type /Pages /Kids [] >> endobj')],
  ['where to start reading', pdf('3 0 obj << /OpenAction [2 0 R /XYZ null null 0] >> endobj')],
  ['a link', pdf('3 0 obj << /A << /S /URI /URI (https://arca.gob.ar) >> >> endobj')],
  ['harmless compressed objects', pdf(objectStream('7 0 << /Type /Page >>'))],
  [
    'short names by chance in a compressed picture',
    pdf(stream('/Subtype /Image /Filter /FlateDecode', 'x/JS y/AA z/XFA ', false)),
  ],
  ['longer words that begin alike', pdf('3 0 obj << /Launcher 1 /JavaScripts 2 /AAPL:Keywords [] >> endobj')],
])('passes: %s', (_, bytes) => {
  expect(findPdfProblem(bytes)).toBeNull();
});

test.each([
  ['a script', pdf('3 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj')],
  ['an escaped name', pdf('3 0 obj << /S /J#61vaScr#69pt >> endobj')],
  ['all letters escaped', pdf('3 0 obj << /#4A#53 (x) >> endobj')],
  ['an action on opening', pdf('3 0 obj << /OpenAction 4 0 R >> endobj')],
  ['an action on opening, in place', pdf('3 0 obj << /OpenAction<</S /Named /N /Print>> >> endobj')],
  ['actions of a page', pdf('3 0 obj << /AA << /O 4 0 R >> >> endobj')],
  ['a program', pdf('3 0 obj << /S /Launch /F (cmd.exe) >> endobj')],
  ['a file inside', pdf('3 0 obj << /Type /EmbeddedFile >> endobj')],
  ['a table of files inside', pdf('3 0 obj << /EmbeddedFiles 4 0 R >> endobj')],
  ['a form that sends itself', pdf('3 0 obj << /S /SubmitForm >> endobj')],
  ['a form of another kind', pdf('3 0 obj << /XFA 4 0 R >> endobj')],
  ['a film', pdf('3 0 obj << /Subtype /RichMedia >> endobj')],
  ['another document', pdf('3 0 obj << /S /GoToR /F (x.pdf) >> endobj')],
  ['a script among compressed objects', pdf(objectStream('7 0 << /S /JavaScript /JS (x) >>'))],
  ['short names among compressed objects', pdf(objectStream('7 0 << /AA 9 0 R >>'))],
  [
    'compressed objects under an escaped type',
    pdf(stream('/Type /Obj#53tm /N 1 /F#69rst 4 /Filter /FlateDecode', '7 0 << /JS (x) >>')),
  ],
  ['compressed objects without a type', pdf(stream('/N 1 /First 4 /Filter [ /FlateDecode ]', '7 0 << /JS (x) >>'))],
  [
    'objects in a stream that is not compressed',
    pdf(stream('/Type /ObjStm /N 1 /First 4', '7 0 << /AA 9 0 R >>', false)),
  ],
  ['compressed objects behind a false start', pdf(stream(`/N 1 ${decoy} /Filter /FlateDecode`, '7 0 << /JS (x) >>'))],
  ['hidden in what looks like a stream', pdf('3 0 obj << /T (>> stream\n) /OpenAction 4 0 R /U (endstream) >> endobj')],
])('refuses active content: %s', (_, bytes) => {
  expect(findPdfProblem(bytes)).toBe('activo');
});

test.each([
  ['protegido', pdf('', '/Encrypt 9 0 R')],
  ['dañado', Buffer.from('%PDF-1.7 cut in the middle', 'latin1')],
  ['dañado', Buffer.concat([pdf(''), Buffer.from('<script>alert(1)</script>')])],
  ['dañado', Buffer.concat([Buffer.from('GIF89a'), pdf('')])],
  ['dañado', pdf(objectStream('7 0 <<>>', '/Filter /LZWDecode'))],
  ['dañado', pdf(objectStream('7 0 <<>>', '/Filter [ /ASCIIHexDecode /FlateDecode ]'))],
  ['dañado', pdf(objectStream('7 0 <<>>', '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>'))],
  ['dañado', pdf(objectStream(' '.repeat(64 * 1024 * 1024)))],
])('refuses what cannot be looked through: %s', (problem, bytes) => {
  expect(findPdfProblem(bytes)).toBe(problem);
});

test('an uploaded PDF is looked through in a worker and refused in words', async () => {
  const good = pdf('2 0 obj << /Type /Pages >> endobj');
  const file = await acceptFile(good);
  expect(isRefusal(file)).toBe(false);
  expect(file).toMatchObject({ tipo: 'application/pdf', hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await acceptFile(pdf('<< /S /JavaScript >>'))).toMatchObject({
    status: 422,
    message: 'El PDF tiene contenido activo (acciones, programas o archivos adentro) y no se puede recibir.',
  });
  expect(await acceptFile(good, ['imagen'])).toMatchObject({ status: 422 });
});

test('ten megabytes of noise are looked through without holding up the event loop', async () => {
  const noise = Buffer.alloc(9 * 1024 * 1024, 'stream\n/First #4a >> obj ', 'latin1');
  const before = performance.eventLoopUtilization();
  const answer = await acceptFile(pdf(noise));
  const { active, idle } = performance.eventLoopUtilization(before);
  expect(isRefusal(answer)).toBe(true);
  expect(active / (active + idle)).toBeLessThan(0.5);
});
