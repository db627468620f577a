import {
  type Centavos,
  CIEN_POR_CIENTO,
  type Dia,
  isQuantity,
  type Porcentaje,
  type Problem,
  type Severity,
} from '../kernel/index.ts';
import { bonificacionDeArmado, fallaDeArmado, gruposArmado } from './armados.ts';
import { type Articulos, type ArticuloVenta, isListPrice } from './articulo.ts';
import { LARGO_LEYENDA, type Leyendas } from './leyendas.ts';
import type { DocumentLine } from './line.ts';
import type { CodigoLinea } from './messages.ts';
import {
  allowsBonificacion,
  bonificacionFija,
  campoBonificacion,
  canEditBonificacionGeneral,
  comesFromReferencia,
  keepsBonificacion,
  type Referencia,
  type ReglasBonificacion,
} from './policy.ts';
import { meetsMinimumProfit } from './rentabilidad.ts';

export type ProblemaLinea = Problem<CodigoLinea>;

/** The part of a quotation or order that these rules look at. */
export interface DocumentoConLineas {
  /** General discount. */
  bonificacion: Porcentaje;
  articulos: readonly DocumentLine[];
}

/** What the rules need beside the document; the form has it from `clientes.contextoVenta`, the server from its rows. */
export interface ContextoLineas extends ReglasBonificacion {
  cliente: { bonificacion: Porcentaje; bonificacion_cliente: Porcentaje };
  /** The articles of the lines, as they are today. */
  articulos: Articulos;
  /** The quotation that the document was started from, its lines as they were carried over. */
  referencia: Referencia | null;
}

/** Ten thousand million pesos a line: far below what a number holds, far above any sale. */
export const MAX_IMPORTE_LINEA: Centavos = 1_000_000_000_000;

const isPorcentaje = (value: number) => Number.isSafeInteger(value) && Math.abs(value) <= CIEN_POR_CIENTO;
const at = (index: number, field: string) => `articulos.${index}.${field}`;
const block = (code: CodigoLinea, path?: string, params?: ProblemaLinea['params']): ProblemaLinea => ({
  code,
  severity: 'block',
  ...(path === undefined ? {} : { path }),
  ...(params === undefined ? {} : { params }),
});

/** At least one line, no more than the company allows, one VAT rate in all of them, every kit whole (D2 §5). */
export function checkConjunto(documento: DocumentoConLineas, contexto: ContextoLineas, max: number): ProblemaLinea[] {
  const lineas = documento.articulos;
  const problemas: ProblemaLinea[] = [];
  if (lineas.length === 0) problemas.push(block('SIN_ARTICULOS', 'articulos'));
  if (lineas.length > max) problemas.push(block('MAX_ARTICULOS', 'articulos', { max }));
  if (firstDifferent(lineas, contexto.articulos, (articulo) => articulo.ivavta) !== -1)
    problemas.push(block('ALICUOTAS_DISTINTAS', 'articulos'));
  return [...problemas, ...checkArmados(lineas, contexto)];
}

/** Index of the first line whose article differs from the first one's in `value`; -1 when all agree. */
export function firstDifferent(
  lineas: readonly DocumentLine[],
  articulos: Articulos,
  value: (articulo: ArticuloVenta) => unknown,
  codigo: (linea: DocumentLine) => string = ({ id }) => id,
): number {
  const values = lineas.map((linea) => articulos.get(codigo(linea))).map((articulo) => articulo && value(articulo));
  const first = values.find((found) => found !== undefined);
  return values.findIndex((found) => found !== undefined && found !== first);
}

/** The parts of each kit together, and no kit sold as a line of its own (D2 §3, §5). */
export function checkArmados(
  lineas: readonly DocumentLine[],
  contexto: Pick<ContextoLineas, 'articulos' | 'referencia'>,
): ProblemaLinea[] {
  const loose = lineas.flatMap(({ id, fromArmado, armado }, index): ProblemaLinea[] => {
    if (contexto.articulos.get(id)?.armado) return [block('ARMADO_SIN_PARTES', at(index, 'id'), { articulo: id })];
    return armado && !fromArmado ? [block('ARMADO_AJENO', at(index, 'id'), { armado })] : [];
  });
  const kits = gruposArmado(lineas).flatMap((grupo) => {
    const kit = grupo.armado === null ? undefined : contexto.articulos.get(grupo.armado);
    const came = (contexto.referencia?.lineas ?? []).filter(
      ({ armado, fromArmado }) => armado === grupo.armado && fromArmado === grupo.lineas[0]?.fromArmado,
    );
    const falla = fallaDeArmado(grupo, kit, came);
    return falla ? [block(falla, at(grupo.index, 'id'), { armado: grupo.armado ?? '' })] : [];
  });
  return [...loose, ...kits];
}

/** Each line by itself: known article, amounts, price, discount, profit. */
export function checkRenglones(documento: DocumentoConLineas, contexto: ContextoLineas): ProblemaLinea[] {
  const general = isPorcentaje(documento.bonificacion) ? documento.bonificacion : 0;
  return documento.articulos.flatMap((linea, index) => {
    const articulo = contexto.articulos.get(linea.id);
    if (!articulo?.activo) return [block('ARTICULO_INEXISTENTE', at(index, 'id'), { articulo: linea.id })];
    const invalid = checkNumeros(linea, index);
    if (invalid) return [invalid];
    return [
      ...checkPrecioYBonificacion(linea, index, articulo, contexto),
      ...checkRentabilidad(linea, index, articulo, general, contexto),
    ];
  });
}

/** D2 §5: the amount is a number and there is a detail; a quantity has to be something. */
function checkNumeros(linea: DocumentLine, index: number): ProblemaLinea | null {
  if (!Number.isSafeInteger(linea.precio) || linea.precio < 0 || linea.detalle.trim() === '')
    return block('PRECIO_INVALIDO', at(index, 'precio'));
  if (!isQuantity(linea.cantidad) || linea.cantidad <= 0) return block('CANTIDAD_INVALIDA', at(index, 'cantidad'));
  if (linea.precio * linea.cantidad > MAX_IMPORTE_LINEA) return block('IMPORTE_EXCEDIDO', at(index, 'cantidad'));
  if (!isPorcentaje(linea.bonificacion)) return block('BONIFICACION_INVALIDA', at(index, 'bonificacion'));
  return null;
}

/** Decisions 15: others than A sell at list price, with 0–10% or the customer's fixed discount. */
function checkPrecioYBonificacion(
  linea: DocumentLine,
  index: number,
  articulo: ArticuloVenta,
  contexto: ContextoLineas,
): ProblemaLinea[] {
  if (comesFromReferencia(linea, contexto.referencia)) return [];
  const parte = linea.armado ? bonificacionDeArmado(linea, contexto.articulos.get(linea.armado)) : null;
  const fija = bonificacionFija(contexto.cliente, articulo);
  const campo = campoBonificacion(contexto, fija);
  const problemas: ProblemaLinea[] = [];
  if (contexto.rol !== 'A' && !isListPrice(articulo, linea.precio))
    problemas.push(block('PRECIO_NO_PERMITIDO', at(index, 'precio'), { articulo: linea.id }));
  if (parte !== null && parte === linea.bonificacion) return problemas;
  if (keepsBonificacion(linea, contexto.referencia) || allowsBonificacion(campo, linea.bonificacion)) return problemas;
  const code: CodigoLinea = campo.habilitado ? 'BONIFICACION_MAXIMA' : 'BONIFICACION_FIJA';
  return [...problemas, block(code, at(index, 'bonificacion'), { max: campo.maximo, fija })];
}

/** Blocks everybody but A, whom it warns (D2 §5, §6). */
function checkRentabilidad(
  linea: DocumentLine,
  index: number,
  articulo: ArticuloVenta,
  bonificacionGeneral: Porcentaje,
  contexto: ContextoLineas,
): ProblemaLinea[] {
  if (meetsMinimumProfit(linea, bonificacionGeneral, articulo)) return [];
  const severity: Severity = contexto.rol === 'A' ? 'warn' : 'block';
  return [{ code: 'RENTABILIDAD', severity, path: at(index, 'bonificacion'), params: { articulo: linea.id } }];
}

/** 0–100%; others than A and O keep the customer's, or the one that came with the reference (decisions 15). */
export function checkBonificacionGeneral(documento: DocumentoConLineas, contexto: ContextoLineas): ProblemaLinea[] {
  const { bonificacion } = documento;
  if (!isPorcentaje(bonificacion) || bonificacion < 0) return [block('BONIFICACION_GENERAL_INVALIDA', 'bonificacion')];
  const given = bonificacion === contexto.cliente.bonificacion || bonificacion === contexto.referencia?.bonificacion;
  return given || canEditBonificacionGeneral(contexto.rol)
    ? []
    : [block('BONIFICACION_GENERAL_NO_PERMITIDA', 'bonificacion')];
}

/** Neither day may be past when creating (D2 §5); delivering before entering is pointed out. */
export function checkFechas(documento: { ingreso: Dia; entrega: Dia }, hoy: Dia): ProblemaLinea[] {
  const past = (['ingreso', 'entrega'] as const).filter((field) => documento[field] < hoy);
  const problemas = past.map((field) => block('FECHA_PASADA', field, { campo: field }));
  if (past.length > 0 || documento.entrega >= documento.ingreso) return problemas;
  return [{ code: 'ENTREGA_ANTES_DE_INGRESO', severity: 'warn', path: 'entrega' }];
}

/** At most 50 characters each (D2 §5). */
export function checkLeyendas(leyendas: Leyendas): ProblemaLinea[] {
  return (['leyenda1', 'leyenda2', 'leyenda3', 'leyenda4'] as const)
    .filter((field) => Array.from(leyendas[field]).length > LARGO_LEYENDA)
    .map((field) => block('LEYENDA_LARGA', field, { max: LARGO_LEYENDA }));
}

/** The server's answer to an amount that the screen shows and the lines do not give. */
export function checkImporte(enviado: Centavos, calculado: Centavos, path = 'importe'): ProblemaLinea[] {
  return enviado === calculado ? [] : [block('IMPORTE_DISTINTO', path, { enviado, calculado })];
}
