import { type Centavos, CIEN_POR_CIENTO, mulDiv } from '../kernel/index.ts';
import { type CobranzaCalculada, type CobranzaContexto, type CobranzaEntrada, calcular } from './calcular.ts';
import { isComputable } from './dias.ts';
import { type DocumentoACancelar, isEditable, minimoACancelar } from './documentos.ts';

/** D3 §9. */
export const PASADAS_DE_AJUSTE = 5;

export interface Ajuste {
  /** Whether the balance came to nothing; if not, the amounts are the person's own. */
  ajustado: boolean;
  documentos: readonly DocumentoACancelar[];
  calculo: CobranzaCalculada;
}

/**
 * Changes the amount of the newest editable document until the balance is nothing, in at most five passes, because days,
 * row and discount move with it (domain-facts §4.8). What does not settle leaves the person's amounts.
 */
export function ajustarSaldo(entrada: CobranzaEntrada, contexto: CobranzaContexto): Ajuste {
  const original = calcular(entrada, contexto);
  const target = newestEditable(entrada.documentos);
  let documentos = entrada.documentos;
  let calculo = original;
  for (let pass = 0; pass < PASADAS_DE_AJUSTE && calculo.saldo !== 0 && target !== null; pass += 1) {
    documentos = documentos.map((documento) =>
      documento.id === target ? { ...documento, importe: nextImporte(documento, calculo, entrada) } : documento,
    );
    calculo = calcular({ ...entrada, documentos }, contexto);
  }
  if (calculo.saldo === 0) return { ajustado: true, documentos, calculo };
  return { ajustado: false, documentos: entrada.documentos, calculo: original };
}

function newestEditable(documentos: readonly DocumentoACancelar[]): number | null {
  const [newest] = documentos
    .filter(isEditable)
    .sort((a, b) => (a.ingreso === b.ingreso ? b.id - a.id : a.ingreso < b.ingreso ? 1 : -1));
  return newest?.id ?? null;
}

/** The balance weighs more on a document whose discount moves with it: a peso more of it brings but 1 − % of debt. */
function nextImporte(
  documento: DocumentoACancelar,
  { saldo, impdesc, pordesc }: CobranzaCalculada,
  { descuentoFijo }: CobranzaEntrada,
): Centavos {
  const fixedAmount = descuentoFijo.enabled && descuentoFijo.tipo === 'importe';
  const moves = isComputable(documento) && !fixedAmount && impdesc > 0 && pordesc < CIEN_POR_CIENTO;
  const step = moves ? mulDiv(saldo, CIEN_POR_CIENTO, CIEN_POR_CIENTO - pordesc) : saldo;
  return Math.min(documento.maxImporte, Math.max(minimoACancelar(documento), documento.importe + step));
}
