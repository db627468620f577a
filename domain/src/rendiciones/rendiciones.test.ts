import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idsDeLectura, leer, textoLectura, textoQr } from './rendiciones.ts';

describe('the QR of a settlement', () => {
  it('is the ids joined by I', () => {
    expect(textoQr([1201, 1202, 1203])).toBe('1201I1202I1203');
  });
  it.each([
    ['1201I1202I1203', [1201, 1202, 1203]],
    [' 1201i1201I1202\n', [1201, 1202]],
    ['1201', [1201]],
    ['', []],
    ['IX0IhttpI99999999999', []],
  ])('%j reads as %j', (text, ids) => {
    expect(idsDeLectura(text)).toEqual(ids);
  });
  it('read back it is what was printed', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1, maxLength: 130 });
    fc.assert(
      fc.property(ids, (printed) => {
        expect(idsDeLectura(textoQr(printed))).toEqual(printed);
      }),
    );
  });
});

describe('a reading (D3 §5)', () => {
  const seen = new Set([1201]);
  it.each([
    [7, null, 'No se encontró la cobranza con id 7'],
    [1201, 'A', 'La cobranza con id 1201 ya ha sido escaneada'],
    [1202, 'P', 'La cobranza escaneada no está en estado aprobada'],
    [1202, 'A', null],
  ] as const)('%i in %s: %s', (id, status, text) => {
    expect(textoLectura(leer(id, status, seen))).toBe(text);
  });
});
