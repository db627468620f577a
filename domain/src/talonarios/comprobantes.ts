/** Documents that carry a letter and a number of a pad. */
export type ClaseComprobante = 'factura' | 'notaCredito' | 'remito';

export const LETRAS_FACTURA = ['A', 'B', 'E'] as const;
/** A to RI and Monotributo, B to final consumers and exempt, E abroad (domain-facts §2.1). */
export type LetraFactura = (typeof LETRAS_FACTURA)[number];

/** ARCA's codes of document (domain-facts §2.1). */
const CODIGOS: Readonly<Record<ClaseComprobante, Readonly<Record<string, number>>>> = {
  factura: { A: 1, B: 6, E: 19 },
  notaCredito: { A: 3, B: 8, E: 21 },
  remito: { R: 91 },
};

/** `codigoArca('factura', 'A')` → 1; null for a letter that the document does not have. */
export function codigoArca(clase: ClaseComprobante, letra: string): number | null {
  return CODIGOS[clase][letra] ?? null;
}

/** As it is printed in the letter's box: two digits ('01'). */
export function codigoImpreso(clase: ClaseComprobante, letra: string): string {
  const codigo = codigoArca(clase, letra);
  return codigo === null ? '' : String(codigo).padStart(2, '0');
}

/** '0004-00012345': the number without its letter, as it is printed. */
export function numeroImpreso({ puntoVenta, numero }: { puntoVenta: number; numero: number }): string {
  return `${String(puntoVenta).padStart(4, '0')}-${String(numero).padStart(8, '0')}`;
}
