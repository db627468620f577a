import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ESTADOS_COBRANZA, type EstadoCobranza } from '../cobranzas/index.ts';
import {
  accionDe,
  decidirRecepcionValor,
  leerIdRecepcion,
  type PedidoRecepcion,
  type ValorEnRecepcion,
} from './decidir.ts';

const VALOR: ValorEnRecepcion = {
  status: 'P',
  recibido: false,
  rechazado: false,
  importe: 1_000,
  fecha: '2026-11-20',
};
const said = (accion: PedidoRecepcion['accion'], motivo = '', rest: Partial<PedidoRecepcion> = {}) => ({
  accion,
  motivo,
  ...rest,
});
const decide = (changes: Partial<ValorEnRecepcion>, pedido: PedidoRecepcion) => {
  const found = decidirRecepcionValor({ ...VALOR, ...changes }, pedido);
  return typeof found === 'string' ? found : found.code;
};

describe('an administrator’s word on a value (D3 §4)', () => {
  it.each<[string, Partial<ValorEnRecepcion>, PedidoRecepcion, string]>([
    ['confirms what waits', {}, said('confirmar'), 'cambia'],
    ['with another amount', {}, said('confirmar', '', { importe: 900 }), 'cambia'],
    ['never with none', {}, said('confirmar', '', { importe: 0 }), 'IMPORTE_REQUERIDO'],
    ['twice the same', { recibido: true }, said('confirmar', '', { importe: 1_000 }), 'igual'],
    ['twice, with another amount', { recibido: true }, said('confirmar', '', { importe: 900 }), 'VALOR_YA_CONFIRMADO'],
    [
      'twice, with another day',
      { recibido: true },
      said('confirmar', '', { fecha: '2026-11-21' }),
      'VALOR_YA_CONFIRMADO',
    ],
    ['confirms no rejected one', { rechazado: true }, said('confirmar'), 'VALOR_RECHAZADO'],
    ['takes a confirmation back', { recibido: true }, said('cancelar'), 'cambia'],
    ['takes a rejection back', { rechazado: true }, said('cancelar'), 'cambia'],
    ['takes back what nobody said', {}, said('cancelar'), 'igual'],
    ['rejects with a reason', {}, said('rechazar', 'no llegó'), 'cambia'],
    ['rejects with none', {}, said('rechazar', '  '), 'FALTA_MOTIVO'],
    ['rejects twice', { rechazado: true }, said('rechazar'), 'igual'],
    ['rejects no confirmed one', { recibido: true }, said('rechazar', 'x'), 'VALOR_RECIBIDO'],
    ['says nothing of a settled one', { status: 'S', recibido: true }, said('cancelar'), 'COBRANZA_RENDIDA'],
    ['nor rejects of it', { status: 'S', recibido: true }, said('rechazar', 'x'), 'COBRANZA_RENDIDA'],
    ['gives back what was posted', { status: 'I', recibido: true }, said('rechazar', 'sin fondos'), 'devuelve'],
    ['once', { status: 'I', rechazado: true }, said('rechazar', 'sin fondos'), 'igual'],
    ['with a reason', { status: 'I', recibido: true }, said('rechazar'), 'FALTA_MOTIVO'],
    ['takes nothing posted back', { status: 'I', recibido: true }, said('cancelar'), 'COBRANZA_INGRESADA'],
  ])('%s', (_, changes, pedido, expected) => {
    expect(decide(changes, pedido)).toBe(expected);
  });
  it('a cancellation that sends the rejected item along is a cancellation', () => {
    expect(accionDe({ anular: true, rechazado: true })).toBe('cancelar');
    expect(accionDe({ anular: false, rechazado: true })).toBe('rechazar');
    expect(accionDe({ anular: false, rechazado: false })).toBe('confirmar');
  });
  it('whatever was done, done again at once it changes nothing', () => {
    const status = fc.constantFrom<EstadoCobranza>(...ESTADOS_COBRANZA.filter((one) => one !== 'S'));
    const flags = fc.constantFrom({ recibido: false, rechazado: false }, { recibido: true, rechazado: false });
    const accion = fc.constantFrom('confirmar', 'cancelar', 'rechazar');
    fc.assert(
      fc.property(status, flags, accion, (state, flag, word) => {
        const valor = { ...VALOR, ...flag, status: state };
        const decision = decidirRecepcionValor(valor, said(word, 'motivo'));
        if (decision !== 'cambia' && decision !== 'devuelve') return;
        const after = { ...valor, recibido: word === 'confirmar', rechazado: word === 'rechazar' };
        expect(decidirRecepcionValor(after, said(word, 'motivo'))).toBe('igual');
      }),
    );
  });
});

it('the id of a row says where it comes from', () => {
  expect(leerIdRecepcion('C12')).toEqual({ fuente: 'cheque', id: 12 });
  expect(leerIdRecepcion('I7')).toEqual({ fuente: 'item', id: 7 });
  expect(leerIdRecepcion('P7')).toEqual({ fuente: 'prepago', id: 7 });
  for (const text of ['', '12', 'X1', 'C0', 'C-1', 'C1.5', 'C99999999999', 'I1 OR 1=1']) {
    expect(leerIdRecepcion(text)).toBeNull();
  }
});
