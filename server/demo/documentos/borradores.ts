import type { Dia } from '@distri/domain/kernel';
import { baseCode, mergeLines } from '@distri/domain/lineas';
import { isPromocion } from '@distri/domain/stock';
import { type Componente, componentesOf } from '../articulos.ts';
import type { Articulo } from '../data/articulos/tipos.ts';
import type { ClienteDemo, DireccionDemo, LineaDemo, UsuarioDemo } from '../mundo.ts';
import { itemAt, type Prng } from '../prng.ts';
import type { Simulacion } from './simulacion.ts';
import { drawArticulos, drawCantidad, lineOf, type NombreSurtido } from './surtido.ts';

/** Lines of an ordinary document: eight on average, never past the company's cap. */
const MAX_RENGLONES = 15;

/** What a document is about: packaged goods of all kinds, or one of the groups that do not mix (D2 §5). */
export type Tema = NombreSurtido | 'variado';

/** Of a hundred documents: special 30-day condition 3, bulk 3 (who has a tank), the rest packaged. */
export function drawTema(cliente: ClienteDemo, prng: Prng): Tema {
  const chance = prng.int(0, 99);
  if (chance < 3) return 'condicion30';
  return chance < 6 && CON_TANQUE.has(cliente.clasificacion) ? 'granel' : 'variado';
}

/** Industry, farms and fleets. */
const CON_TANQUE = new Set([5, 6, 7]);
const RENGLONES: Readonly<Partial<Record<Tema, number>>> = { granel: 1, condicion30: 3 };

/** Lines for a customer on a day, one in twenty-five documents with a kit in it. */
export function drawLineas(
  sim: Simulacion,
  cliente: ClienteDemo,
  { dia, tema, general }: { dia: Dia; tema: Tema; general: number },
  prng: Prng,
): LineaDemo[] {
  const most = RENGLONES[tema] ?? Math.min(MAX_RENGLONES, sim.mundo.empresa.maxArticulosPedido - 6);
  const when = { cliente, dia, general };
  const lineas = drawArticulos(sim.surtidos, tema, cliente, prng.int(1, most), prng).map((articulo) =>
    lineOf(sim.mundo, when, articulo, drawCantidad(articulo, prng), prng),
  );
  return tema === 'variado' && prng.chance(4) ? [...lineas, ...drawKit(sim, when, prng)] : lineas;
}

/** The components of a kit, as lines that share a number (D2 §9). */
function drawKit(sim: Simulacion, when: { cliente: ClienteDemo; dia: Dia; general: number }, prng: Prng): LineaDemo[] {
  const kit = prng.pick(sim.mundo.kits.filter(({ activo }) => activo));
  const fromArmado = prng.int(10_000, 99_999);
  const count = prng.int(1, 3);
  const toLine = ({ articulo, cantidad, bonificacion }: Componente): LineaDemo => {
    const linea = lineOf(sim.mundo, when, articulo, cantidad * count, prng);
    return { ...linea, bonificacion, fromArmado, armado: kit.codigo };
  };
  return componentesOf(kit).map(toLine);
}

/** Promotion stock is never sold short in an order (D2 §5). */
export function withoutSoldOut(sim: Simulacion, lineas: readonly LineaDemo[]): LineaDemo[] {
  return lineas.filter(
    ({ articulo, cantidad, id }) => !isPromocion(articulo) || cantidad <= sim.existencias.disponible(id),
  );
}

/** The lines of a quotation in an order of `dia`: base codes, prices of the day, discounts kept (domain-facts §4.3). */
export function linesForOrder(
  sim: Simulacion,
  cliente: ClienteDemo,
  lineas: readonly LineaDemo[],
  { dia, general }: { dia: Dia; general: number },
  prng: Prng,
): LineaDemo[] {
  const carried = lineas.map((linea) => {
    const articulo = baseOf(sim, linea.articulo);
    const today = lineOf(sim.mundo, { cliente, dia, general }, articulo, linea.cantidad, prng);
    const { bonificacion, fromArmado, armado } = linea;
    return { ...today, bonificacion, fromArmado, armado };
  });
  return mergeLines(carried);
}

function baseOf(sim: Simulacion, articulo: Articulo): Articulo {
  const code = baseCode(articulo.codigo, (codigo) => sim.porCodigo.has(codigo));
  return sim.porCodigo.get(code) ?? articulo;
}

/** The seller's own user when there is one; else the office, and now and then the administrator. */
export function drawUsuario({ mundo }: Simulacion, cliente: ClienteDemo, prng: Prng): UsuarioDemo {
  const own = mundo.vendedorUsuario.get(cliente.vendedor);
  if (own !== undefined && prng.chance(80)) return mundo.usuario(own);
  return mundo.usuario(prng.chance(92) ? 'operador' : 'admin');
}

/** The main door mostly; null for customers without addresses. */
export function drawDireccionDeEntrega({ direcciones }: ClienteDemo, prng: Prng): DireccionDemo | null {
  if (direcciones.length === 0) return null;
  return prng.chance(75) ? itemAt(direcciones, 0) : prng.pick(direcciones);
}
