import { describe, expect, it } from 'vitest';
import { ROLES } from '../kernel/index.ts';
import { accionesPosibles, decideAccion, decideEstadio } from './decidir.ts';
import { pedidoEnCurso, SIN_FACTURAR } from './ejemplos.ts';
import { ESTADIOS, type Estadio } from './estados.ts';
import type { PedidoEnCurso } from './guards.ts';
import { type AccionPedido, TRANSICIONES_PEDIDO } from './transiciones.ts';

/** Photo and reason at hand: only state, action and role decide. */
const DATOS = { foto: true, motivo: 'Error de carga' };

/** Written by hand from domain-facts §4.2: for each action its cells 'from>to roles', with the facts that let it through. */
const TABLA: Readonly<Record<AccionPedido, { facts?: Partial<PedidoEnCurso>; cells: string }>> = {
  guardar: { cells: '' },
  retener: { facts: SIN_FACTURAR, cells: 'N>I AO' },
  liberar: { cells: 'I>N AO' },
  anular: { cells: 'I>C AO' },
  agregarAHoja: { cells: 'N>F AODL, R>F AODL, E>F AODL, P>F AODL' },
  quitarDeHoja: { facts: SIN_FACTURAR, cells: 'F>N AODL' },
  eliminarHoja: { cells: 'F>N AOD' },
  facturar: { facts: { tipo: 'GRALUB' }, cells: 'N>N AO, F>F AO, D>D AO, E>E AO, P>P AO' },
  obtenerCot: { cells: 'F>D AOL' },
  despachar: { cells: 'F>D AODL' },
  entregar: { cells: 'D>E AOLH, F>E AOLH, N>E AOL' },
  entregarParcial: { cells: 'D>P AOLH, F>P AOLH' },
  rechazar: { cells: 'D>H AOLH, F>H AOLH' },
  retornar: { cells: 'D>R AOLH, F>R AOLH' },
  cancelarEntrega: { cells: 'E>N AOL' },
  reingresar: { cells: 'R>N AOL' },
  cerrar: { cells: 'H>C AO, P>C AO, E>C AO, R>C AO, N>C AO' },
  corregir: { facts: { resultadoEnHoja: true }, cells: 'E>D A, P>D A, R>D A, H>D A' },
};

/** 'N>F AODL' → { N: { to: 'F', roles: 'AODL' } }. */
function cellsOf(cells: string): Map<string, { to: string; roles: string }> {
  const parts = cells.split(', ').filter((cell) => cell !== '');
  return new Map(parts.map((cell) => [cell.slice(0, 1), { to: cell.slice(2, 3), roles: cell.slice(4) }]));
}

describe('every action from every stage by every role', () => {
  it.each(Object.entries(TABLA))('%s', (action, { facts, cells }) => {
    const expected = cellsOf(cells);
    for (const estadio of ESTADIOS) {
      for (const rol of ROLES) {
        const cell = expected.get(estadio);
        const decision = decideAccion(pedidoEnCurso({ ...facts, estadio }), action as AccionPedido, rol, DATOS);
        const got = decision.permitida ? decision.transicion.to : decision.status;
        const right = cell ? (cell.roles.includes(rol) ? cell.to : 403) : 409;
        expect(`${estadio} ${rol} ${got}`).toBe(`${estadio} ${rol} ${right}`);
      }
    }
  });

  it('names every action of the table', () => {
    expect([...new Set(TRANSICIONES_PEDIDO.map((row) => row.action))].sort()).toEqual(Object.keys(TABLA).sort());
  });
});

/** By hand again: what `PUT /pedidos/changeStatus` may ask for, 'to roles' per stage. */
const CAMBIOS: Readonly<Record<Estadio, string>> = {
  N: 'I AO, E AOL, C AO',
  I: 'N AO, C AO',
  F: 'D AODL, E AOLH, P AOLH, H AOLH, R AOLH',
  D: 'E AOLH, P AOLH, H AOLH, R AOLH',
  E: 'N AOL, D A, C AO',
  P: 'D A, C AO',
  R: 'N AOL, D A, C AO',
  H: 'D A, C AO',
  C: '',
};

describe('every stage asked for from every stage by every role', () => {
  it.each(ESTADIOS)('%s', (desde) => {
    const expected = new Map(CAMBIOS[desde].split(', ').map((cell) => [cell.slice(0, 1), cell.slice(2)]));
    for (const hasta of ESTADIOS) {
      const facts = { ...(hasta === 'I' ? SIN_FACTURAR : {}), resultadoEnHoja: hasta === 'D' };
      for (const rol of ROLES) {
        const decision = decideEstadio(pedidoEnCurso({ ...facts, estadio: desde }), hasta, rol, DATOS);
        const roles = expected.get(hasta);
        const right = roles === undefined ? 409 : roles.includes(rol) ? hasta : 403;
        const got = decision.permitida ? decision.transicion.to : decision.status;
        expect(`${desde}>${hasta} ${rol} ${got}`).toBe(`${desde}>${hasta} ${rol} ${right}`);
      }
    }
  });
});

describe('a new order', () => {
  it('is saved by those who sell, and held by the office', () => {
    const rows = TRANSICIONES_PEDIDO.filter((row) => row.from.includes('nuevo'));
    expect(rows.map((row) => `${row.action} ${row.to} ${row.roles.join('')}`)).toEqual([
      'guardar N AOSV',
      'retener I AO',
    ]);
  });
});

describe('the buttons', () => {
  const buttons = (rol: (typeof ROLES)[number], facts: Partial<PedidoEnCurso>) =>
    accionesPosibles(pedidoEnCurso(facts), rol).map((row) => row.action);

  it('are the actions whose guards hold, with photo and reason still to come', () => {
    expect(buttons('A', { estadio: 'N', ...SIN_FACTURAR })).toEqual(['retener', 'agregarAHoja', 'facturar', 'cerrar']);
    expect(buttons('A', { estadio: 'N' })).toEqual(['agregarAHoja', 'facturar', 'entregar', 'cerrar']);
    expect(buttons('H', { estadio: 'D', enHoja: true })).toEqual([
      'entregar',
      'entregarParcial',
      'rechazar',
      'retornar',
    ]);
    expect(buttons('A', { estadio: 'E', resultadoEnHoja: true, pendiente: false })).toEqual(['cerrar', 'corregir']);
  });

  it('are none for who sells, and none at the end', () => {
    expect(buttons('V', { estadio: 'N' })).toEqual([]);
    expect(buttons('A', { estadio: 'C' })).toEqual([]);
  });
});
