import { describe, expect, it } from 'vitest';
import { problemText } from '../kernel/index.ts';
import { decideAccion, decideEstadio } from './decidir.ts';
import { pedidoEnCurso, SIN_FACTURAR } from './ejemplos.ts';
import { canEditADespachar, ESTADOS_PEDIDO, type Estadio, estadoPedido, isGranel, isLineaCompleta } from './estados.ts';
import type { CodigoTransicion, DatosTransicion, PedidoEnCurso } from './guards.ts';
import { MENSAJES_TRANSICION } from './messages.ts';
import type { AccionPedido } from './transiciones.ts';

const PARCIAL = { estado: false, tiene_articulos_facturados: true } as const;

type Caso = [string, AccionPedido, Partial<PedidoEnCurso>, DatosTransicion, 'ok' | `${409 | 422} ${CodigoTransicion}`];

describe('what stops an action', () => {
  it.each<Caso>([
    ['an invoiced order is not held', 'retener', { estadio: 'N' }, {}, '409 YA_FACTURADO'],
    ['one open sheet at most', 'agregarAHoja', { estadio: 'N', enHoja: true }, {}, '409 YA_EN_HOJA'],
    [
      'a delivered order goes again only with something pending',
      'agregarAHoja',
      { estadio: 'E', pendiente: false },
      {},
      '409 SIN_PENDIENTES',
    ],
    ['a returned one goes again anyway', 'agregarAHoja', { estadio: 'R', pendiente: false }, {}, 'ok'],
    ['an invoiced order does not leave its sheet alone', 'quitarDeHoja', { estadio: 'F' }, {}, '409 YA_FACTURADO'],
    ['nor one invoiced in part', 'quitarDeHoja', { estadio: 'F', ...PARCIAL }, {}, '409 YA_FACTURADO'],
    ['but the whole sheet may go', 'eliminarHoja', { estadio: 'F' }, {}, 'ok'],
    ['while none of its orders left', 'eliminarHoja', { estadio: 'F', hojaEnMarcha: true }, {}, '409 HOJA_EN_MARCHA'],
    ['nothing pending, nothing to invoice', 'facturar', { estadio: 'N', pendiente: false }, {}, '409 SIN_PENDIENTES'],
    ['packaged is not invoiced on the road', 'facturar', { estadio: 'D' }, {}, '409 NO_ES_GRANEL'],
    ['bulk is', 'facturar', { estadio: 'D', tipo: 'GRAURE' }, {}, 'ok'],
    ['a COT is for invoiced goods', 'obtenerCot', { estadio: 'F', ...SIN_FACTURAR }, {}, '409 SIN_FACTURAR'],
    ['invoiced short can still leave', 'despachar', { estadio: 'F', ...PARCIAL }, {}, 'ok'],
    ['not by hand while a COT is due', 'despachar', { estadio: 'F', esperaCot: true }, {}, '409 ESPERA_COT'],
    [
      'packaged is delivered invoiced',
      'entregar',
      { estadio: 'F', ...SIN_FACTURAR },
      { foto: true },
      '409 SIN_FACTURAR',
    ],
    ['or in part', 'rechazar', { estadio: 'D', ...PARCIAL }, {}, 'ok'],
    ['bulk before it is', 'entregar', { estadio: 'D', tipo: 'GRALUB', ...SIN_FACTURAR }, {}, 'ok'],
    ['on a sheet with the photo', 'entregar', { estadio: 'D', enHoja: true }, {}, '422 FALTA_FOTO'],
    ['the same in part', 'entregarParcial', { estadio: 'D', enHoja: true }, { foto: false }, '422 FALTA_FOTO'],
    ['with it', 'entregarParcial', { estadio: 'D', enHoja: true }, { foto: true }, 'ok'],
    ['rejecting and returning need none', 'retornar', { estadio: 'D', enHoja: true }, {}, 'ok'],
    ['a free order is delivered without', 'entregar', { estadio: 'N' }, {}, 'ok'],
    ['but invoiced', 'entregar', { estadio: 'N', ...SIN_FACTURAR }, {}, '409 SIN_FACTURAR'],
    ['and free', 'entregar', { estadio: 'N', enHoja: true }, {}, '409 YA_EN_HOJA'],
    [
      'what a sheet delivered is not cancelled',
      'cancelarEntrega',
      { estadio: 'E', resultadoEnHoja: true },
      {},
      '409 RESULTADO_EN_HOJA',
    ],
    [
      'it is corrected, with a reason',
      'corregir',
      { estadio: 'E', resultadoEnHoja: true },
      { motivo: '  ' },
      '422 FALTA_MOTIVO',
    ],
    ['a given one', 'corregir', { estadio: 'E', resultadoEnHoja: true }, { motivo: 'Foto de otro remito' }, 'ok'],
    ['and only there', 'corregir', { estadio: 'E' }, { motivo: 'x' }, '409 RESULTADO_SIN_HOJA'],
  ])('%s', (_name, accion, facts, datos, expected) => {
    const decision = decideAccion(pedidoEnCurso(facts), accion, 'A', datos);
    expect(decision.permitida ? 'ok' : `${decision.status} ${decision.problema.code}`).toBe(expected);
  });
});

describe('the refusal', () => {
  const says = (decision: ReturnType<typeof decideEstadio>) =>
    decision.permitida ? '' : problemText(MENSAJES_TRANSICION, decision.problema);

  it('names both stages', () => {
    expect(says(decideEstadio(pedidoEnCurso({ estadio: 'C' }), 'N', 'A'))).toBe(
      'El pedido está Cerrado y no puede pasar a Nuevo.',
    );
    expect(says(decideEstadio(pedidoEnCurso({ estadio: 'F', ...SIN_FACTURAR }), 'D', 'A'))).toBe(
      'El pedido está En Facturación y no puede pasar a En Distribución: falta facturarlo.',
    );
    expect(says(decideEstadio(pedidoEnCurso({ estadio: 'F' }), 'C', 'A'))).toBe(
      'El pedido está Facturado y no puede pasar a Cerrado.',
    );
    expect(says(decideEstadio(pedidoEnCurso({ estadio: 'N' }), 'C', 'V'))).toBe(
      'Su rol no puede pasar un pedido de Facturado a Cerrado.',
    );
  });

  it('of an act without a stage says where the order is', () => {
    expect(says(decideAccion(pedidoEnCurso({ estadio: 'C' }), 'facturar', 'A'))).toBe(
      'El pedido está Cerrado y no admite esa acción.',
    );
  });

  it('has a sentence for each reason', () => {
    for (const message of Object.values(MENSAJES_TRANSICION))
      expect(message({ desde: 'Nuevo', hasta: 'Cerrado' })).toMatch(/^[A-ZÁÉÍÓÚ].+[^ ]$/);
  });
});

describe('word and hue', () => {
  it.each<[Estadio, boolean, string, string]>([
    ['N', false, 'Nuevo', 'gris'],
    ['N', true, 'Facturado', 'naranja'],
    ['I', false, 'Ingresado', 'contorno'],
    ['F', false, 'En Facturación', 'amarillo'],
    ['F', true, 'Facturado', 'naranja'],
    ['D', true, 'En Distribución', 'teal'],
    ['E', true, 'Entregado', 'verde'],
    ['P', true, 'Entregado Parcial', 'rojo'],
    ['R', true, 'Retornado', 'negro'],
    ['H', true, 'Rechazado', 'granate'],
    ['C', true, 'Cerrado', 'contorno'],
  ])('%s with estado %s is %s', (estadio, estado, palabra, tono) => {
    expect(ESTADOS_PEDIDO[estadoPedido({ estadio, estado })]).toEqual({ palabra, tono });
  });

  it('quantities to dispatch: N, or F while it is not invoiced (D2 §4)', () => {
    const open = (estadio: Estadio, estado: boolean) => canEditADespachar({ estadio, estado });
    expect([open('N', false), open('N', true), open('F', false), open('F', true)]).toEqual([true, true, true, false]);
    expect((['I', 'D', 'E', 'P', 'R', 'H', 'C'] as const).map((estadio) => open(estadio, false))).not.toContain(true);
  });

  it('bulk types and complete lines', () => {
    expect(['ENV', 'GRAURE', 'GRALUB', 'GRAREF'].map(isGranel)).toEqual([false, true, true, true]);
    expect([isLineaCompleta({ pendfac: 0 }), isLineaCompleta({ pendfac: 0.001 })]).toEqual([true, false]);
  });
});
