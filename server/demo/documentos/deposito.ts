import type { Dia } from '@distri/domain/kernel';
import { SUFIJOS } from '@distri/domain/lineas';
import { isPromocion } from '@distri/domain/stock';
import { at } from '../calendar.ts';
import type { Articulo } from '../data/articulos/tipos.ts';
import type { Prng } from '../prng.ts';
import type { Simulacion } from './simulacion.ts';
import { drawCantidad } from './surtido.ts';

const MOSTRADOR = 1;
/** Of a hundred articles, those that the supplier no longer delivers: they sell out and stay so. */
const SIN_REPOSICION = 5;

/** Articles that are bought again when they run low: neither offers nor what the supplier stopped making. */
export function drawReponibles(articulos: readonly Articulo[], prng: Prng): Articulo[] {
  return articulos.filter((articulo) => !isOferta(articulo) && !prng.chance(SIN_REPOSICION));
}

function isOferta({ codigo }: Articulo): boolean {
  return SUFIJOS.some((sufijo) => codigo.endsWith(sufijo));
}

/** The count with which the demo opens. Every article has its row; promotions have little. */
export function openDeposito(sim: Simulacion, dia: Dia, prng: Prng): void {
  const { mundo, writer, existencias } = sim;
  const momento = at(dia, 420);
  const origen = { momento, entidad: 'inventario', entidadId: '1', usuario: mundo.usuario('admin').id };
  for (const articulo of mundo.articulos) {
    const { codigo } = articulo;
    writer.add('stock', { deposito: mundo.empresa.depositoPredeterminado, articulo: codigo, ...emptyRow });
    const lots = isPromocion(articulo) ? prng.int(1, 4) : prng.int(0, 24);
    existencias.open(articulo, drawCantidad(articulo, prng) * lots, origen);
    if (articulo.unidad < 20 && prng.chance(8)) openMostrador(sim, articulo, momento, prng.int(1, 12));
  }
}

const emptyRow = { total: 0, ordencompra: 0, stocksval: 0 };

/** A few units on the counter's shelves. */
function openMostrador({ writer, mundo }: Simulacion, articulo: Articulo, momento: string, total: number): void {
  writer.add('stock', { deposito: MOSTRADOR, articulo: articulo.codigo, ...emptyRow, total });
  writer.add('stock_movimientos', {
    momento,
    deposito: MOSTRADOR,
    articulo: articulo.codigo,
    clase: 'inicial',
    total,
    reservado: 0,
    entidad: 'inventario',
    entidad_id: '1',
    usuario: mundo.usuario('admin').id,
  });
}

/** Monday's lorry: what is short comes back to a few weeks of sales. */
export function planCompras(sim: Simulacion, dia: Dia, reponibles: readonly Articulo[], prng: Prng): void {
  const momento = at(dia, prng.int(450, 480));
  const origen = { momento, entidad: 'compra', entidadId: `OC-${dia}`, usuario: sim.mundo.usuario('logistica').id };
  sim.agenda.plan(momento, () => {
    for (const articulo of reponibles) {
      const lot = drawCantidad(articulo, prng);
      const disponible = sim.existencias.disponible(articulo.codigo);
      if (disponible >= lot * 3) continue;
      const wanted = lot * prng.int(5, 16) - Math.min(0, disponible);
      sim.existencias.receive(articulo.codigo, wanted, origen);
    }
  });
}

/** What a balance row says at the end. */
export interface SaldoFinal {
  articulo: string;
  total: number;
  reservado: number;
  ordencompra: number;
  stocksval: number;
}

/** What the balances have come to, with what is on order of what is low, and a safety level for a third. */
export function closeDeposito(sim: Simulacion, reponibles: readonly Articulo[], prng: Prng): SaldoFinal[] {
  const bought = new Set(reponibles.map(({ codigo }) => codigo));
  const lots = new Map(sim.mundo.articulos.map((articulo) => [articulo.codigo, drawCantidad(articulo, prng)]));
  return Array.from(sim.existencias.entries(), ([articulo, { total, reservado }]) => {
    const lot = lots.get(articulo) ?? 1;
    const ordencompra = bought.has(articulo) && total - reservado < lot * 3 ? lot * prng.int(2, 8) : 0;
    return { articulo, total, reservado, ordencompra, stocksval: prng.chance(35) ? lot : 0 };
  });
}
