import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesArchivo, contenidoArchivo, nombreArchivo, type RemitoCot, repartirEnArchivos } from './archivo.ts';
import { partirDomicilio } from './domicilio.ts';
import { remito } from './ejemplos.ts';
import { textoCot } from './texto.ts';

const CUIT = '30712345671';
/**
 * Any character, halves of pairs too, separators and line ends often; by its code, because the library's table of every
 * character takes seconds to make.
 */
const letras = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xff }), fc.integer({ min: 0, max: 0x10ffff })), { maxLength: 80 })
  .map((codes) => String.fromCodePoint(...codes));
const linesOf = (text: string) => text.split('\r\n').slice(0, -1);

describe('the file of domain-facts §1.3, byte by byte', () => {
  it('is the published example: its MD5 is the integrity code', () => {
    const bytes = bytesArchivo({ cuit: CUIT, remitos: [remito()] });
    expect(createHash('md5').update(bytes).digest('hex')).toBe('b51f43e9e6988204790f959f52534890');
  });
  it('has 2, 44, 8 and 2 fields by record, CR+LF after each and no trailing separator', () => {
    const text = contenidoArchivo({ cuit: CUIT, remitos: [remito(), remito({ numero: 9 })] });
    const fields = linesOf(text).map((line) => [line.slice(0, 2), line.split('|').length]);
    expect(fields).toEqual([
      ['01', 2],
      ['02', 44],
      ['03', 8],
      ['03', 8],
      ['02', 44],
      ['03', 8],
      ['03', 8],
      ['04', 2],
    ]);
    expect(text.endsWith('04|2\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
  it('a final consumer has its document and no CUIT; without one, neither', () => {
    const cf = (documento: string) =>
      linesOf(
        contenidoArchivo({
          cuit: CUIT,
          remitos: [
            remito({
              destinatario: { consumidorFinal: true, tipoDocumento: 'DNI', documento, razonSocial: 'Juan Pérez' },
            }),
          ],
        }),
      )[1]
        ?.split('|')
        .slice(6, 12);
    expect(cf('12345678')).toEqual(['1', 'DNI', '12345678', '', 'JUAN PEREZ', '0']);
    expect(cf('')).toEqual(['1', '', '', '', 'JUAN PEREZ', '0']);
  });
  it('a carrier travels with its CUIT and without our plate', () => {
    const [, line = ''] = linesOf(
      contenidoArchivo({ cuit: CUIT, remitos: [remito({ transportistaCuit: '20123456786' })] }),
    );
    expect([line.split('|')[35], line.split('|')[40]]).toEqual(['20123456786', '']);
  });
});

describe('names of files', () => {
  it('41 characters, by company, day and sequence', () => {
    expect(nombreArchivo(CUIT, '2026-03-20', 1)).toBe('TB_30712345671_000000_20260320_000001.txt');
    expect(nombreArchivo(CUIT, '2026-03-20', 1)).toHaveLength(41);
    expect(() => nombreArchivo(CUIT, '2026-03-20', 1_000_000)).toThrow(RangeError);
    expect(() => nombreArchivo('307', '2026-03-20', 1)).toThrow(RangeError);
  });
  it('documents with the same point and number go in two files', () => {
    const files = repartirEnArchivos([
      { puntoVenta: 1, numero: 354, tipo: 'FAC' },
      { puntoVenta: 1, numero: 355, tipo: 'FAC' },
      { puntoVenta: 1, numero: 354, tipo: 'NC' },
    ]);
    expect(files.map((file) => file.length)).toEqual([2, 1]);
  });
});

describe('texts', () => {
  it.each([
    ['Ñandú güemes, 25 de mayo', 'ÑANDU GUEMES, 25 DE MAYO'],
    ['a|b\tc\r\nd', 'A B C D'],
    ['filtro Ø 20 — 4×4 ™ 漢', 'FILTRO 20 4 4'],
    ['  ', ''],
  ])('%j is %j', (text, expected) => {
    expect(textoCot(text, 40)).toBe(expected);
  });
  it('whatever people type, a record stays a record and every character a byte', () => {
    fc.assert(
      fc.property(letras, letras, (name, detail) => {
        const base = remito();
        const odd: RemitoCot = {
          ...base,
          destinatario: { consumidorFinal: false, cuit: CUIT, razonSocial: name },
          destino: { ...base.destino, calle: detail, localidad: name },
          productos: base.productos.map((producto) => ({ ...producto, detalle: detail, codigo: name })),
        };
        const text = contenidoArchivo({ cuit: CUIT, remitos: [odd] });
        expect(linesOf(text).map((line) => line.split('|').length)).toEqual([2, 44, 8, 8, 2]);
        expect(bytesArchivo({ cuit: CUIT, remitos: [odd] })).toHaveLength(text.length);
      }),
    );
  });
});

describe('addresses', () => {
  it.each([
    ['Av. Colón 1234', 'AV. COLON', 1234],
    ['Chacabuco 423', 'CHACABUCO', 423],
    ['Ruta 3 km 690', 'RUTA 3 KM 690', null],
    ['25 de Mayo 1500', '25 DE MAYO', 1500],
    ['Calle 12', 'CALLE 12', null],
    ['Calle 12 N° 345', 'CALLE 12', 345],
    ['Parque Industrial s/n', 'PARQUE INDUSTRIAL', null],
    ['San Martín 88, local 4', 'SAN MARTIN', 88],
    ['', '', null],
  ])('%j is %j at %j', (direccion, calle, numero) => {
    expect(partirDomicilio(direccion)).toEqual({ calle, numero });
  });
});
