import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '../pdf/hostileTexts.ts';
import { closeXlsx, type Table, tableToCsv, writeXlsx } from './index.ts';

afterAll(() => closeXlsx());

const DANGEROUS = [
  '=1+1',
  '=HYPERLINK("http://127.0.0.1:3340/canario","x")',
  "=cmd|' /C calc'!A0",
  '+54 11 4482-5600',
  '-5',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  "'=1",
  '==1',
  '＝1+1',
  '=IMPORTXML("http://127.0.0.1:3340/canario","//a")',
  '<f>1+1</f>',
  '</t></is></c><c><f>1</f></c>',
  'a"&;b',
  'a;=1+1',
  '"=1+1',
  '_x0041_',
  ' =1',
];
const TEXTS = [...DANGEROUS, ...HOSTILE_TEXTS];

const table = (over: Partial<Table> = {}): Table => ({
  name: 'Artículos',
  columns: [
    { title: 'Código', kind: 'texto' },
    { title: 'Precio', kind: 'importe' },
    { title: 'Bonif.', kind: 'porcentaje' },
    { title: 'Litros', kind: 'numero' },
    { title: 'Fecha', kind: 'fecha' },
  ],
  rows: [['WO-120', -123_450, 25_000, 1234.5, '2026-11-20']],
  ...over,
});

function readSheet(bytes: Uint8Array) {
  const files = unzipSync(bytes);
  const name = (part: string) => Object.keys(files).find((file) => file.endsWith(part)) ?? '';
  const xml = (part: string) => strFromU8(files[name(part)] ?? new Uint8Array());
  return { names: Object.keys(files), sheet: xml('sheet1.xml'), strings: xml('sharedStrings.xml') };
}

const unescapeXml = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
const textsIn = (xml: string) =>
  [...xml.matchAll(/<t[^>]*>([\s\S]*?)<\/t>/g)].map(([, text = '']) => unescapeXml(text));

describe('workbook', () => {
  test('figures are figures, a day is a day, in any time zone of the machine', async () => {
    const { sheet } = readSheet(await writeXlsx([table()]));
    const values = [...sheet.matchAll(/<v>([^<]*)<\/v>/g)].map(([, value]) => Number(value));
    expect(values).toEqual(expect.arrayContaining([-1234.5, 0.025, 1234.5, 46346]));
  });

  test('text is text, whatever it begins with, and comes back letter by letter', async () => {
    const rows = TEXTS.map((text): Table['rows'][number] => [text, 1, 1, 1, null]);
    const { sheet, strings, names } = readSheet(await writeXlsx([table({ rows })]));
    expect(sheet).not.toMatch(/<f[ >]/);
    for (const [, index] of sheet.matchAll(/t="s"[^>]*><v>([^<]*)<\/v>/g)) expect(index).toMatch(/^\d+$/);
    expect(names.some((name) => /vba|external|hyperlink/i.test(name))).toBe(false);
    const found = new Set(textsIn(strings + sheet).map((text) => text.replace(/\u200b$/, '')));
    for (const text of TEXTS) expect(found, text).toContain(text);
  });

  test('long ones are written elsewhere: the event loop stays free', async () => {
    const rows = Array.from({ length: 5000 }, (_, index): Table['rows'][number] => [
      `ART${index}`,
      index,
      1,
      2,
      '2026-11-20',
    ]);
    const before = performance.eventLoopUtilization();
    const { sheet } = readSheet(await writeXlsx([table({ rows })]));
    const { active, idle } = performance.eventLoopUtilization(before);
    expect(sheet.match(/<row /g)).toHaveLength(5001);
    expect(active / (active + idle)).toBeLessThan(0.5);
  });

  test('a sheet per table, its name as a workbook wants it; too many rows are refused', async () => {
    const { names } = readSheet(await writeXlsx([table({ name: 'Lista 1/2' }), table({ name: 'Otra' })]));
    expect(names.filter((name) => /worksheets\/sheet\d\.xml$/.test(name))).toHaveLength(2);
    const endless = new Array(1_048_576).fill([]);
    expect(() => writeXlsx([table({ rows: endless })])).toThrow(RangeError);
  });
});

describe('CSV', () => {
  test('opens in the Excel of here', () => {
    expect(tableToCsv(table())).toBe(
      '\ufeffCódigo;Precio;Bonif.;Litros;Fecha\r\nWO-120;-1234,5;2,5;1234,5;20/11/2026\r\n',
    );
  });

  test('no text begins like a formula, and none is lost', () => {
    const rows = TEXTS.map((text): Table['rows'][number] => [text, null, null, null, null]);
    const csv = tableToCsv(table({ rows })).slice(1);
    const fields = [...csv.matchAll(/(?:^|\r\n)("(?:[^"]|"")*"|[^;\r\n]*);/g)].map(([, field = '']) =>
      field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field,
    );
    expect(fields.slice(1).filter((field) => /^[=+\-@\t\r\0]/.test(field))).toEqual([]);
    expect(fields.slice(1).map((field) => field.replace(/^'/, ''))).toEqual(TEXTS);
  });
});
