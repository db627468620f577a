import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemText } from '../kernel/index.ts';
import type { ItemDeCobranzaEntrada } from '../valores/index.ts';
import { calcular } from './calcular.ts';
import { SIN_DESCUENTO_FIJO } from './descuento.ts';
import { CONTEXTO, documento, EJEMPLO, echeqs, item } from './ejemplos.ts';
import {
  type CobranzaEnviada,
  checkChequesDistintos,
  checkCifras,
  checkEnvio,
  checkGuardar,
  conservarDescuento,
} from './envio.ts';
import { MENSAJES_ENVIO } from './messages.ts';

const entrada = (changes: Partial<ItemDeCobranzaEntrada> = {}): ItemDeCobranzaEntrada => ({
  id: 1,
  tipo: 'EFE',
  fecha: '2026-03-20',
  importe: 100_00,
  leyenda: 'Efectivo',
  cheques: [],
  ...changes,
});
const codes = (changes: Partial<CobranzaEnviada> = {}) =>
  checkEnvio({ numrec: '12345', items: [entrada()], descuentoFijo: SIN_DESCUENTO_FIJO, ...changes }).map(
    ({ code, path }) => `${code} ${path}`,
  );

describe('what may be calculated at all', () => {
  it('an ordinary one, with the credit of the account too', () => {
    expect(codes()).toEqual([]);
    expect(codes({ items: [entrada({ tipo: 'SCC' })] })).toEqual([]);
    expect(codes({ numrec: '' })).toEqual([]);
  });
  it.each(['12A45', '0', '00', '123456789', '-5', '1,5', ' 1'])('not the receipt %j', (numrec) => {
    expect(codes({ numrec })).toEqual(['RECIBO_INVALIDO numrec']);
  });
  it.each(['CHX', 'RCO'] as const)('not an item of type %s, which comes by itself', (tipo) => {
    expect(codes({ items: [entrada({ tipo })] })).toEqual(['TIPO_NO_PERMITIDO items.0.tipo']);
  });
  it('not the same item twice, nor a negative fixed discount', () => {
    expect(codes({ items: [entrada(), entrada()] })).toEqual(['ITEM_REPETIDO items.1.id']);
    expect(codes({ descuentoFijo: { ...SIN_DESCUENTO_FIJO, importe: -1 } })).toEqual([
      'DESCUENTO_FIJO_INVALIDO descuentoFijo',
    ]);
  });
  it('not amounts whose sum would lose a centavo, wherever they are, and says so without throwing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), { minLength: 1, maxLength: 40 }),
        (importes) => {
          const items = importes.map((importe, id) => entrada({ id: id + 1, importe }));
          const exact = importes.reduce((total, importe) => total + BigInt(Math.abs(importe)), 0n);
          expect(codes({ items }).includes('IMPORTE_EXCEDIDO items')).toBe(exact > 999_999_999_999_999n);
        },
      ),
    );
  });
});

describe('the same cheque in one collection', () => {
  const cheque = (numero: string, banco: string, idelectro: string, repetido = false) => ({
    cheques: [{ numero, banco, fecha: '2026-04-04', importe: 1, iselectro: true, idelectro, repetido }],
  });
  it('is told by number and bank, zeros or not, or by its electronic id', () => {
    const of = (...items: Parameters<typeof checkChequesDistintos>[0]) =>
      checkChequesDistintos(items).map(({ code, path }) => `${code} ${path}`);
    expect(of(cheque('12', '011', 'A'), cheque('13', '011', 'B'))).toEqual([]);
    expect(of(cheque('12', '011', 'A'), cheque('0012', '011', 'B'))).toEqual([
      'CHEQUE_REPETIDO items.1.cheques.0.numero',
    ]);
    expect(of(cheque('12', '011', 'A'), cheque('12', '014', 'B'))).toEqual([]);
    expect(of(cheque('12', '011', 'A'), cheque('13', '014', 'A'))).toEqual([
      'IDELECTRO_REPETIDO items.1.cheques.0.numero',
    ]);
    expect(of(cheque('12', '011', ''), cheque('13', '011', ''))).toEqual([]);
    expect(of(cheque('12', '011', 'A'), cheque('12', '011', 'A', true))).toEqual([]);
  });
});

describe('the figures that came along', () => {
  it('have to be the calculated ones, each a problem of its own', () => {
    const calculo = calcular(EJEMPLO, CONTEXTO);
    expect(checkCifras({ impdesc: 214_500_00, saldo: 0 }, calculo)).toEqual([]);
    const found = checkCifras({ impdesc: 214_500_01, saldo: 1 }, calculo);
    expect(found.map(({ path }) => path)).toEqual(['impdesc', 'saldo']);
    expect(found.map((problem) => problemText(MENSAJES_ENVIO, problem).replaceAll('\u00a0', ' '))).toEqual([
      'El descuento $ 214.500,01 no coincide con el calculado, $ 214.500. Revise la cobranza y vuelva a guardar.',
      'El saldo $ 0,01 no coincide con el calculado, $ 0. Revise la cobranza y vuelva a guardar.',
    ]);
  });
  it('without a discount there is nothing to save it for', () => {
    expect(checkGuardar({ impdesc: 1 })).toEqual([]);
    expect(checkGuardar({ impdesc: 0 })).toMatchObject([{ code: 'GUARDAR_SIN_DESCUENTO' }]);
  });
});

describe('a Guardada whose discount moved (D3 §4, domain-facts §4.7)', () => {
  const antes = calcular(EJEMPLO, CONTEXTO);
  const conAjuste = (ajuste: number) => ({
    ...EJEMPLO,
    documentos: [...EJEMPLO.documentos, documento({ id: 3, tipo: 'AP', total: ajuste })],
    items: [item('TRF', 30_000_000), echeqs([46_550_000, '2026-04-19']), item('RIB', 2_000_000)],
  });
  it('keeps the discount that it had, which is in its term adjustment; the balance is the same', () => {
    const editada = conAjuste(21_450_000);
    const ahora = calcular(editada, CONTEXTO);
    expect(ahora).toMatchObject({ equivImp: 19_500_000, pordesc: 200_000 });
    expect(conservarDescuento(editada, ahora, antes)).toMatchObject({
      equivImp: 21_450_000,
      pordesc: 220_000,
      impdesc: 0,
      saldo: 0,
      totitems: ahora.totitems,
      totdocs: ahora.totdocs,
    });
  });
  it('what its adjustment lacks is still to be granted, shared out to the centavo', () => {
    const editada = conAjuste(21_449_950);
    const figuras = conservarDescuento(editada, calcular(editada, CONTEXTO), antes);
    expect(figuras.impdesc).toBe(50);
    expect(figuras.documentos.reduce((total, { descuento }) => total + descuento, 0)).toBe(50);
  });
});
