import { filtrosAceite } from './filtrosAceite.ts';
import { filtrosAire } from './filtrosAire.ts';
import { filtrosCombustible } from './filtrosCombustible.ts';
import { filtrosHabitaculo } from './filtrosHabitaculo.ts';

/**
 * A row of the filter equivalence table: columns bosch, fram, mann, mahle, reemplazo, tecfil, wega (D4 §2).
 * The codes follow each maker's own series; they serve the demo and are not a maker's catalogue.
 */
export interface FiltroEquivalente {
  id: number;
  /** Category of its articles: 11 oil, 12 air, 13 fuel, 14 cabin. */
  rubro: number;
  aplicacion: string;
  /** Number of the original part. */
  reemplazo: string;
  bosch: string;
  fram: string;
  mann: string;
  mahle: string;
  tecfil: string;
  wega: string;
  /** Cost in whole pesos of the Wega filter, without VAT; the other brands follow from it. */
  pesos: number;
}

const COLUMNAS = 9;

/** Reads a data line; throws on a wrong number of columns or a cost that is no whole number (a slip in the data). */
function parseFiltro(line: string, id: number, rubro: number): FiltroEquivalente {
  const cells = line.split('|');
  if (cells.length !== COLUMNAS) throw new Error(`filter line with ${cells.length} columns: ${line}`);
  const [aplicacion = '', reemplazo = '', bosch = '', fram = '', mann = '', mahle = '', tecfil = '', wega = ''] = cells;
  const pesos = Number(cells[COLUMNAS - 1]);
  if (!Number.isSafeInteger(pesos) || pesos <= 0) throw new Error(`filter line without a cost: ${line}`);
  return { id, rubro, aplicacion, reemplazo, bosch, fram, mann, mahle, tecfil, wega, pesos };
}

function parseAll(firstId: number, rubro: number, lines: readonly string[]): FiltroEquivalente[] {
  return lines.map((line, index) => parseFiltro(line, firstId + index, rubro));
}

export const equivalenciasFiltros: readonly FiltroEquivalente[] = [
  ...parseAll(1001, 11, filtrosAceite),
  ...parseAll(2001, 12, filtrosAire),
  ...parseAll(3001, 13, filtrosCombustible),
  ...parseAll(4001, 14, filtrosHabitaculo),
];

export type MarcaFiltro = 'wega' | 'tecfil' | 'mahle' | 'bosch' | 'mann' | 'fram';

/** Which brands we stock, in which categories, and what they cost against Wega (in per cent). */
export interface SurtidoFiltro {
  marca: MarcaFiltro;
  rubro: number;
  factor: number;
  /** Only the first lines of the category: the files begin with the vehicles that turn over fastest. */
  primeros: number;
}

const TODOS = Number.POSITIVE_INFINITY;

export const surtidoFiltros: readonly SurtidoFiltro[] = [
  { marca: 'wega', rubro: 11, factor: 100, primeros: TODOS },
  { marca: 'wega', rubro: 12, factor: 100, primeros: TODOS },
  { marca: 'wega', rubro: 13, factor: 100, primeros: TODOS },
  { marca: 'wega', rubro: 14, factor: 100, primeros: TODOS },
  { marca: 'tecfil', rubro: 11, factor: 93, primeros: 70 },
  { marca: 'tecfil', rubro: 12, factor: 93, primeros: 40 },
  { marca: 'tecfil', rubro: 13, factor: 93, primeros: 20 },
  { marca: 'mahle', rubro: 11, factor: 118, primeros: 30 },
  { marca: 'mahle', rubro: 12, factor: 118, primeros: 15 },
  { marca: 'bosch', rubro: 13, factor: 124, primeros: 10 },
  { marca: 'bosch', rubro: 14, factor: 124, primeros: 25 },
  { marca: 'mann', rubro: 11, factor: 138, primeros: 25 },
  { marca: 'fram', rubro: 11, factor: 112, primeros: 25 },
];

/** The brands of a line that we stock, with their cost factor. */
export function surtidoOf(fila: FiltroEquivalente): SurtidoFiltro[] {
  const position = fila.id % 1000;
  return surtidoFiltros.filter(
    ({ marca, rubro, primeros }) => rubro === fila.rubro && position <= primeros && fila[marca] !== '',
  );
}
