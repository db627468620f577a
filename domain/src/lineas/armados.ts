import { isQuantity, type Porcentaje, sumQuantities, thousandths } from '../kernel/index.ts';
import type { ArticuloVenta } from './articulo.ts';
import type { DocumentLine } from './line.ts';

/** A part of a kit (D4 §3). */
export interface ComponenteArmado {
  id: string;
  /** Units of it in one kit. */
  cantidad: number;
  bonificacion: Porcentaje;
}

/** Bounds of the number that the screen gives to the lines of a kit, unique only inside the document (D2 §9). */
export const NUMERO_ARMADO = { minimo: 10_000, maximo: 99_999 } as const;

/** A number that no kit of the document has yet; `random` gives 0 ≤ x < 1. */
export function numeroDeArmado(lineas: readonly Pick<DocumentLine, 'fromArmado'>[], random: () => number): number {
  const taken = new Set(lineas.map(({ fromArmado }) => fromArmado ?? null));
  const { minimo, maximo } = NUMERO_ARMADO;
  const start = minimo + Math.floor(random() * (maximo - minimo + 1));
  for (let step = 0; step <= maximo - minimo; step++) {
    const number = minimo + ((start - minimo + step) % (maximo - minimo + 1));
    if (!taken.has(number)) return number;
  }
  throw new RangeError('a document with every kit number taken');
}

/** The lines that `cantidad` kits bring: each part with its quantity and its discount in the kit. Prices are the caller's. */
export function lineasDeArmado(
  kit: { id: string; componentes: readonly ComponenteArmado[] },
  cantidad: number,
  fromArmado: number,
): { id: string; cantidad: number; bonificacion: Porcentaje; fromArmado: number; armado: string }[] {
  return kit.componentes.map((parte) => ({
    id: parte.id,
    cantidad: Math.round(parte.cantidad * cantidad * 1000) / 1000,
    bonificacion: parte.bonificacion,
    fromArmado,
    armado: kit.id,
  }));
}

/** The article whose special 30-day condition a line follows: the kit's when it came with one (D2 §3). */
export function codigoDeCondicion(linea: Pick<DocumentLine, 'id' | 'armado'>): string {
  return linea.armado ?? linea.id;
}

/** Every code that the rules look up for some lines: the articles and the kits they came with. */
export function codigosDeLineas(lineas: readonly { id: string; armado?: string | null | undefined }[]): string[] {
  return [...new Set(lineas.flatMap(({ id, armado }) => (armado ? [id, armado] : [id])))];
}

/**
 * The lines with a new quantity in one of them: the parts of a kit are sold together, so the others change in
 * proportion. Quantities keep three decimals.
 */
export function conCantidad<L extends Pick<DocumentLine, 'cantidad' | 'fromArmado'>>(
  lineas: readonly L[],
  index: number,
  cantidad: number,
): L[] {
  const before = lineas[index];
  const kit = before?.fromArmado ?? null;
  return lineas.map((linea, at) => {
    if (at === index) return { ...linea, cantidad };
    if (!before || kit === null || linea.fromArmado !== kit || before.cantidad <= 0) return linea;
    return { ...linea, cantidad: Math.round((linea.cantidad * cantidad * 1000) / before.cantidad) / 1000 };
  });
}

/** Why the lines of one kit do not make it. */
export type FallaArmado = 'ARMADO_INEXISTENTE' | 'ARMADO_INCOMPLETO' | 'ARMADO_AJENO' | 'ARMADO_DESPAREJO';

/** One kit of the document: the lines that share its number. */
interface GrupoArmado {
  armado: string | null;
  /** Index of its first line. */
  index: number;
  lineas: readonly DocumentLine[];
}

/** The kits of a document, in the order of their first line. */
export function gruposArmado(lineas: readonly DocumentLine[]): GrupoArmado[] {
  const numbers = [...new Set(lineas.flatMap(({ fromArmado }) => fromArmado ?? []))];
  return numbers.map((number) => {
    const parts = lineas.filter(({ fromArmado }) => fromArmado === number);
    const index = lineas.findIndex(({ fromArmado }) => fromArmado === number);
    return { armado: parts[0]?.armado ?? null, index, lineas: parts };
  });
}

/**
 * Whether the lines of a kit are whole and in proportion (D2 §5: its parts are added and removed together). A kit
 * may be made as it is today, or as it came with the reference.
 */
export function fallaDeArmado(
  grupo: GrupoArmado,
  kit: ArticuloVenta | undefined,
  deReferencia: readonly { id: string; cantidad?: number | undefined }[],
): FallaArmado | null {
  if (grupo.armado === null || grupo.lineas.some(({ armado }) => armado !== grupo.armado)) return 'ARMADO_AJENO';
  const came = deReferencia.flatMap(({ id, cantidad }) => (cantidad === undefined ? [] : [{ id, cantidad }]));
  if (came.length > 0 && reasonAgainst(grupo.lineas, came) === null) return null;
  if (!kit?.activo || !kit.componentes) return 'ARMADO_INEXISTENTE';
  return reasonAgainst(grupo.lineas, kit.componentes);
}

function unitsById(rows: readonly { id: string; cantidad: number }[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { id, cantidad } of rows)
    units.set(id, sumQuantities([units.get(id) ?? 0, isQuantity(cantidad) ? cantidad : 0]));
  return units;
}

function reasonAgainst(
  lineas: readonly DocumentLine[],
  componentes: readonly { id: string; cantidad: number }[],
): FallaArmado | null {
  const wanted = unitsById(componentes);
  const got = unitsById(lineas);
  if ([...got.keys()].some((id) => !wanted.has(id))) return 'ARMADO_AJENO';
  if (got.size < wanted.size) return 'ARMADO_INCOMPLETO';
  const [first] = wanted;
  if (!first) return 'ARMADO_INEXISTENTE';
  const [firstId, firstUnits] = first;
  const one = BigInt(thousandths(firstUnits));
  const sold = BigInt(thousandths(got.get(firstId) ?? 0));
  const even = [...wanted].every(
    ([id, units]) => BigInt(thousandths(got.get(id) ?? 0)) * one === BigInt(thousandths(units)) * sold,
  );
  return even ? null : 'ARMADO_DESPAREJO';
}

/** The discount that a part has in its kit; null when the line is no part of one. */
export function bonificacionDeArmado(
  linea: Pick<DocumentLine, 'id' | 'armado'>,
  kit: ArticuloVenta | undefined,
): Porcentaje | null {
  return kit?.componentes?.find(({ id }) => id === linea.id)?.bonificacion ?? null;
}
