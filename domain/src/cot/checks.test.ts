import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RemitoCot } from './archivo.ts';
import { checkRemito, isPatente, normalizePatente } from './checks.ts';
import { remito } from './ejemplos.ts';
import { type EnvioCot, interpretar, mensajeDeError, type RemitoRespuesta, type RespuestaArba } from './respuesta.ts';

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
};
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
const results = (respuesta: RespuestaArba | null) => interpretar(ENVIO, respuesta).remitos.map((row) => row.resultado);

describe('what an answer means', () => {
  it('a file may be taken in part', () => {
    expect(interpretar(ENVIO, comprobante([si(UNO), no(DOS, '39')]))).toEqual({
      integridad: 'igual',
      remitos: [
        { numeroUnico: UNO, resultado: 'aceptado', cot: '123', mensaje: '' },
        { numeroUnico: DOS, resultado: 'rechazado', cot: null, mensaje: 'malo' },
      ],
    });
  });
  it('silence is no answer; a remito that the answer does not name neither', () => {
    expect(results(null)).toEqual(['sin_respuesta', 'sin_respuesta']);
    expect(results(comprobante([si(UNO)]))).toEqual(['aceptado', 'sin_respuesta']);
  });
  it('11 and 17 say that it had arrived', () => {
    expect(results({ clase: 'error', tipoError: 'DATO', codigoError: '11', mensajeError: '' })).toEqual([
      'ya_enviado',
      'ya_enviado',
    ]);
    expect(results(comprobante([no(UNO, '17'), no(DOS, '24')]))).toEqual(['ya_enviado', 'rechazado']);
  });
  it('of another file or company it says nothing of ours', () => {
    expect(results(comprobante([si(UNO), si(DOS)], { nombreArchivo: 'TB_otro.txt' }))[0]).toBe('sin_respuesta');
    expect(results(comprobante([si(UNO), si(DOS)], { cuitEmpresa: '20123456786' }))[0]).toBe('sin_respuesta');
  });
  it('without a COT it is not accepted; another MD5 is told', () => {
    expect(results(comprobante([{ ...si(UNO), cot: '' }, si(DOS)]))[0]).toBe('rechazado');
    expect(interpretar(ENVIO, comprobante([si(UNO)], { codigoIntegridad: 'x' })).integridad).toBe('distinta');
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
  it('the sentence of a refused file (D3 §8)', () => {
    expect(mensajeDeError({ codigoError: '01', mensajeError: 'x' })).toBe('ARBA: Error interno, intente mas tarde.');
    expect(mensajeDeError({ codigoError: '09', mensajeError: 'CUIT distinto' })).toBe('ARBA: CUIT distinto');
  });
});
