import {
  type Centavos,
  CIEN_POR_CIENTO,
  formatMoney,
  type Messages,
  mulDiv,
  type Porcentaje,
  type Problem,
} from '../kernel/index.ts';
import type { TipoValor } from '../valores/index.ts';
import { TOLERANCIA_SALDO } from './calcular.ts';
import { needsRecepcion, TOLERANCIA_DESCUENTO } from './estados.ts';

export type CodigoAsiento =
  | 'VALORES_RECHAZADOS'
  | 'VALORES_PROVISORIOS'
  | 'VALORES_SIN_CONFIRMAR'
  | 'SALDO_SIN_CUBRIR'
  | 'DOCUMENTO_YA_CANCELADO'
  | 'RECIBO_EN_LA_CUENTA'
  | 'AJUSTE_DISTINTO'
  | 'FACTURAS_ACREDITADAS';

export const MENSAJES_ASIENTO: Messages<CodigoAsiento> = {
  VALORES_RECHAZADOS: ({ valor }) => `No se puede ingresar: ${valor} está rechazado`,
  VALORES_PROVISORIOS: ({ valor }) => `No se puede ingresar: ${valor} es una transferencia provisoria`,
  VALORES_SIN_CONFIRMAR: ({ valor }) => `No se puede ingresar: falta confirmar ${valor}`,
  SALDO_SIN_CUBRIR: ({ saldo }) =>
    `No se puede ingresar: faltan ${formatMoney(-Number(saldo))} para cubrir los documentos`,
  DOCUMENTO_YA_CANCELADO: ({ numero, pendiente }) =>
    `No se puede ingresar: de ${numero} quedan ${formatMoney(Number(pendiente))} pendientes`,
  RECIBO_EN_LA_CUENTA: ({ recibo }) => `No se puede ingresar: el recibo ${recibo} ya está en la cuenta`,
  AJUSTE_DISTINTO: ({ ajuste, descuento }) =>
    `El ajuste plazo de ${formatMoney(Number(ajuste))} no coincide con el descuento de ${formatMoney(Number(descuento))}: editá la cobranza e incluilo`,
  FACTURAS_ACREDITADAS: ({ disponible }) =>
    `El descuento supera lo que queda por acreditar de las facturas: ${formatMoney(Number(disponible))}`,
};

interface ValorAAsentar {
  tipo: TipoValor;
  leyenda: string;
  recibido: boolean;
  rechazado: boolean;
}

interface DocumentoAAsentar {
  numero: string;
  importe: Centavos;
  /** Open in the account, whatever live collections take. */
  pendiente: Centavos;
}

function valueProblem({ tipo, leyenda, recibido, rechazado }: ValorAAsentar): Problem<CodigoAsiento>[] {
  const params = { valor: leyenda === '' ? tipo : leyenda };
  if (rechazado) return [{ code: 'VALORES_RECHAZADOS', severity: 'block', params }];
  if (tipo === 'TRP') return [{ code: 'VALORES_PROVISORIOS', severity: 'block', params }];
  return needsRecepcion(tipo) && !recibido ? [{ code: 'VALORES_SIN_CONFIRMAR', severity: 'block', params }] : [];
}

/** What keeps a settled collection from being posted: a status given by hand confirms no money (domain-facts §4.6). */
export function checkAsiento(cobranza: {
  saldo: Centavos;
  items: readonly ValorAAsentar[];
  documentos: readonly DocumentoAAsentar[];
}): Problem<CodigoAsiento>[] {
  const { saldo, items, documentos } = cobranza;
  const short = documentos.filter(({ importe, pendiente }) => importe > pendiente);
  return [
    ...items.flatMap(valueProblem),
    ...(saldo < -TOLERANCIA_SALDO
      ? [{ code: 'SALDO_SIN_CUBRIR', severity: 'block', params: { saldo } } satisfies Problem<CodigoAsiento>]
      : []),
    ...short.map(
      ({ numero, pendiente }): Problem<CodigoAsiento> => ({
        code: 'DOCUMENTO_YA_CANCELADO',
        severity: 'block',
        params: { numero, pendiente },
      }),
    ),
  ];
}

/** The figures that are posted, as they are stored. */
export interface CifrasAAsentar {
  totdocs: Centavos;
  totitems: Centavos;
  impdesc: Centavos;
  saldo: Centavos;
  /** Credit of the account among the items. */
  scc: Centavos;
  /** The term adjustment that a Guardada had issued: what is open of it, and whether it is among the documents. */
  ajuste: { pendiente: Centavos; incluido: boolean } | null;
}

/** What posting does to the books. */
export interface PlanAsiento {
  /** Amount of the AJUSTEPLAZO note to issue; 0: none. */
  nota: Centavos;
  /** Of the Guardada's own note, when it is not among the documents. */
  consumido: Centavos;
  /** The receipt in the account: the money, without the credit that was there already. */
  recibo: Centavos;
  /** Movements of the credit: what is used (not above 0), the surplus, and what rounding leaves. */
  uso: Centavos;
  saldo: Centavos;
  ajuste: Centavos;
}

/**
 * What posting does (domain-facts §4.6): the discount is given once, by the note that a Guardada had before or by one
 * that is born applied. A Guardada issues no second note for a difference within the tolerance: those centavos go to the
 * account, with what is left under 0.05. 'AJUSTE_DISTINTO': its note is worth more than the discount.
 */
export function planAsiento(cifras: CifrasAAsentar): PlanAsiento | 'AJUSTE_DISTINTO' {
  const { totdocs, totitems, impdesc, scc, ajuste } = cifras;
  const consumido = ajuste && !ajuste.incluido ? ajuste.pendiente : 0;
  const rest = impdesc - consumido;
  if (rest < -TOLERANCIA_DESCUENTO) return 'AJUSTE_DISTINTO';
  const nota = ajuste && rest <= TOLERANCIA_DESCUENTO ? 0 : rest;
  const saldo = Math.max(0, cifras.saldo);
  return {
    nota,
    consumido,
    recibo: totitems - scc,
    uso: scc === 0 ? 0 : -scc,
    saldo,
    ajuste: totitems + nota + consumido - totdocs - saldo,
  };
}

/** Net and VAT of a note of a given total (D3 §9: net = amount / 1.21); the two add up to it exactly. */
export function netoDeTotal(total: Centavos, alicuota: Porcentaje): { neto: Centavos; iva: Centavos } {
  const neto = mulDiv(total, CIEN_POR_CIENTO, CIEN_POR_CIENTO + alicuota);
  return { neto, iva: total - neto };
}
