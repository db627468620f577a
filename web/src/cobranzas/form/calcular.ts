import {
  type CobranzaCalculada,
  type CobranzaContexto,
  type CobranzaEntrada,
  type CobranzaOriginal,
  type ContextoCobranza,
  calcular,
  checkCobranza,
  checkCombinacion,
  checkEdicion,
  checkFechaRecibo,
  checkImportes,
  checkPendientes,
  MENSAJES_COBRANZAS,
  MENSAJES_DOCUMENTOS,
} from '@distri/domain/cobranzas';
import type { Dia, Problem, Rol } from '@distri/domain/kernel';
import { totalValores } from '@distri/domain/valores';
import { type ProblemaVisible, visibleProblems } from '../../lineas/problemas.ts';
import type { ItemForm } from '../../valores/itemForm.ts';
import { aCancelar, type Cancelable, type CobranzaForm } from './valores.ts';

/** What the form knows besides what is typed in it. */
export interface ContextoForm {
  contexto: ContextoCobranza;
  /** By id. */
  documentos: ReadonlyMap<number, Cancelable>;
  rol: Rol;
  hoy: Dia;
  /** The collection as it was when its edit began; null for a new one. */
  original: (CobranzaOriginal & { id: number; version: number }) | null;
}

export interface CalculoCobranza {
  entrada: CobranzaEntrada;
  calculo: CobranzaCalculada;
  problemas: ProblemaVisible[];
}

/** What was typed as the rules read it. Without a day it counts from today, and the problem says so. */
export function entradaDe(form: CobranzaForm, { documentos, hoy }: Pick<ContextoForm, 'documentos' | 'hoy'>) {
  return {
    fechaRecibo: form.fecharecibo ?? hoy,
    documentos: form.documentos.flatMap(({ id, importe }) => {
      const documento = documentos.get(id);
      return documento ? [aCancelar(documento, importe)] : [];
    }),
    items: form.items,
    descuentoFijo: form.descuentoFijo,
  } satisfies CobranzaEntrada;
}

/** What the customer's account and scale say; credit that a brought quotation holds comes along with its item. */
export function contextoDe({ escala, cliente }: ContextoCobranza, items: readonly ItemForm[]): CobranzaContexto {
  const traido = items.filter(({ tipo, cotizacion_item, guardado }) => tipo === 'SCC' && cotizacion_item && !guardado);
  const saldoCuentaCorriente = cliente.saldoCuentaCorriente + totalValores(traido);
  return { escala, sinDescuento: cliente.sin_descuento, saldoCuentaCorriente };
}

/** Figures and problems of the collection as it is typed, by the rules that the server applies again (D3 §5, §9). */
export function calcularCobranza(form: CobranzaForm, contexto: ContextoForm): CalculoCobranza {
  const entrada = entradaDe(form, contexto);
  const calculo = calcular(entrada, contextoDe(contexto.contexto, form.items));
  return { entrada, calculo, problemas: problemasDe(form, contexto, entrada, calculo) };
}

function problemasDe(
  form: CobranzaForm,
  { contexto, rol, hoy, original }: ContextoForm,
  entrada: CobranzaEntrada,
  calculo: CobranzaCalculada,
): ProblemaVisible[] {
  const { escala, documentos } = contexto;
  const { saldoCuentaCorriente } = contextoDe(contexto, form.items);
  const traidos = new Set(form.items.filter(isTraido).map(({ id }) => id));
  const own = { numrec: form.numrec, entrada, items: form.items, calculo };
  const cobranza = { ...own, escala, rol, saldoCuentaCorriente, traidos };
  const cobranzas = [
    ...(original || form.fecharecibo === null ? [] : checkFechaRecibo(form.fecharecibo, hoy)),
    ...checkCobranza(cobranza),
    ...(original ? checkEdicion(cobranza, original, form.items.some(hasRechazado)) : []),
  ];
  const delDocumento = [
    ...checkCombinacion(entrada.documentos, rol),
    ...checkImportes(entrada.documentos),
    ...(entrada.documentos.length > 0 ? checkPendientes(entrada.documentos, documentos) : []),
  ];
  const all = [
    ...(form.fecharecibo === null ? [SIN_FECHA] : []),
    ...visibleProblems(MENSAJES_COBRANZAS, onePerSentence(cobranzas)),
    ...visibleProblems(MENSAJES_DOCUMENTOS, delDocumento),
  ].map(withPlace);
  // What blocks first; inside of each kind, in the order of the document.
  return [...all.filter(blocks), ...all.filter((problema) => !blocks(problema))];
}

const blocks = ({ severity }: ProblemaVisible) => severity === 'block';

/** A prepaid quotation brings it along: it was looked at there. */
export const isTraido = ({ cotizacion_item }: ItemForm) => cotizacion_item !== null;

export const hasRechazado = ({ rechazado, cheques }: ItemForm) =>
  rechazado || cheques.some((cheque) => cheque.rechazado);

const SIN_FECHA: ProblemaVisible = {
  key: 'FECHA_INCOMPLETA:fecharecibo',
  code: 'FECHA_INCOMPLETA',
  severity: 'block',
  text: 'Completá la fecha de recibo',
  campo: 'fecharecibo',
};

/** A sentence about several items is said once, and takes the reader to the first of them. */
function onePerSentence<P extends Problem>(problems: readonly P[]): P[] {
  return problems.filter(({ code }, index) => problems.findIndex((each) => each.code === code) === index);
}

/** Where a problem that names no field is mended. */
const LUGARES: Readonly<Record<string, string>> = {
  SALDO_NEGATIVO: 'items',
  SALDO_A_FAVOR: 'items',
  DESCUENTO_DISTINTO: 'items',
  VA_A_REVISION: 'items',
  COMBINA_PUNTOS_DE_VENTA: 'documentos',
  COMBINA_PREPAGO: 'documentos',
  COMBINA_CONDICIONES: 'documentos',
  HAY_ANTERIORES: 'documentos',
  HAY_NOTAS_DE_CREDITO: 'documentos',
};

function withPlace(problema: ProblemaVisible): ProblemaVisible {
  return problema.campo === null ? { ...problema, campo: LUGARES[problema.code] ?? null } : problema;
}

/** Found from the start in a form that nobody has filled in: said when somebody tries to confirm. */
const AL_CONFIRMAR = new Set([
  'RECIBO_VACIO',
  'RECIBO_DIGITOS',
  'SIN_DOCUMENTOS',
  'SIN_ITEMS',
  'SALDO_NEGATIVO',
  'TOTAL_A_CANCELAR',
  'TOTAL_A_COBRAR',
  'AJUSTE_INEXACTO',
]);

/** Before the first try, what is only not there yet is not pointed out. */
export function problemasVisibles(problemas: readonly ProblemaVisible[], hasTried: boolean): ProblemaVisible[] {
  return problemas.filter(({ code }) => hasTried || !AL_CONFIRMAR.has(code));
}
