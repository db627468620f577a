import type { Centavos, Dia, Problem, Rol } from '../kernel/index.ts';
import type { Cheque } from './contract.ts';
import type { CodigoValor } from './messages.ts';
import { allowsInPrepago, TIPOS_VALOR } from './tipos.ts';
import type { Recepcion, Valor } from './valor.ts';

export type ProblemaValor = Problem<CodigoValor>;

/** Where the items are. */
export interface ContextoValores {
  rol: Rol;
  /** The receipt's day; of a quotation, its own. */
  fechaRecibo: Dia;
  /** Credit that an SCC item may use, the document's own put back. */
  saldoCuentaCorriente: Centavos;
}

const block = (code: CodigoValor, path: string, params?: ProblemaValor['params']): ProblemaValor => ({
  code,
  severity: 'block',
  path,
  ...(params === undefined ? {} : { params }),
});

/** Every rule of one item (D2 §5, D3 §5); paths name its own fields: 'fecha', 'cheques.0.numero'. */
export function checkValor(item: Valor, contexto: ContextoValores): ProblemaValor[] {
  const fila = TIPOS_VALOR[item.tipo];
  return [
    ...(fila.conCheques
      ? checkCheques(item.cheques, item.tipo === 'CHE')
      : [...checkImporte(item), ...checkFecha(item, contexto)]),
    ...(item.leyenda.trim() === '' ? [block('LEYENDA_REQUERIDA', 'leyenda')] : []),
    ...(fila.conCuenta && item.transferencia.cuenta === null ? [block('CUENTA_REQUERIDA', 'cuenta')] : []),
    ...(fila.conJurisdiccion && item.jurisdiccion === null ? [block('JURISDICCION_REQUERIDA', 'jurisdiccion')] : []),
    ...checkSaldo(item, contexto),
  ];
}

function checkImporte({ importe }: Valor): ProblemaValor[] {
  return Number.isSafeInteger(importe) && importe > 0 ? [] : [block('IMPORTE_REQUERIDO', 'importe')];
}

/** Not before the receipt, but for TRF and AEF (D2 §5). */
function checkFecha({ tipo, fecha }: Valor, { fechaRecibo }: ContextoValores): ProblemaValor[] {
  if (fecha === null) return [block('FECHA_REQUERIDA', 'fecha')];
  if (fecha >= fechaRecibo || TIPOS_VALOR[tipo].fechaLibre) return [];
  return [block('FECHA_ANTERIOR', 'fecha')];
}

/** The credit of the account is the cap of an SCC item (D2 §5). */
function checkSaldo({ tipo, importe }: Valor, { saldoCuentaCorriente }: ContextoValores): ProblemaValor[] {
  if (tipo !== 'SCC' || importe <= Math.max(0, saldoCuentaCorriente)) return [];
  return [block('SALDO_EXCEDIDO', 'importe', { saldo: Math.max(0, saldoCuentaCorriente) })];
}

/** D3 §5, "Check dialog". */
function checkCheques(cheques: readonly Cheque[], electronicos: boolean): ProblemaValor[] {
  if (cheques.length === 0) return [block('CHEQUES_REQUERIDOS', 'cheques')];
  return cheques.flatMap((cheque, index) => {
    const at = (field: string) => `cheques.${index}.${field}`;
    const repeated =
      cheques.findIndex(({ numero, banco }) => numero === cheque.numero && banco === cheque.banco) < index;
    return [
      ...(/^\d{1,8}$/.test(cheque.numero) && Number(cheque.numero) > 0 ? [] : [block('CHEQUE_NUMERO', at('numero'))]),
      ...(repeated && !cheque.repetido ? [block('CHEQUE_REPETIDO', at('numero'), { numero: cheque.numero })] : []),
      ...(cheque.banco === '' ? [block('BANCO_REQUERIDO', at('banco'))] : []),
      ...(cheque.fecha === null ? [block('FECHA_REQUERIDA', at('fecha'))] : []),
      ...(cheque.importe > 0 ? [] : [block('IMPORTE_REQUERIDO', at('importe'))]),
      ...(electronicos && cheque.idelectro === '' ? [block('IDELECTRO_REQUERIDO', at('idelectro'))] : []),
    ];
  });
}

/** The items of a prepaid quotation together: each one's rules, its type, one use of the account; paths 'itemsDeCobranza.2.fecha'. */
export function checkValoresPrepago(items: readonly Valor[], contexto: ContextoValores): ProblemaValor[] {
  return items.flatMap((item, index) => {
    const at = `itemsDeCobranza.${index}`;
    const earlier = items.slice(0, index);
    return [
      ...(allowsInPrepago(item.tipo, contexto.rol)
        ? []
        : [block('TIPO_NO_PERMITIDO', `${at}.tipo`, { tipo: TIPOS_VALOR[item.tipo].nombre })]),
      ...(item.tipo === 'SCC' && earlier.some(({ tipo }) => tipo === 'SCC')
        ? [block('SALDO_REPETIDO', `${at}.tipo`)]
        : []),
      ...(earlier.some(({ id }) => id === item.id) ? [block('ITEM_REPETIDO', `${at}.id`)] : []),
      ...checkValor(item, contexto).map((problem) => ({ ...problem, path: `${at}.${problem.path}` })),
    ];
  });
}

/** What is shown under an item of the list; null when it is all right (D2 §5). */
export type AvisoValor = 'RECHAZADO' | 'PROVISORIO' | 'INCOMPLETO';
export function avisoValor(
  item: Valor & Partial<Recepcion>,
  contexto: ContextoValores,
  operacion: 'CREATE' | 'EDIT' | 'VIEW',
): AvisoValor | null {
  if (item.rechazado) return 'RECHAZADO';
  if (operacion !== 'VIEW' && checkValor(item, contexto).length > 0) return 'INCOMPLETO';
  return item.tipo === 'TRP' && operacion !== 'CREATE' ? 'PROVISORIO' : null;
}
