import type { Centavos, Problem } from '../kernel/index.ts';
import { type ItemDeCobranzaEntrada, TIPOS_VALOR, type Valor } from '../valores/index.ts';
import type { CobranzaCalculada, CobranzaEntrada } from './calcular.ts';
import { conDescuentoAcordado, type DescuentoAcordado } from './congelar.ts';
import { type DescuentoFijo, repartirDescuento } from './descuento.ts';

/** Codes of what is looked at before anything is calculated, and of the figures that came with it. */
export type CodigoEnvio =
  | 'RECIBO_INVALIDO'
  | 'TIPO_NO_PERMITIDO'
  | 'ITEM_REPETIDO'
  | 'CHEQUE_REPETIDO'
  | 'IDELECTRO_REPETIDO'
  | 'IMPORTE_EXCEDIDO'
  | 'DESCUENTO_FIJO_INVALIDO'
  | 'ITEM_CONFIRMADO'
  | 'CIFRA_DISTINTA'
  | 'GUARDAR_SIN_DESCUENTO';

export type ProblemaEnvio = Problem<CodigoEnvio>;

/** $ 9.999.999.999.999,99: what all the items together may come to, so that no sum of them loses a centavo. */
const MAXIMO_TOTAL: Centavos = 999_999_999_999_999;

const block = (code: CodigoEnvio, path: string, params?: ProblemaEnvio['params']): ProblemaEnvio => ({
  code,
  severity: 'block',
  path,
  ...(params === undefined ? {} : { params }),
});

export interface CobranzaEnviada {
  numrec: string;
  items: readonly ItemDeCobranzaEntrada[];
  descuentoFijo: DescuentoFijo;
}

/** What a collection may not even be calculated with: bad numbers, types that nobody chooses, the same item twice. */
export function checkEnvio({ numrec, items, descuentoFijo }: CobranzaEnviada): ProblemaEnvio[] {
  return [
    ...(numrec === '' || (/^\d{1,8}$/.test(numrec) && Number(numrec) > 0) ? [] : [block('RECIBO_INVALIDO', 'numrec')]),
    ...items.flatMap((item, index) => checkItem(item, index, items)),
    ...(totalEnviado(items) <= MAXIMO_TOTAL ? [] : [block('IMPORTE_EXCEDIDO', 'items')]),
    ...(descuentoFijo.importe < 0 || descuentoFijo.porcentaje < 0
      ? [block('DESCUENTO_FIJO_INVALIDO', 'descuentoFijo')]
      : []),
  ];
}

/** Added without the kernel's `sum`, which throws on what is being asked here. */
function totalEnviado(items: readonly ItemDeCobranzaEntrada[]): number {
  const amounts = items.flatMap(({ importe, cheques }) => [importe, ...cheques.map((cheque) => cheque.importe)]);
  return amounts.reduce((total, importe) => total + Math.abs(importe), 0);
}

function checkItem(
  { id, tipo }: ItemDeCobranzaEntrada,
  index: number,
  items: readonly ItemDeCobranzaEntrada[],
): ProblemaEnvio[] {
  const fila = TIPOS_VALOR[tipo];
  const chosen = fila.seleccionable || tipo === 'SCC';
  const twice = items.slice(0, index).some((earlier) => earlier.id === id);
  return [
    ...(chosen ? [] : [block('TIPO_NO_PERMITIDO', `items.${index}.tipo`, { tipo: fila.nombre })]),
    ...(twice ? [block('ITEM_REPETIDO', `items.${index}.id`)] : []),
  ];
}

/** A cheque of the collection, with where it is. */
export interface ChequeUbicado {
  path: string;
  numero: string;
  banco: string;
  idelectro: string;
  repetido: boolean;
}

export function chequesDe(items: readonly Pick<Valor, 'cheques'>[]): ChequeUbicado[] {
  return items.flatMap(({ cheques }, index) =>
    cheques.map(({ numero, banco, idelectro, repetido = false }, position) => ({
      path: `items.${index}.cheques.${position}.numero`,
      numero,
      banco,
      idelectro,
      repetido,
    })),
  );
}

/** 12 and 0012 are one number. */
const sameNumber = (a: ChequeUbicado, b: ChequeUbicado) =>
  a.banco === b.banco && /^\d+$/.test(a.numero) && Number(a.numero) === Number(b.numero);

/** The same cheque twice in one collection, in whichever items (D3 §5): unless somebody said that it is another. */
export function checkChequesDistintos(items: readonly Pick<Valor, 'cheques'>[]): ProblemaEnvio[] {
  const all = chequesDe(items);
  return all.flatMap((cheque, index) => {
    if (cheque.repetido) return [];
    const earlier = all.slice(0, index).filter(({ repetido }) => !repetido);
    const { path, numero, idelectro } = cheque;
    if (earlier.some((other) => sameNumber(other, cheque))) return [block('CHEQUE_REPETIDO', path, { numero })];
    if (idelectro !== '' && earlier.some((other) => other.idelectro === idelectro))
      return [block('IDELECTRO_REPETIDO', path, { numero, idelectro })];
    return [];
  });
}

/** The figures that the person saw have to be the server's (reliability A8). */
export function checkCifras(
  enviadas: { impdesc: Centavos; saldo: Centavos },
  calculo: Pick<CobranzaCalculada, 'impdesc' | 'saldo'>,
): ProblemaEnvio[] {
  return (['impdesc', 'saldo'] as const).flatMap((campo) =>
    enviadas[campo] === calculo[campo]
      ? []
      : [block('CIFRA_DISTINTA', campo, { campo, enviado: enviadas[campo], calculado: calculo[campo] })],
  );
}

/** Saving without confirming waits for the discount's credit note: there has to be a discount (D3 §4). */
export function checkGuardar({ impdesc }: Pick<CobranzaCalculada, 'impdesc'>): ProblemaEnvio[] {
  return impdesc > 0 ? [] : [block('GUARDAR_SIN_DESCUENTO', 'setStatus')];
}

/**
 * A Guardada whose discount moved keeps the one that it had until an administrator looks (D3 §4): the figures by the
 * equivalent discount as it was.
 */
export function conservarDescuento(
  { documentos }: CobranzaEntrada,
  calculo: CobranzaCalculada,
  { equivImp, equivPorc, pordesc, tipodesc }: Omit<DescuentoAcordado, 'impdesc'>,
): CobranzaCalculada {
  const ajustes = documentos.filter(({ tipo }) => tipo === 'AP').reduce((total, { importe }) => total + importe, 0);
  const impdesc = Math.max(0, equivImp - ajustes);
  const partes = repartirDescuento(impdesc, documentos);
  const shares = calculo.documentos.map((each, index) => ({ ...each, descuento: partes[index] ?? 0 }));
  return conDescuentoAcordado(calculo, { equivImp, equivPorc, pordesc, tipodesc, impdesc }, shares);
}
