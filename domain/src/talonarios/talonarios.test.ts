import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemText } from '../kernel/index.ts';
import { cambiarTalonario, checkCambioTalonario } from './cambios.ts';
import { codigoArca, codigoImpreso, numeroImpreso } from './comprobantes.ts';
import { MENSAJES_TALONARIO } from './messages.ts';
import { parseNumeroBuscado } from './numero.ts';
import {
  AVISO_DIAS_CAI,
  AVISO_NUMEROS_LIBRES,
  avisosTalonario,
  problemaTalonario,
  type Talonario,
} from './talonario.ts';

const HOY = '2026-11-20';
const pad = (changes: Partial<Talonario> = {}): Talonario => ({
  id: 4,
  comprobante: 'remito',
  letra: 'R',
  puntoVenta: 4,
  desde: 1,
  hasta: 1_000,
  proximo: 500,
  cai: '52467890123456',
  caiVence: '2027-05-31',
  activo: true,
  ...changes,
});
const text = (changes: Partial<Talonario>, cuantos?: number) => {
  const found = problemaTalonario(pad(changes), 'remito', HOY, cuantos);
  return found && problemText(MENSAJES_TALONARIO, found);
};
const warnings = (changes: Partial<Talonario>) =>
  avisosTalonario(pad(changes), HOY).map((found) => problemText(MENSAJES_TALONARIO, found));

describe('a pad gives its next number', () => {
  it('while it has one, is active, of the document, and its CAI holds, the last day included', () => {
    expect(text({})).toBeNull();
    expect(text({ proximo: 1_000 })).toBeNull();
    expect(text({ caiVence: HOY })).toBeNull();
    expect(text({ cai: null, caiVence: null })).toBeNull();
  });

  it.each<[Partial<Talonario>, string]>([
    [
      { proximo: 1_001 },
      'El talonario 4 (letra R) se agotó en el número 1000. Pedile al administrador que amplíe su rango.',
    ],
    [
      { caiVence: '2026-11-19' },
      'El CAI del talonario 4 venció el 19/11/2026. Pedile al administrador que cargue el nuevo.',
    ],
    [{ activo: false }, 'El talonario 4 (letra R) no está activo. Pedile al administrador que lo active.'],
    [{ comprobante: 'recibo' }, 'El talonario 4 (letra R) es de otro comprobante.'],
  ])('%j: %s', (changes, sentence) => {
    expect(text(changes)).toBe(sentence);
  });

  it('asked for several, says how many are left', () => {
    expect(text({ proximo: 999 }, 2)).toBeNull();
    expect(text({ proximo: 1_000 }, 2)).toBe('El talonario 4 (letra R) solo tiene 1 número libre.');
  });
});

describe('it warns in time', () => {
  it('of few numbers and few days', () => {
    expect(warnings({})).toEqual([]);
    expect(warnings({ proximo: 1_000 })).toEqual(['El talonario 4 (letra R): queda 1 número.']);
    expect(warnings({ proximo: 1_000 - AVISO_NUMEROS_LIBRES + 1 })).toEqual([
      'El talonario 4 (letra R): quedan 200 números.',
    ]);
    expect(warnings({ proximo: 1_000 - AVISO_NUMEROS_LIBRES })).toEqual([]);
    expect(warnings({ caiVence: '2026-11-21' })).toEqual(['El CAI del talonario 4 vence en 1 día.']);
    expect(warnings({ caiVence: HOY })).toEqual(['El CAI del talonario 4 vence hoy.']);
    expect(warnings({ caiVence: '2026-12-05' })).toEqual([`El CAI del talonario 4 vence en ${AVISO_DIAS_CAI} días.`]);
    expect(warnings({ caiVence: '2026-12-06' })).toEqual([]);
  });

  it('not once it is too late: that is no warning', () => {
    expect(warnings({ proximo: 1_001, caiVence: '2026-11-01' })).toEqual([]);
  });
});

it('ARCA codes and printed numbers (domain-facts §2.1)', () => {
  expect(codigoImpreso('factura', 'A')).toBe('01');
  expect(codigoImpreso('factura', 'B')).toBe('06');
  expect(codigoImpreso('notaCredito', 'A')).toBe('03');
  expect(codigoImpreso('notaCredito', 'B')).toBe('08');
  expect(codigoImpreso('remito', 'R')).toBe('91');
  expect([codigoArca('factura', 'E'), codigoArca('factura', 'R'), codigoImpreso('factura', 'R')]).toEqual([
    19,
    null,
    '',
  ]);
  expect(numeroImpreso({ puntoVenta: 4, numero: 12_345 })).toBe('0004-00012345');
});

describe('a number as somebody types it', () => {
  it.each([
    ['A 0004-00012345', { letra: 'A', puntoVenta: 4, numero: '12345', exacto: true }],
    ['a000400012345', { letra: 'A', puntoVenta: 4, numero: '12345', exacto: true }],
    ['4-12345', { letra: null, puntoVenta: 4, numero: '12345', exacto: true }],
    ['12345', { letra: null, puntoVenta: null, numero: '12345', exacto: false }],
    [' 00012345 ', { letra: null, puntoVenta: null, numero: '12345', exacto: false }],
    ['0', { letra: null, puntoVenta: null, numero: '0', exacto: false }],
    ['LUBRICENTRO', null],
    ['', null],
    ['123456789', null],
  ])('%j', (typed, expected) => {
    expect(parseNumeroBuscado(typed)).toEqual(expected);
  });

  it('reads back what is printed', () => {
    const number = fc.record({
      puntoVenta: fc.integer({ min: 1, max: 9_999 }),
      numero: fc.integer({ min: 0, max: 99_999_999 }),
    });
    fc.assert(
      fc.property(number, fc.constantFrom('A', 'B', 'R'), (documento, letra) => {
        expect(parseNumeroBuscado(`${letra} ${numeroImpreso(documento)}`)).toEqual({
          letra,
          puntoVenta: documento.puntoVenta,
          numero: String(documento.numero),
          exacto: true,
        });
      }),
    );
  });
});

describe('an administrator sets a pad', () => {
  const codes = (changes: Partial<Talonario>, cambio: Parameters<typeof checkCambioTalonario>[1]) =>
    checkCambioTalonario(pad(changes), cambio, HOY).map(({ code }) => code);

  it('a used one gets a longer range and a new CAI, never another beginning', () => {
    const renewed = { hasta: 2_000, cai: '52467890123457', caiVence: '2027-11-30' };
    expect(codes({ proximo: 1_001 }, renewed)).toEqual([]);
    expect(cambiarTalonario(pad({ proximo: 1_001 }), renewed)).toMatchObject({
      desde: 1,
      proximo: 1_001,
      hasta: 2_000,
    });
    expect(codes({}, { hasta: 499 })).toEqual([]);
    expect(codes({}, { hasta: 498 })).toEqual(['RANGO_MENOR']);
    expect(codes({}, { puntoVenta: 5 })).toEqual(['TALONARIO_USADO']);
    expect(codes({}, { desde: 600 })).toEqual(['TALONARIO_USADO']);
  });

  it('one that was never used begins where it is told', () => {
    const unused = { desde: 1, proximo: 1 };
    expect(codes(unused, { puntoVenta: 12, desde: 301 })).toEqual([]);
    expect(cambiarTalonario(pad(unused), { puntoVenta: 12, desde: 301 })).toMatchObject({
      puntoVenta: 12,
      desde: 301,
      proximo: 301,
    });
    expect(codes(unused, { desde: 1_001 })).toEqual(['RANGO_MENOR']);
  });

  it('a CAI has 14 digits, comes with its expiry, and holds', () => {
    expect(codes({}, { cai: '123', caiVence: '2027-01-01' })).toEqual(['CAI_INVALIDO']);
    expect(codes({}, { cai: '52467890123457' })).toEqual(['CAI_SIN_VENCIMIENTO']);
    expect(codes({}, { caiVence: '2027-01-01' })).toEqual(['CAI_SIN_VENCIMIENTO']);
    expect(codes({}, { cai: '52467890123457', caiVence: '2026-11-19' })).toEqual(['CAI_NO_VIGENTE']);
  });
});
