import type { Rol } from '@distri/domain/kernel';
import { decideAccion, type PedidoEnCurso } from '@distri/domain/pedidos';
import { describe, expect, it } from 'vitest';
import { createPrng } from '../prng.ts';
import { PEDIDOS_DE_MUESTRA } from './muestras.ts';
import { autorOf, planRecorrido } from './recorrido.ts';
import { VIDA_GRANEL, VIDAS, type Vida, vidaOf } from './vidas.ts';

const ROL: Readonly<Record<string, Rol>> = {
  admin: 'A',
  operador: 'O',
  despacho: 'D',
  logistica: 'L',
  chofer: 'H',
};
const MONDAY = '2026-03-02';
const NO_LIMIT = { ultimo: '2026-12-31', pasos: 99 };

/** Walks a life and asks the rules of the domain for leave at every step. */
function refusedSteps(vida: Vida): string[] {
  const hechos = planRecorrido(vida, { dia: MONDAY, minuto: 600 }, NO_LIMIT, createPrng(vida.nombre));
  const refused: string[] = [];
  let pedido: PedidoEnCurso = {
    estadio: 'N',
    estado: false,
    tiene_articulos_facturados: false,
    tipo: vida === VIDA_GRANEL ? 'GRALUB' : 'ENV',
    pendiente: true,
    enHoja: false,
    resultadoEnHoja: false,
    hojaEnMarcha: false,
    esperaCot: false,
  };
  for (const hecho of hechos) {
    const rol = ROL[autorOf(hecho)];
    const decision = rol && decideAccion(pedido, hecho.accion, rol, { foto: true, motivo: 'demo' });
    if (!decision?.permitida || decision.transicion.to !== hecho.a) refused.push(`${hecho.accion} from ${hecho.de}`);
    pedido = advance(pedido, hecho);
  }
  return refused;
}

function advance(pedido: PedidoEnCurso, { accion, a, corto }: ReturnType<typeof planRecorrido>[number]): PedidoEnCurso {
  const invoiced = accion === 'facturar';
  return {
    ...pedido,
    estadio: a,
    estado: pedido.estado || (invoiced && !corto),
    tiene_articulos_facturados: pedido.tiene_articulos_facturados || invoiced,
    pendiente: pedido.pendiente && !(invoiced && !corto),
    enHoja: a === 'F' || a === 'D',
  };
}

describe('the lives of demo orders', () => {
  it.each([...VIDAS, VIDA_GRANEL].map((vida) => [vida.nombre, vida] as const))(
    '%s: every step is allowed by the table of domain-facts §4.2, to whoever does it',
    (_nombre, vida) => {
      expect(refusedSteps(vida)).toEqual([]);
    },
  );

  it('notices a step that the table does not have', () => {
    const wrong: Vida = {
      nombre: 'mal',
      peso: 1,
      pasos: [
        { accion: 'agregarAHoja', espera: [0, 0] },
        { accion: 'despachar', espera: [0, 0] },
      ],
    };
    expect(refusedSteps(wrong)).toEqual(['despachar from F']);
  });

  it('go forward in time, in office hours, and stop at the last day', () => {
    for (const vida of VIDAS) {
      const hechos = planRecorrido(
        vida,
        { dia: MONDAY, minuto: 600 },
        { ultimo: '2026-03-04', pasos: 99 },
        createPrng('x'),
      );
      const momentos = hechos.map(({ momento }) => momento);
      expect(momentos).toEqual([...momentos].sort());
      for (const { dia } of hechos) expect(dia <= '2026-03-04').toBe(true);
    }
  });

  it('has lives for all the samples', () => {
    for (const { vida, pasos } of PEDIDOS_DE_MUESTRA) expect(vidaOf(vida).pasos.length).toBeGreaterThanOrEqual(pasos);
  });
});
