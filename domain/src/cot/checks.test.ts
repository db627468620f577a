import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RemitoCot } from './archivo.ts';
import { checkRemito, isPatente, normalizePatente } from './checks.ts';
import { remito } from './ejemplos.ts';
import {
  type EnvioCot,
  estadoEnvio,
  interpretar,
  isCot,
  mensajeDeError,
  normalizeCot,
  type RemitoRespuesta,
  type RespuestaArba,
} from './respuesta.ts';

const CUIT = '30712345671';
const MOMENTO = { hoy: '2026-03-20', minutos: 10 * 60 };
const codes = (changes: Partial<RemitoCot>, momento = MOMENTO) =>
  checkRemito(remito(changes), CUIT, momento).map(({ code }) => code);
const { destino, productos } = remito();

describe('what ARBA would refuse', () => {
  it('nothing of a good one', () => {
    expect(codes({})).toEqual([]);
  });
  it.each<[Partial<RemitoCot>, string]>([
    [{ patente: 'AB12CD' }, 'PATENTE'],
    [{ transportistaCuit: '30712345670' }, 'TRANSPORTISTA'],
    [{ destinatario: { consumidorFinal: false, cuit: '', razonSocial: 'X' } }, 'CUIT_DESTINATARIO'],
    [{ destinatario: { consumidorFinal: false, cuit: CUIT, razonSocial: ' ' } }, 'RAZON_SOCIAL'],
    [
      { destinatario: { consumidorFinal: true, tipoDocumento: 'DNI', documento: '', razonSocial: '' } },
      'DOCUMENTO_CONSUMIDOR',
    ],
    [
      { destinatario: { consumidorFinal: true, tipoDocumento: '', documento: '', razonSocial: '' }, importe: 5_000_00 },
      'CONSUMIDOR_SIN_DOCUMENTO',
    ],
    [{ destino: { ...destino, calle: '' } }, 'DESTINO_CALLE'],
    [{ destino: { ...destino, localidad: ' ' } }, 'DESTINO_LOCALIDAD'],
    [{ destino: { ...destino, provincia: 'I' } }, 'DESTINO_PROVINCIA'],
    [{ productos: [] }, 'SIN_PRODUCTOS'],
    [{ productos: productos.slice(0, 1).map((row) => ({ ...row, codigoArba: '2710' })) }, 'CODIGO_ARBA'],
    [{ productos: productos.slice(0, 1).map((row) => ({ ...row, cantidad: 0 })) }, 'CANTIDAD'],
    [{ importe: 0 }, 'IMPORTE'],
    [{ fechaEmision: '2026-03-21' }, 'SALIDA_ANTES_DE_EMISION'],
    [{ fechaEmision: '2026-03-01', fechaSalida: '2026-03-18' }, 'SALIDA_PASADA'],
    [{ fechaSalida: '2026-04-20' }, 'SALIDA_LEJANA'],
    [{ horaSalida: '0929' }, 'HORA_PASADA'],
  ])('%j: %s', (changes, code) => {
    expect(codes(changes)).toEqual([code]);
  });
  it('the edges hold: yesterday, thirty days, thirty minutes, a return of no amount, a carrier without our plate', () => {
    expect(codes({ fechaEmision: '2026-03-01', fechaSalida: '2026-03-19' })).toEqual([]);
    expect(codes({ fechaSalida: '2026-04-19' })).toEqual([]);
    expect(codes({ horaSalida: '0930' })).toEqual([]);
    expect(codes({ importe: 0, devolucion: true })).toEqual([]);
    expect(codes({ transportistaCuit: '20123456786', patente: '' })).toEqual([]);
  });
  it('below $5,000 a final consumer may stay unnamed', () => {
    const destinatario = { consumidorFinal: true, tipoDocumento: '', documento: '', razonSocial: '' } as const;
    expect(codes({ destinatario, importe: 4_999_99 })).toEqual([]);
  });
  it('plates as people type them', () => {
    expect(normalizePatente(' ab 123-cd')).toBe('AB123CD');
    expect(['AAA123', 'AB123CD', 'A1', 'AAA1234', 'AB123C'].map(isPatente)).toEqual([true, true, false, false, false]);
  });
});

const ENVIO: EnvioCot = {
  nombreArchivo: 'TB_30712345671_000000_20260320_000001.txt',
  cuit: CUIT,
  md5: 'b51f43e9e6988204790f959f52534890',
  numerosUnicos: ['0910000400000001', '0910000400000002'],
  intento: 1,
};
const REENVIO: EnvioCot = { ...ENVIO, intento: 2 };
const comprobante = (remitos: RemitoRespuesta[], changes = {}): RespuestaArba => ({
  clase: 'comprobante',
  cuitEmpresa: CUIT,
  numeroComprobante: '1',
  nombreArchivo: ENVIO.nombreArchivo,
  codigoIntegridad: ENVIO.md5,
  remitos,
  ...changes,
});
const si = (numeroUnico: string): RemitoRespuesta => ({ numeroUnico, procesado: 'SI', cot: '123', errores: [] });
const no = (numeroUnico: string, codigo: string): RemitoRespuesta => ({
  numeroUnico,
  procesado: 'NO',
  cot: null,
  errores: [{ codigo, descripcion: 'malo' }],
});
const [UNO = '', DOS = ''] = ENVIO.numerosUnicos;
const results = (respuesta: RespuestaArba | null, envio = ENVIO) =>
  interpretar(envio, respuesta).remitos.map((row) => row.resultado);
const error = (codigoError: string): RespuestaArba => ({
  clase: 'error',
  tipoError: 'DATO',
  codigoError,
  mensajeError: 'malo',
});

describe('what an answer means', () => {
  it('a file may be taken in part', () => {
    expect(interpretar(ENVIO, comprobante([si(UNO), no(DOS, '39')]))).toEqual({
      integridad: 'igual',
      remitos: [
        { numeroUnico: UNO, resultado: 'aceptado', cot: '123', mensaje: '' },
        { numeroUnico: DOS, resultado: 'rechazado', cot: null, mensaje: '39: malo' },
      ],
    });
  });
  it('silence is no answer; a remito that the answer does not name neither', () => {
    expect(results(null)).toEqual(['sin_respuesta', 'sin_respuesta']);
    expect(results(comprobante([si(UNO)]))).toEqual(['aceptado', 'sin_respuesta']);
  });
  it('11 and 17 say that it had arrived', () => {
    expect(results(error('11'), REENVIO)).toEqual(['a_verificar', 'a_verificar']);
    expect(results(comprobante([no(UNO, '17'), no(DOS, '24')]))).toEqual(['a_verificar', 'rechazado']);
  });
  it('the first time, a name already used is not ours: the remitos may go with another', () => {
    expect(results(error('11'))).toEqual(['rechazado', 'rechazado']);
  });
  it('a refused file frees its remitos; an internal error of ARBA does not: nobody knows how far it got', () => {
    expect(results(error('57'))).toEqual(['rechazado', 'rechazado']);
    for (const code of ['01', '18', '19']) expect(results(error(code))).toEqual(['sin_respuesta', 'sin_respuesta']);
  });
  it('of another file or company it says nothing of ours', () => {
    expect(results(comprobante([si(UNO), si(DOS)], { nombreArchivo: 'TB_otro.txt' }))[0]).toBe('sin_respuesta');
    expect(results(comprobante([si(UNO), si(DOS)], { cuitEmpresa: '20123456786' }))[0]).toBe('sin_respuesta');
  });
  it('SI without a COT arrived: neither accepted nor free to go again (D4)', () => {
    expect(results(comprobante([{ ...si(UNO), cot: '' }, si(DOS)]))).toEqual(['a_verificar', 'aceptado']);
  });
  it('about other bytes nothing is accepted nor refused: a person looks, with the COT that was said (D5)', () => {
    const { integridad, remitos } = interpretar(
      ENVIO,
      comprobante([si(UNO), no(DOS, '39')], { codigoIntegridad: 'x' }),
    );
    expect(integridad).toBe('distinta');
    expect(remitos.map(({ resultado }) => resultado)).toEqual(['a_verificar', 'a_verificar']);
    expect(remitos[0]?.mensaje).toContain('123');
  });
  it('the word of a file comes from its remitos', () => {
    expect(estadoEnvio(['aceptado', 'aceptado'])).toBe('aceptado');
    expect(estadoEnvio(['aceptado', 'rechazado', 'a_verificar'])).toBe('parcial');
    expect(estadoEnvio(['aceptado', 'sin_respuesta'])).toBe('sin_respuesta');
    expect(() => estadoEnvio([])).toThrow(RangeError);
  });
  it('accepted is only what was sent, said SI and has a COT, whatever comes', () => {
    const row = fc.record({
      numeroUnico: fc.constantFrom(UNO, DOS, '0910000400000003', ''),
      procesado: fc.constantFrom('SI' as const, 'NO' as const),
      cot: fc.option(fc.string()),
      errores: fc.array(fc.record({ codigo: fc.constantFrom('17', '39', ''), descripcion: fc.string() }), {
        maxLength: 2,
      }),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), (remitos) => {
        for (const { resultado, numeroUnico, cot } of interpretar(ENVIO, comprobante(remitos)).remitos) {
          if (resultado !== 'aceptado') continue;
          expect(
            remitos.some((r) => r.numeroUnico === numeroUnico && r.procesado === 'SI' && r.cot === cot && cot !== ''),
          ).toBe(true);
        }
      }),
    );
  });
  it('a COT as people copy it', () => {
    expect(normalizeCot(' 0123-4567 89')).toBe('0123456789');
    expect(['0123456789', '12', 'AB 1234'].map(isCot)).toEqual([true, false, false]);
  });
  it('the sentence of a refused file (D3 §8)', () => {
    expect(mensajeDeError({ codigoError: '01', mensajeError: 'x' })).toBe('ARBA: Error interno, intente mas tarde.');
    expect(mensajeDeError({ codigoError: '09', mensajeError: 'CUIT distinto' })).toBe('ARBA: CUIT distinto');
  });
});
