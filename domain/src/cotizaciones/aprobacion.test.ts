import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemText } from '../kernel/index.ts';
import {
  type Aprobacion,
  applyRecepcion,
  aprobacionTrasEditar,
  banderasDeItems,
  decidirAprobacion,
  decidirRecepcion,
  estadosManuales,
  type ItemPrepago,
  type PrepagoEnCurso,
} from './aprobacion.ts';
import { ESTADOS_COTIZACION, estadoCotizacion } from './estados.ts';
import { MENSAJES_APROBACION } from './messages.ts';

const HOY = '2026-11-20';
const TOTAL = 1_000;
const item = (changes: Partial<ItemPrepago> = {}): ItemPrepago => ({
  id: 1,
  tipo: 'TRF',
  importe: TOTAL,
  recibido: false,
  rechazado: false,
  ...changes,
});
const enCurso = (
  aprob_coti: Aprobacion,
  items: ItemPrepago[],
  changes: Partial<PrepagoEnCurso> = {},
): PrepagoEnCurso => ({
  isPrepago: true,
  estado: false,
  vencida: false,
  vence: '2026-11-27',
  pedidoref: null,
  aprob_coti,
  items,
  ...banderasDeItems(aprob_coti, items, TOTAL),
  ...changes,
});
const palabra = (aprob_coti: Aprobacion, ...items: ItemPrepago[]) =>
  ESTADOS_COTIZACION[estadoCotizacion(enCurso(aprob_coti, items))].palabra;

describe('the six states from the items (D2 §4)', () => {
  it.each<[Aprobacion, ItemPrepago[], string]>([
    ['', [item()], 'Nueva'],
    ['R', [item()], 'Rechazada'],
    ['A', [item({ tipo: 'TRP' })], 'Items Faltantes'],
    ['A', [item({ importe: TOTAL - 11 })], 'Items Faltantes'],
    ['A', [item({ importe: TOTAL - 10 })], 'Esperando Transferencias'],
    ['A', [item(), item({ id: 2, tipo: 'TRP' })], 'Items Faltantes'],
    ['A', [item({ recibido: true }), item({ id: 2 })], 'Esperando Transferencias'],
    ['A', [item({ recibido: true }), item({ id: 2, recibido: true })], 'Aprobada'],
    ['A', [item({ recibido: true }), item({ id: 2, rechazado: true })], 'Rechazada'],
    // Without transfers the administrator's approval is enough.
    ['A', [item({ tipo: 'SCC' })], 'Aprobada'],
    ['A', [item({ tipo: 'RIB' })], 'Aprobada'],
    ['', [item({ tipo: 'SCC' })], 'Nueva'],
  ])('%s with %j is %s', (aprobacion, items, expected) => {
    expect(palabra(aprobacion, ...items)).toBe(expected);
  });
});

describe('the administrator’s word', () => {
  const decide = (cotizacion: PrepagoEnCurso, accion: Aprobacion, manual = false) => {
    const found = decidirAprobacion(cotizacion, accion, HOY, { manual });
    return found === null || found === 'igual' ? found : problemText(MENSAJES_APROBACION, found);
  };
  const nueva = enCurso('', [item()]);
  const esperando = enCurso('A', [item()]);
  const rechazada = enCurso('R', [item()]);

  it('takes a new one to approved or rejected, and an approved one back', () => {
    expect([decide(nueva, 'A'), decide(nueva, 'R'), decide(esperando, '')]).toEqual([null, null, null]);
    expect(decide(enCurso('A', [item({ tipo: 'TRP' })]), '')).toBeNull();
  });
  it('said twice is the same', () => {
    expect([decide(nueva, ''), decide(esperando, 'A'), decide(rechazada, 'R')]).toEqual(['igual', 'igual', 'igual']);
  });
  it('a rejection is final, but for a manual change of status', () => {
    expect(decide(rechazada, '')).toBe('La cotización está en Rechazada: no se puede volver a Nueva');
    expect(decide(rechazada, 'A')).toContain('Rechazada');
    expect(decide(rechazada, '', true)).toBeNull();
    expect(decide(esperando, 'R')).toBe('La cotización está en Esperando Transferencias: no se puede rechazar');
    expect(decide(esperando, 'R', true)).toBeNull();
  });
  it('nothing is undone once there is an order, or money was received', () => {
    const conPedido = enCurso('A', [item({ recibido: true })], { pedidoref: 12 });
    expect(decide(conPedido, '')).toBe('La cotización ya generó el pedido 12: no se puede cambiar');
    const parcial = enCurso('A', [item({ recibido: true }), item({ id: 2 })]);
    expect(decide(parcial, '')).toContain('primero cancelá su recepción');
    expect(decide(enCurso('A', [item({ rechazado: true })]), '', true)).toContain('primero cancelá el rechazo');
  });
  it('an expired one is not approved any more, and can be rejected', () => {
    const vencida = enCurso('', [item()], { vence: '2026-11-19' });
    expect(decide(vencida, 'A')).toBe('La cotización venció el 19/11/2026: no se puede aprobar');
    expect(decide(vencida, 'R')).toBeNull();
  });
  it('is for prepaid ones', () => {
    expect(decide(enCurso('', [], { isPrepago: false }), 'A')).toBe('La cotización no es prepago');
  });
  it('the manual change offers what is possible', () => {
    expect(estadosManuales(nueva, HOY)).toEqual(['A', 'R']);
    expect(estadosManuales(esperando, HOY)).toEqual(['', 'R']);
    expect(estadosManuales(rechazada, HOY)).toEqual(['']);
  });
  it('after an edit: asked again when what is sold changed, kept when only money and address did', () => {
    expect(aprobacionTrasEditar('A', { cambiaVenta: true, esAdmin: false })).toBe('');
    expect(aprobacionTrasEditar('A', { cambiaVenta: true, esAdmin: true })).toBe('A');
    expect(aprobacionTrasEditar('A', { cambiaVenta: false, esAdmin: false })).toBe('A');
    expect(aprobacionTrasEditar('R', { cambiaVenta: false, esAdmin: true })).toBe('');
    expect(aprobacionTrasEditar('', { cambiaVenta: true, esAdmin: false })).toBe('');
  });
});

describe('receiving a transfer', () => {
  const decide = (cotizacion: PrepagoEnCurso, accion: Aprobacion, motivo = '', id = 1) => {
    const found = decidirRecepcion(cotizacion, id, accion, motivo);
    return found === null || found === 'igual' ? found : found.code;
  };
  const aprobada = (changes: Partial<ItemPrepago>) => enCurso('A', [item(changes)]);
  it.each<[Partial<ItemPrepago>, Aprobacion, string, string | null]>([
    [{}, 'A', '', null],
    [{}, 'R', 'no llegó', null],
    [{}, 'R', '', 'FALTA_MOTIVO'],
    [{}, '', '', 'igual'],
    [{ recibido: true }, 'A', '', 'igual'],
    [{ recibido: true }, '', '', null],
    [{ recibido: true }, 'R', 'x', 'ITEM_YA_RECIBIDO'],
    [{ rechazado: true }, 'A', '', 'ITEM_RECHAZADO'],
    [{ rechazado: true }, 'R', 'x', 'igual'],
    [{ rechazado: true }, '', '', null],
    [{ tipo: 'TRP' }, 'A', '', 'ITEM_SIN_RECEPCION'],
    [{ tipo: 'RIB' }, 'A', '', 'ITEM_SIN_RECEPCION'],
  ])('%j, action %j, reason %j: %s', (changes, accion, motivo, expected) => {
    expect(decide(aprobada(changes), accion, motivo)).toBe(expected);
  });
  it('only of an approved quotation, of one of its items, before its order', () => {
    expect(decide(enCurso('', [item()]), 'A')).toBe('SIN_APROBAR');
    expect(decide(aprobada({}), 'A', '', 9)).toBe('ITEM_INEXISTENTE');
    expect(decide(enCurso('A', [item({ recibido: true })], { pedidoref: 1 }), '')).toBe('YA_TIENE_PEDIDO');
  });
});

it('whatever is said in whatever order, an order comes only of approved money that reaches the total', () => {
  const actions = fc.array(fc.tuple(fc.constantFrom<Aprobacion>('', 'A', 'R'), fc.constantFrom(0, 1, 2)), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(actions, (steps) => {
      let aprob: Aprobacion = '';
      let items = [item({ importe: 600 }), item({ id: 2, importe: 400 })];
      for (const [accion, target] of steps) {
        const now = enCurso(aprob, items);
        if (now.aprob_tran) break;
        if (target === 0) {
          if (decidirAprobacion(now, accion, HOY, { manual: true }) === null) aprob = accion;
        } else if (decidirRecepcion(now, target, accion, 'motivo') === null)
          items = items.map((each) => (each.id === target ? applyRecepcion(each, accion) : each));
        const { aprob_tran, recha_tran } = enCurso(aprob, items);
        expect(aprob_tran).toBe(aprob === 'A' && items.every(({ recibido }) => recibido));
        expect(recha_tran).toBe(items.some(({ rechazado }) => rechazado));
        // Nobody gets stuck: an approval stands wherever a transfer was looked at.
        if (items.some(({ recibido, rechazado }) => recibido || rechazado)) expect(aprob).toBe('A');
      }
    }),
  );
});
