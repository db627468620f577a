import type { Dia } from '@distri/domain/kernel';
import { addWorkdays } from '../calendar.ts';
import { choferes } from '../data/nombres/personas.ts';
import { vehiculos } from '../data/nombres/transporte.ts';
import type { Prng } from '../prng.ts';
import type { Hecho } from './recorrido.ts';
import type { Simulacion } from './simulacion.ts';

/** The most orders of a sheet (D4 §5). */
const MAXIMO_PEDIDOS = 35;
const RESULTADOS: ReadonlySet<string> = new Set(['E', 'P', 'R', 'H']);
const VEHICULO_GRANEL = 6;
const PRIMERA_HOJA = 9_001;

/** An order that the dispatch office put on a sheet, and what became of it there. */
export interface SalidaDemo {
  pedido: number;
  zona: number | null;
  tipo: string;
  litros: number;
  /** Day and instant at which it was put on the sheet. */
  agregado: Dia;
  momento: string;
  /** When it left, once it did. */
  salida: string | null;
  resultado: { estadio: string; momento: string } | null;
}

/** The trips of an order's life, one for each time that it was put on a sheet. */
export function salidasOf(
  pedido: { id: number; zona: number | null; tipo: string; litros: number },
  hechos: readonly Hecho[],
): SalidaDemo[] {
  const { id, ...datos } = pedido;
  return hechos.flatMap((hecho, index) => {
    if (hecho.accion !== 'agregarAHoja') return [];
    const rest = hechos.slice(index + 1);
    const until = rest.findIndex(({ accion }) => accion === 'agregarAHoja');
    const trip = until === -1 ? rest : rest.slice(0, until);
    const result = trip.find(({ de, a }) => (de === 'F' || de === 'D') && RESULTADOS.has(a));
    return {
      pedido: id,
      ...datos,
      agregado: hecho.dia,
      momento: hecho.momento,
      salida: trip.find(({ a }) => a === 'D')?.momento ?? result?.momento ?? null,
      resultado: result ? { estadio: result.a, momento: result.momento } : null,
    };
  });
}

/** The orders of one zone and type that were put together on one day and left on one day, in as many trucks as they need. */
export function addHojas(sim: Simulacion, salidas: readonly SalidaDemo[], prng: Prng): void {
  const trucks = [...groupBy(salidas, tripKey).values()].flatMap(loads);
  trucks.sort((a, b) => byMomento(firstOf(a), firstOf(b)));
  for (const [index, load] of trucks.entries()) addHoja(sim, PRIMERA_HOJA + index, load, prng);
}

const byMomento = (a: SalidaDemo, b: SalidaDemo) => (a.momento < b.momento ? -1 : 1);

const tripKey = ({ agregado, zona, tipo, salida }: SalidaDemo) =>
  `${agregado} ${zona ?? ''} ${tipo} ${salida?.slice(0, 10) ?? ''}`;

function loads(salidas: SalidaDemo[]): SalidaDemo[][] {
  salidas.sort(byMomento);
  const count = Math.ceil(salidas.length / MAXIMO_PEDIDOS);
  const size = Math.ceil(salidas.length / count);
  return Array.from({ length: count }, (_, n) => salidas.slice(n * size, (n + 1) * size));
}

function addHoja({ writer, mundo }: Simulacion, id: number, load: readonly SalidaDemo[], prng: Prng): void {
  const { agregado, tipo, zona, salida } = firstOf(load);
  const last =
    load
      .map(({ resultado }) => resultado?.momento ?? '')
      .sort()
      .at(-1) ?? '';
  const isBack = load.every(({ resultado }) => resultado !== null);
  writer.add('hojas_de_ruta', {
    id,
    version: 1 + load.filter(({ resultado }) => resultado).length,
    fecha: salida?.slice(0, 10) ?? addWorkdays(agregado, 1),
    tipo,
    zona,
    vehiculo: tipo === 'ENV' ? pickVehiculo(load, prng) : VEHICULO_GRANEL,
    chofer: prng.pick(choferes).id,
    usuario: mundo.usuario('despacho').id,
    salida: salida === null ? null : hourOf(salida),
    llegada: isBack ? hourOf(last) : null,
    creada: firstOf(load).momento,
  });
  load.forEach(({ pedido, resultado }, index) => {
    writer.add('hoja_pedidos', {
      hoja: id,
      pedido,
      renglon: index + 1,
      resultado: resultado?.estadio ?? null,
      momento: resultado?.momento ?? null,
    });
  });
}

/** One that carries its litres, when there is. */
function pickVehiculo(load: readonly SalidaDemo[], prng: Prng): number {
  const litros = load.reduce((acc, each) => acc + each.litros, 0);
  const packaged = vehiculos.filter(({ id }) => id !== VEHICULO_GRANEL);
  const able = packaged.filter(({ capacidad }) => capacidad >= litros);
  return prng.pick(able.length > 0 ? able : packaged).id;
}

const hourOf = (momento: string) => momento.slice(11, 16);

function firstOf(load: readonly SalidaDemo[]): SalidaDemo {
  const [first] = load;
  if (first === undefined) throw new RangeError('an empty sheet');
  return first;
}

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
