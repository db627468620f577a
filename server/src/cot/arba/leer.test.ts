import { type EnvioCot, interpretar, type RespuestaArba } from '@distri/domain/cot';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { xmlComprobante, xmlError } from '../simulada/respuesta.ts';
import { leerRespuesta } from './leer.ts';

const UNO = '0910000400000001';
const DOS = '0910000400000002';
const COT = '70000000001';
const ENVIO: EnvioCot = {
  nombreArchivo: 'TB_30712345671_000000_20261120_000001.txt',
  cuit: '30712345671',
  md5: 'b51f43e9e6988204790f959f52534890',
  numerosUnicos: [UNO, DOS],
  intento: 1,
};
/** The first accepted, the second refused. */
const BUENA = xmlComprobante({
  cuit: ENVIO.cuit,
  numero: 12,
  nombre: ENVIO.nombreArchivo,
  md5: ENVIO.md5,
  remitos: [
    { numeroUnico: UNO, cot: COT, errores: [] },
    { numeroUnico: DOS, cot: null, errores: ['24', '39'] },
  ],
});
const texto = BUENA.toString('latin1');
const leer = (xml: string) => leerRespuesta(Buffer.from(xml, 'latin1'));
const cambiada = (from: string | RegExp, to: string) => leer(texto.replace(from, to));

describe('an answer of ARBA', () => {
  test('a receipt, remito by remito, with its words in ISO-8859-1', () => {
    expect(leerRespuesta(BUENA)).toEqual({
      clase: 'comprobante',
      cuitEmpresa: ENVIO.cuit,
      numeroComprobante: '12',
      nombreArchivo: ENVIO.nombreArchivo,
      codigoIntegridad: ENVIO.md5,
      remitos: [
        { numeroUnico: UNO, procesado: 'SI', cot: COT, errores: [] },
        {
          numeroUnico: DOS,
          procesado: 'NO',
          cot: null,
          errores: [
            { codigo: '24', descripcion: 'El CUIT del destinatario no existe en el padrón' },
            { codigo: '39', descripcion: 'El código de producto no existe en el nomenclador' },
          ],
        },
      ],
    });
  });
  test('a refused file', () => {
    expect(leerRespuesta(xmlError('57'))).toEqual({
      clase: 'error',
      tipoError: 'DATO',
      codigoError: '57',
      mensajeError: 'La cantidad de remitos no coincide con el registro 04',
    });
  });
  test('in UTF-8 when it says so, and then truly', () => {
    const declared = texto.replace('ISO-8859-1', 'UTF-8');
    const read = leerRespuesta(Buffer.from(declared, 'utf8'));
    expect(read).toEqual(leerRespuesta(BUENA));
    expect(leerRespuesta(Buffer.from(declared, 'latin1'))).toBeNull();
  });
});

const DOBLE = `<remito><numeroUnico>${UNO}</numeroUnico><procesado>NO</procesado><errores><error><codigo>24</codigo><descripcion>x</descripcion></error></errores></remito>`;

describe('is no answer at all', () => {
  test.each<[string, () => RespuestaArba | null]>([
    ['nothing', () => leer('')],
    ['a page', () => leer('<!doctype html><html><body>Mantenimiento</body></html>')],
    ['JSON', () => leer('{"procesado":"SI"}')],
    ['another root', () => cambiada(/TBCOMPROBANTE/g, 'TBRESPUESTA')],
    ['two roots', () => leer(texto + texto.slice(texto.indexOf('<TB')))],
    ['another character set', () => cambiada('ISO-8859-1', 'UTF-16')],
    ['a document type', () => cambiada('<TBCOMPROBANTE>', '<!DOCTYPE TBCOMPROBANTE><TBCOMPROBANTE>')],
    [
      'an entity bomb',
      () =>
        cambiada(
          '<TBCOMPROBANTE>',
          '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><TBCOMPROBANTE>&b;',
        ),
    ],
    [
      'a file of this machine',
      () => cambiada('<TBCOMPROBANTE>', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><TBCOMPROBANTE>'),
    ],
    ['an unknown entity', () => cambiada('<cot>', '<cot>&x;')],
    ['an instruction', () => cambiada('<TBCOMPROBANTE>', '<?php ?><TBCOMPROBANTE>')],
    ['a receipt and an error at once', () => cambiada('<validaciones', '<codigoError>01</codigoError><validaciones')],
    [
      'an error and a receipt at once',
      () => leer(xmlError('01').toString('latin1').replace('</TBError>', `<validacionesRemitos/></TBError>`)),
    ],
    ['the same field twice', () => cambiada('<cuitEmpresa>', '<cuitEmpresa>20123456786</cuitEmpresa><cuitEmpresa>')],
    ['the same remito twice', () => cambiada('<remito>', `${DOBLE}<remito>`)],
    ['a COT twice', () => cambiada('<cot>', '<cot>1</cot><cot>')],
    ['processed neither SI nor NO', () => cambiada('>SI<', '>TALVEZ<')],
    ['processed in small letters', () => cambiada('>SI<', '>si<')],
    ['SI with errors', () => cambiada('>NO<', '>SI<')],
    ['NO with a COT', () => cambiada('>SI<', '>NO<')],
    ['a unique number of another length', () => cambiada(UNO, UNO.slice(1))],
    ['no MD5', () => cambiada(/<codigoIntegridad>.*<\/codigoIntegridad>/, '')],
    ['no list of remitos', () => cambiada(/<validacionesRemitos>.*<\/validacionesRemitos>/, '')],
    ['a COT with something inside', () => cambiada(`<cot>${COT}</cot>`, `<cot><b>${COT}</b></cot>`)],
    ['too deep', () => leer(`<TBCOMPROBANTE>${'<a>'.repeat(20)}${'</a>'.repeat(20)}</TBCOMPROBANTE>`)],
    ['too many', () => cambiada('<remito>', `${'<x/>'.repeat(6000)}<remito>`)],
    ['NULs', () => cambiada('<cot>', '<cot>\u0000')],
  ])('%s', (_name, read) => {
    expect(read()).toBeNull();
  });

  test('what is cut at any byte', () => {
    for (let at = 0; at < BUENA.length - 1; at++) expect(leerRespuesta(BUENA.subarray(0, at)), `${at}`).toBeNull();
  });
});

const aceptados = (bytes: Uint8Array) =>
  interpretar(ENVIO, leerRespuesta(bytes)).remitos.filter(({ resultado }) => resultado === 'aceptado');

describe('no false acceptance (D5)', () => {
  test('of another company, file, bytes or remito nothing is accepted', () => {
    for (const [from, to] of [
      [ENVIO.cuit, '20123456786'],
      [ENVIO.nombreArchivo, 'TB_30712345671_000000_20261120_000002.txt'],
      [ENVIO.md5, '00000000000000000000000000000000'],
      [UNO, '0910000400000009'],
      [`<cot>${COT}</cot>`, ''],
      [COT, ''],
    ] as const)
      expect(aceptados(Buffer.from(texto.replaceAll(from, to), 'latin1')), from).toEqual([]);
  });

  test('500 answers with bytes changed, taken out and put in: never the refused one, never without its COT', () => {
    const change = fc.record({
      at: fc.nat(BUENA.length - 1),
      remove: fc.nat(12),
      insert: fc.oneof(
        fc.uint8Array({ maxLength: 6 }).map((bytes) => Buffer.from(bytes)),
        fc
          .constantFrom('SI', 'NO', '</remito>', '<cot>7</cot>', '<procesado>SI</procesado>', DOS, '&amp;', '<!--')
          .map((text) => Buffer.from(text)),
      ),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        let bytes = BUENA;
        for (const { at, remove, insert } of changes) {
          const from = Math.min(at, bytes.length);
          bytes = Buffer.concat([bytes.subarray(0, from), insert, bytes.subarray(from + remove)]);
        }
        for (const { numeroUnico, cot } of aceptados(bytes)) {
          expect(numeroUnico).toBe(UNO);
          expect(cot).toMatch(/^[0-9A-Z]{1,30}$/);
        }
      }),
      { numRuns: 500 },
    );
  });
});
