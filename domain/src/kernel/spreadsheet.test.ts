import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvNumber, csvText, sheetName, sheetText, workbookText } from './index.ts';

/** A field as a spreadsheet reads it. */
const readField = (text: string) => (text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text);

describe('csvText', () => {
  it.each(['=1+1', '+54 11', '-5', '@SUM(A1)', '\t=1', '\r=1', "=cmd|' /C calc'!A0", '=HYPERLINK("http://x","y")'])(
    'disarms %j',
    (text) => {
      expect(csvText(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
    },
  );

  it('quotes what holds separators, quotes or line ends', () => {
    expect(csvText('a;b')).toBe('"a;b"');
    expect(csvText('5" de largo')).toBe('"5"" de largo"');
    expect(csvText('dos\nrenglones')).toBe('"dos\nrenglones"');
    expect(csvText('WO-120, caja')).toBe('WO-120, caja');
  });

  it('is not fooled by a character that is dropped', () => {
    expect(csvText('\u0000=1+1')).toBe(`"'=1+1"`);
  });

  it('never lets a field begin like a formula, nor loses a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n;"\'a1ñ ') }), (text) => {
        const read = readField(csvText(text));
        expect(read).not.toMatch(/^[=+\-@\t\r]/);
        expect(read.replace(/^'/, '')).toBe(text);
      }),
    );
  });
});

describe('figures', () => {
  it('have a decimal comma, and percentages are points', () => {
    expect(csvNumber(-1234.5, 'importe')).toBe('-1234,5');
    expect(csvNumber(0.025, 'porcentaje')).toBe('2,5');
    expect(csvNumber(0.1 + 0.2, 'porcentaje')).toBe('30');
  });
});

describe('sheetText', () => {
  it('drops what a cell cannot hold', () => {
    expect(sheetText('a\u0000b\u0007c\td\ud800e\uffff')).toBe('abc\td\ufffde');
    expect(sheetText('x'.repeat(40_000))).toHaveLength(32_767);
  });
  it('marks the words that break a workbook, and no others', () => {
    expect(workbookText('constructor')).toBe('constructor\u200b');
    expect(workbookText('__proto__')).toBe('__proto__\u200b');
    expect(workbookText('construcción')).toBe('construcción');
  });
  it('names sheets as a workbook wants it', () => {
    expect(sheetName("Stock: 1/2 [depósito] '26")).toBe('Stock  1 2  depósito   26');
    expect(sheetName('a'.repeat(50))).toHaveLength(31);
  });
});
