/** Concepts that a note can credit without goods; the code is what the line carries as its id (D2 §3). */
export const CONCEPTOS_NOTA_CREDITO = [
  { id: 'AJUSTEPLAZO', detalle: 'Ajuste por plazo de pago' },
  { id: 'BONIFICACION', detalle: 'Bonificación' },
  { id: 'DIFPRECIO', detalle: 'Diferencia de precio' },
  { id: 'FLETE', detalle: 'Flete' },
  { id: 'CORRECCION', detalle: 'Corrección de factura' },
] as const;
export type ConceptoNotaCredito = (typeof CONCEPTOS_NOTA_CREDITO)[number]['id'];

/** D2 §3: its description is extended by the text lines that follow. */
export const AJUSTE_PLAZO: ConceptoNotaCredito = 'AJUSTEPLAZO';

/** Whether a line's code is one of the concepts. */
export function isConcepto(id: string): boolean {
  return CONCEPTOS_NOTA_CREDITO.some((concepto) => concepto.id === id);
}

/** A row with an empty id goes on with the text of the one before (D2 §3). */
export function isContinuacion(linea: { id: string }): boolean {
  return linea.id === '';
}

/**
 * The lines as people read them: each continuation row becomes part of the description before it, one text line each.
 * A continuation with nothing before it stays as it is.
 */
export function joinContinuaciones<L extends { id: string; detalle: string }>(lineas: readonly L[]): L[] {
  const joined: L[] = [];
  for (const linea of lineas) {
    const before = joined.at(-1);
    if (!isContinuacion(linea) || before === undefined) joined.push({ ...linea });
    else joined[joined.length - 1] = { ...before, detalle: `${before.detalle}\n${linea.detalle}` };
  }
  return joined;
}
