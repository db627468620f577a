import { allocate, type Centavos, type Porcentaje, percentOf } from '../kernel/index.ts';

interface DocumentoConIva {
  subtotal: Centavos;
  bonificado: Centavos;
  iva: Centavos;
  alicuotaIVA: Porcentaje;
}

export interface ImportesConIva {
  /** One for each line, in their order; they add up to `subtotal`. */
  lineas: { precio: Centavos; importe: Centavos }[];
  subtotal: Centavos;
  bonificado: Centavos;
}

/**
 * A document of letter B shows its amounts with VAT in them. Subtotal less discount is net plus VAT as they were
 * stored, and the lines add up to the subtotal: odd centavos go to the largest remainders.
 */
export function conIvaIncluido(
  documento: DocumentoConIva,
  lineas: readonly { precio: Centavos; importe: Centavos }[],
): ImportesConIva {
  const { alicuotaIVA, iva } = documento;
  const neto = documento.subtotal - documento.bonificado;
  const subtotal =
    documento.bonificado === 0 ? neto + iva : documento.subtotal + percentOf(documento.subtotal, alicuotaIVA);
  const importes = allocate(
    subtotal,
    lineas.map(({ importe }) => importe),
  );
  return {
    lineas: lineas.map(({ precio }, index) => ({
      precio: precio + percentOf(precio, alicuotaIVA),
      importe: importes[index] ?? 0,
    })),
    subtotal,
    bonificado: subtotal - neto - iva,
  };
}
