import { type Centavos, type Dia, isPartialPayment, type Problem, type Rol } from '../kernel/index.ts';
import type { BonificacionDiasPago } from '../lineas/index.ts';
import { checkValor, TIPOS_VALOR, type Valor } from '../valores/index.ts';
import { type CobranzaCalculada, type CobranzaEntrada, TOLERANCIA_SALDO } from './calcular.ts';
import { descuentoMaximo } from './descuento.ts';
import { isEditable } from './documentos.ts';
import { type EstadoCobranza, TOLERANCIA_DESCUENTO } from './estados.ts';

/** D3 §5, §9. */
export const DIGITOS_RECIBO = 5;
export const MAXIMO_OBSERVACION = 50;
export const MAXIMO_NOTIFICACION = 140;

export type CodigoCobranza =
  | 'RECIBO_VACIO'
  | 'RECIBO_DIGITOS'
  | 'SIN_DOCUMENTOS'
  | 'SIN_ITEMS'
  | 'SALDO_NEGATIVO'
  | 'TOTAL_A_CANCELAR'
  | 'TOTAL_A_COBRAR'
  | 'ITEMS_INCOMPLETOS'
  | 'ITEM_SIN_FECHA'
  | 'RETENCION_SIN_JURISDICCION'
  | 'SALDO_REPETIDO'
  | 'DESCUENTO_MAXIMO_PARCIAL'
  | 'PREPAGO_PROMEDIO'
  | 'PREPAGO_ITEMS'
  | 'FECHA_PASADA'
  | 'ITEMS_RECHAZADOS'
  | 'DESCUENTO_DISTINTO'
  | 'AJUSTE_INEXACTO'
  | 'SALDO_A_FAVOR'
  | 'VA_A_REVISION';

export type ProblemaCobranza = Problem<CodigoCobranza>;

export interface CobranzaACheckear {
  numrec: string;
  entrada: CobranzaEntrada;
  items: readonly Valor[];
  calculo: CobranzaCalculada;
  escala: readonly BonificacionDiasPago[];
  rol: Rol;
  saldoCuentaCorriente: Centavos;
  /** Items that a prepaid quotation brings along, by number: they were looked at there. */
  traidos?: ReadonlySet<number>;
}

const block = (code: CodigoCobranza, extra: Partial<ProblemaCobranza> = {}): ProblemaCobranza => ({
  code,
  severity: 'block',
  ...extra,
});
const when = (condition: boolean, problem: ProblemaCobranza): ProblemaCobranza[] => (condition ? [problem] : []);

/** The ten checks of D3 §5, in their order: the first that blocks is the one that people read. */
export function checkCobranza(cobranza: CobranzaACheckear): ProblemaCobranza[] {
  const { numrec, entrada, items, calculo, rol } = cobranza;
  const free = !entrada.descuentoFijo.enabled;
  const prepago = entrada.documentos.some(({ isPrepago }) => isPrepago);
  const mostOfScale = descuentoMaximo(cobranza.escala);
  return [
    ...checkNumrec(numrec),
    ...when(entrada.documentos.length === 0, block('SIN_DOCUMENTOS', { path: 'documentos' })),
    ...when(items.length === 0, block('SIN_ITEMS', { path: 'items' })),
    ...when(calculo.saldo < -TOLERANCIA_SALDO, block('SALDO_NEGATIVO')),
    ...when(calculo.totdocs <= 0, block('TOTAL_A_CANCELAR', { path: 'documentos' })),
    ...when(calculo.totitems <= 0, block('TOTAL_A_COBRAR', { path: 'items' })),
    ...checkItems(cobranza),
    ...when(
      free && mostOfScale > 0 && calculo.pordesc >= mostOfScale && hasPartial(entrada),
      block('DESCUENTO_MAXIMO_PARCIAL', { path: 'documentos' }),
    ),
    ...when(free && prepago && calculo.promedioItems.suma > 0n, block('PREPAGO_PROMEDIO', { path: 'items' })),
    ...when(
      prepago && rol !== 'A' && items.some((item) => forbiddenInPrepago(item, cobranza.traidos)),
      block('PREPAGO_ITEMS', { path: 'items' }),
    ),
    ...when(calculo.saldo > 0, { code: 'SALDO_A_FAVOR', severity: 'warn', params: { saldo: calculo.saldo } }),
  ];
}

/** Check 1: empty blocks, a length other than five only warns. */
function checkNumrec(numrec: string): ProblemaCobranza[] {
  const digits = numrec.trim();
  if (digits === '') return [block('RECIBO_VACIO', { path: 'numrec' })];
  return when(digits.length !== DIGITOS_RECIBO, { code: 'RECIBO_DIGITOS', severity: 'warn', path: 'numrec' });
}

/** Check 7: what an item lacks, with the collection's own sentences for dates and jurisdictions (D3 §5). */
function checkItems(cobranza: CobranzaACheckear): ProblemaCobranza[] {
  const { items, entrada, saldoCuentaCorriente, rol, traidos } = cobranza;
  const contexto = { rol, fechaRecibo: entrada.fechaRecibo, saldoCuentaCorriente };
  const problems = items.flatMap((item, index) => {
    if (traidos?.has(item.id)) return [];
    const path = `items.${index}`;
    const codes = new Set(checkValor(item, contexto).map(({ code }) => code));
    const own = [
      ...when(codes.has('FECHA_REQUERIDA') && !TIPOS_VALOR[item.tipo].conCheques, block('ITEM_SIN_FECHA', { path })),
      ...when(codes.has('JURISDICCION_REQUERIDA'), block('RETENCION_SIN_JURISDICCION', { path })),
    ];
    return own.length === codes.size ? own : [block('ITEMS_INCOMPLETOS', { path }), ...own];
  });
  const repeated = items.filter(({ tipo }) => tipo === 'SCC').length > 1;
  return [...problems, ...when(repeated, block('SALDO_REPETIDO', { path: 'items' }))];
}

function hasPartial({ documentos }: CobranzaEntrada): boolean {
  return documentos.some((documento) => isEditable(documento) && isPartialPayment(documento.importe, documento.pendi));
}

/**
 * Check 10: withholdings and transfers only. What comes from its quotation was approved there by an administrator, who may
 * bring anything: a seller may collect what paid it (docs/decisions/0014).
 */
function forbiddenInPrepago({ id, tipo }: Valor, traidos?: ReadonlySet<number>): boolean {
  return !tipo.startsWith('R') && !tipo.startsWith('TR') && !traidos?.has(id);
}

/** D3 §5, "Create": the receipt date cannot be in the past. */
export function checkFechaRecibo(fechaRecibo: Dia, hoy: Dia): ProblemaCobranza[] {
  return when(fechaRecibo < hoy, block('FECHA_PASADA', { path: 'fecharecibo' }));
}

/** What a collection was before its edit. */
export interface CobranzaOriginal {
  status: EstadoCobranza;
  impdesc: Centavos;
  pordesc: number;
  /** The equivalent discount; the same as `impdesc` unless older term adjustments were among the documents. */
  equivImp?: Centavos;
}

/** The edit extras of D3 §5; `revision`: the discount moved and an administrator will look at it. */
export function checkEdicion(
  { entrada, calculo, rol }: CobranzaACheckear,
  original: CobranzaOriginal,
  hayRechazados: boolean,
): ProblemaCobranza[] {
  const guardada = original.status === 'G';
  const { equivImp: equivOriginal = original.impdesc } = original;
  const moved = Math.abs(calculo.equivImp - equivOriginal) > TOLERANCIA_DESCUENTO;
  const ajuste = entrada.documentos
    .filter(({ tipo }) => tipo === 'AP')
    .reduce((total, { importe }) => total + importe, 0);
  const frozen = rol !== 'A' && original.status !== 'O' && !guardada;
  return [
    ...when(hayRechazados, block('ITEMS_RECHAZADOS', { path: 'items' })),
    ...when(
      frozen && calculo.impdesc !== original.impdesc,
      block('DESCUENTO_DISTINTO', { params: { importe: original.impdesc, porcentaje: original.pordesc } }),
    ),
    ...when(
      guardada && Math.abs(ajuste - equivOriginal) > TOLERANCIA_DESCUENTO,
      block('AJUSTE_INEXACTO', { path: 'documentos', params: { importe: original.impdesc } }),
    ),
    ...when(guardada && moved && rol !== 'A', { code: 'VA_A_REVISION', severity: 'warn' }),
  ];
}
