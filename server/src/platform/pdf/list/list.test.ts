import { afterAll, expect, test } from 'vitest';
import { readPdf } from '../../../../test/support/pdfText.ts';
import { HOSTILE_TEXTS } from '../hostileTexts.ts';
import { closePdf, type ListDocument, renderList } from '../index.ts';
import { wrap } from './layout.ts';

afterAll(() => closePdf());

const listOf = (rows: readonly (readonly string[])[]): ListDocument => ({
  title: 'Clientes',
  author: 'Distribuidora Ejemplo S.A.',
  companyLines: ['Av. Ejemplo 1234, San Martín', 'CUIT 30-71234567-1'],
  facts: ['2 clientes', 'Impreso el 20/11/2026'],
  color: '#00796B',
  columns: [
    { title: 'Id', width: 50, kind: 'codigo' },
    { title: 'Razón social', width: 0, kind: 'nombre' },
    { title: 'CUIT', width: 80, kind: 'cuit' },
    { title: 'Dirección', width: 160, kind: 'texto' },
  ],
  rows: JSON.stringify(rows),
  footer: 'Distri',
});

test('a list has its head, columns, rows and page numbers', async () => {
  const bytes = await renderList(
    listOf([
      ['10027', 'AUTOPARTES DEL SUR S.A.', '30708812456', 'Av. Mitre 2140'],
      ['X00001', 'ÑANDÚ & CÍA. «óptica» oficina', '', ''],
    ]),
  );
  const { text, pages } = await readPdf(bytes);
  expect(pages).toHaveLength(1);
  for (const expected of [
    'Clientes',
    '2 clientes',
    'Razón social',
    '30-70881245-6',
    'ÑANDÚ & CÍA. «óptica» oficina',
    'Página 1 de 1',
  ])
    expect(text).toContain(expected);
});

test('an empty list is a page that says so by having no rows', async () => {
  expect((await readPdf(await renderList(listOf([])))).text).toContain('Página 1 de 1');
});

test('every row of many is printed once, in its order, with the headings on each page', async () => {
  const rows = Array.from({ length: 1000 }, (_, at) => [`N${at}.`, `CLIENTE ${at}`, '30712345671', 'Calle']);
  const { pages, text } = await readPdf(await renderList(listOf(rows)));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.every((page) => page.includes('Razón social'))).toBe(true);
  expect(pages.at(-1)).toContain(`Página ${pages.length} de ${pages.length}`);
  expect([...text.matchAll(/N(\d+)\./g)].map(([, at]) => Number(at))).toEqual(rows.map((_, at) => at));
});

test('hostile texts are printed as they are, and break nothing', async () => {
  const rows = HOSTILE_TEXTS.map((text, at) => [String(at), text, text, text]);
  const bytes = await renderList(listOf(rows));
  const raw = Buffer.from(bytes).toString('latin1');
  for (const marker of ['/JavaScript', '/OpenAction', '/Launch', '/URI', '/AA'])
    expect(raw).not.toContain(`${marker} `);
  expect((await readPdf(bytes)).text).toContain("'; DROP TABLE clientes; --");
});

test('whoever goes away stops the work', async () => {
  const rows = Array.from({ length: 50_000 }, (_, at) => [`${at}`, `CLIENTE ${at}`, '30712345671', 'Calle']);
  const gone = new AbortController();
  const work = renderList(listOf(rows), gone.signal);
  gone.abort();
  await expect(work).rejects.toMatchObject({ code: 'WORKER_CANCELLED' });
  expect((await readPdf(await renderList(listOf([['1', 'SIGUE', '', '']])))).text).toContain('SIGUE');
});

test.each([
  ['short', ['short']],
  ['two words', ['two', 'words']],
  ['abcdefghijkl', ['abcde', 'fghij', 'kl']],
  ['one two three four five', ['one', 'two', 'thre…']],
  ['', []],
])('"%s" wraps into %j', (text, lines) => {
  expect(wrap(text, 5, (part) => part.length)).toEqual(lines);
});
