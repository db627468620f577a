import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { problemText, ROLES } from '../kernel/index.ts';
import { avisoValor, type ContextoValores, checkValor, checkValoresPrepago } from './checks.ts';
import { cheque, itemDeCobranzaEntrada } from './contract.ts';
import { valor } from './ejemplos.ts';
import { MENSAJES_VALORES, TEXTOS_AVISO_VALOR } from './messages.ts';
import { allowsInPrepago, CODIGOS_VALOR, TIPOS_VALOR, tiposParaCobranza, tiposParaPrepago } from './tipos.ts';
import { normalizeImporte, normalizeValor, totalValores, type Valor } from './valor.ts';

const contexto: ContextoValores = { rol: 'V', fechaRecibo: '2026-11-20', saldoCuentaCorriente: 300_000 };
const says = (changes: Partial<Valor>) =>
  checkValor(valor(changes), contexto).map((problem) =>
    problemText(MENSAJES_VALORES, problem).replaceAll('\u00a0', ' '),
  );
const CUENTA = { numero: '4471', cuenta: 1 };

describe('an item', () => {
  it('that is right has no problem, in every type', () => {
    const cheque = {
      numero: '12345678',
      banco: '011',
      fecha: '2026-11-25',
      importe: 5,
      iselectro: true,
      idelectro: 'X',
    };
    for (const tipo of CODIGOS_VALOR) {
      const { conCheques, conJurisdiccion } = TIPOS_VALOR[tipo];
      const item = valor({
        tipo,
        transferencia: CUENTA,
        cheques: conCheques ? [cheque] : [],
        jurisdiccion: conJurisdiccion ? 902 : null,
      });
      expect(checkValor(item, contexto), tipo).toEqual([]);
    }
  });

  it('has an amount, a legend and a date', () => {
    expect(says({ importe: 0 })).toEqual(['Debe ingresar un importe mayor a cero']);
    expect(says({ importe: -5 })).toEqual(['Debe ingresar un importe mayor a cero']);
    expect(says({ leyenda: '  ' })).toEqual(['Debe ingresar una leyenda']);
    expect(says({ fecha: null })).toEqual(['Debe ingresar una fecha']);
  });

  it('is not dated before the receipt, but for TRF and AEF', () => {
    const ayer = { fecha: '2026-11-19' };
    expect(says(ayer)).toEqual([expect.stringContaining('no puede ser menor a fecha recibo')]);
    expect(says({ fecha: '2026-11-20' })).toEqual([]);
    expect(says({ ...ayer, tipo: 'TRF', transferencia: CUENTA })).toEqual([]);
    expect(says({ ...ayer, tipo: 'AEF' })).toEqual([]);
    expect(says({ ...ayer, tipo: 'RGA' })).toHaveLength(1);
  });

  it('names its account or its jurisdiction', () => {
    expect(says({ tipo: 'TRF' })).toEqual(['Debe seleccionar una cuenta bancaria']);
    expect(says({ tipo: 'RIB' })).toEqual(['Debe seleccionar una jurisdicción']);
    expect(says({ tipo: 'TRP' })).toEqual([]);
  });

  it('of the account’s credit stays within it, to the centavo', () => {
    expect(says({ tipo: 'SCC', importe: 300_000 })).toEqual([]);
    expect(says({ tipo: 'SCC', importe: 300_001 })).toEqual([
      'El importe no puede superar el saldo de la cuenta corriente ($ 3.000)',
    ]);
    const debe = checkValor(valor({ tipo: 'SCC', importe: 1 }), { ...contexto, saldoCuentaCorriente: -500 });
    expect(debe).toMatchObject([{ code: 'SALDO_EXCEDIDO', params: { saldo: 0 } }]);
  });

  it('of cheques: number, bank, day, amount, electronic id, none twice', () => {
    const cheque = { numero: '0', banco: '', fecha: null, importe: 0, iselectro: true, idelectro: '' };
    expect(
      checkValor(valor({ tipo: 'CHE', cheques: [cheque] }), contexto).map(({ code, path }) => `${path}: ${code}`),
    ).toEqual([
      'cheques.0.numero: CHEQUE_NUMERO',
      'cheques.0.banco: BANCO_REQUERIDO',
      'cheques.0.fecha: FECHA_REQUERIDA',
      'cheques.0.importe: IMPORTE_REQUERIDO',
      'cheques.0.idelectro: IDELECTRO_REQUERIDO',
    ]);
    expect(says({ tipo: 'CHF' })).toEqual(['Debe ingresar al menos un cheque']);
    const good = { numero: '7', banco: '011', fecha: '2026-11-25', importe: 5, iselectro: false, idelectro: '' };
    expect(says({ tipo: 'CHF', cheques: [good, good] })).toEqual([
      'El cheque 7 ya fue ingresado anteriormente, verifique el número o márquelo como repetido.',
    ]);
    expect(says({ tipo: 'CHF', cheques: [good, { ...good, banco: '014' }] })).toEqual([]);
  });
});

describe('the items of a prepaid quotation', () => {
  it('are transfers, withholdings and credit; A adds cheques and cash credits', () => {
    expect(tiposParaPrepago('V')).toEqual(['TRF', 'TRP', 'RSS', 'RIV', 'RGA', 'RIB']);
    expect(tiposParaPrepago('A')).toEqual(['CHF', 'CHE', 'TRF', 'TRP', 'AEF', 'RSS', 'RIV', 'RGA', 'RIB']);
    for (const rol of ROLES) {
      expect(allowsInPrepago('SCC', rol)).toBe(true);
      expect(allowsInPrepago('EFE', rol)).toBe(false);
    }
  });

  it('point at the one that is wrong', () => {
    const items = [valor(), valor({ id: 2, tipo: 'EFE' }), valor({ id: 1, importe: 0 })];
    expect(checkValoresPrepago(items, contexto).map(({ code, path }) => `${path}: ${code}`)).toEqual([
      'itemsDeCobranza.1.tipo: TIPO_NO_PERMITIDO',
      'itemsDeCobranza.2.id: ITEM_REPETIDO',
      'itemsDeCobranza.2.importe: IMPORTE_REQUERIDO',
    ]);
  });

  it('use the credit of the account once', () => {
    const scc = valor({ tipo: 'SCC', importe: 1 });
    expect(
      checkValoresPrepago([scc, { ...scc, id: 2 }], contexto).map((p) => problemText(MENSAJES_VALORES, p)),
    ).toEqual(['Ya existe un ítem de tipo Saldo en Cuenta Corriente.']);
  });
});

describe('what is shown under an item', () => {
  const text = (changes: Parameters<typeof avisoValor>[0], operacion: 'CREATE' | 'EDIT' | 'VIEW') => {
    const aviso = avisoValor(changes, contexto, operacion);
    return aviso && TEXTOS_AVISO_VALOR[aviso]('no llegó');
  };
  it('a provisional transfer has to be replaced, once it was created', () => {
    expect(text(valor(), 'CREATE')).toBeNull();
    for (const operacion of ['EDIT', 'VIEW'] as const)
      expect(text(valor(), operacion)).toBe('Este ítem debe ser reemplazado por una transferencia definitiva.');
  });
  it('a rejected one says why; an incomplete one that it is', () => {
    expect(text({ ...valor(), rechazado: true }, 'VIEW')).toBe('Ítem rechazado: no llegó');
    expect(text(valor({ leyenda: '' }), 'CREATE')).toBe('Este ítem tiene campos sin completar');
  });
});

describe('normalizing', () => {
  it('an amount that is none becomes zero', () => {
    expect([null, 0, -1, 1.5, Number.NaN, 100].map((importe) => normalizeImporte(importe))).toEqual([
      0, 0, 0, 0, 0, 100,
    ]);
  });

  it('an item of cheques is worth what they are; what a type has no use for is dropped', () => {
    const cheque = { numero: '7', banco: '011', fecha: '25/11/2026', importe: 10.5 };
    const read = itemDeCobranzaEntrada.parse({
      id: 5,
      tipo: 'CHF',
      importe: 999,
      fecha: '25/11/2026',
      cheques: [cheque, cheque],
      jurisdiccion: 902,
      transferencia: { numero: '1', cuenta: 1 },
    });
    expect(normalizeValor(read)).toMatchObject({
      importe: 2100,
      fecha: null,
      jurisdiccion: null,
      transferencia: { cuenta: null },
    });
  });

  it('never makes a total below zero', () => {
    const importes = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }));
    fc.assert(
      fc.property(importes, (amounts) => {
        expect(totalValores(amounts.map((importe) => ({ importe: normalizeImporte(importe) })))).toBeGreaterThanOrEqual(
          0,
        );
      }),
    );
  });
});

describe('what an item of a collection may be (D3 §5.10)', () => {
  it('anything that people choose, until a prepaid invoice is among the documents', () => {
    expect(tiposParaCobranza(false, 'V')).toEqual(CODIGOS_VALOR.filter((tipo) => TIPOS_VALOR[tipo].seleccionable));
    expect(tiposParaCobranza(true, 'V')).toEqual(['TRF', 'TRP', 'RSS', 'RIV', 'RGA', 'RIB']);
    expect(tiposParaCobranza(true, 'A')).toEqual(tiposParaCobranza(false, 'V'));
  });
});

it('a cheque that was said to be a repeated one may have the number of another', () => {
  const cheque = { numero: '77', banco: '011', fecha: '2026-11-25', importe: 5, iselectro: false, idelectro: '' };
  const twice = [cheque, { ...cheque, repetido: false }];
  expect(says({ tipo: 'CHF', cheques: twice })).toEqual([
    'El cheque 77 ya fue ingresado anteriormente, verifique el número o márquelo como repetido.',
  ]);
  expect(says({ tipo: 'CHF', cheques: [cheque, { ...cheque, repetido: true }] })).toEqual([]);
});

it('a cheque names its bank by id, or as the bank itself (D3 §3); it travels as its id', () => {
  const sent = { numero: '12', fecha: '20/11/2026', importe: 10, iselectro: false };
  const bank = { id: '011', description: 'Nación' };
  expect(cheque.parse({ ...sent, banco: bank }).banco).toBe('011');
  expect(cheque.parse({ ...sent, banco: '011' }).banco).toBe('011');
  expect(z.encode(cheque, cheque.parse({ ...sent, banco: bank })).banco).toBe('011');
  for (const banco of [{ description: 'Nación' }, { id: 11 }, 11, null])
    expect(cheque.safeParse({ ...sent, banco }).success).toBe(false);
});
