/** Number of a document as stored: letter, four digits of sales point, eight of number (domain-facts §2.1). */
export interface NumeroDocumento {
  letra: string;
  puntoVenta: number;
  numero: number;
}

/** `{ letra: 'A', puntoVenta: 17, numero: 12345 }` → 'A001700012345'. */
export function composeNumero({ letra, puntoVenta, numero }: NumeroDocumento): string {
  return `${letra}${String(puntoVenta).padStart(4, '0')}${String(numero).padStart(8, '0')}`;
}

/** 'A000400012345' → 'A 0004-00012345'; texts of another form come back as they are. */
export function formatNumero(documento: string): string {
  return documento.replace(/^([A-Z])(\d{4})(\d{8})$/, '$1 $2-$3');
}

/** Characters 4 and 5 of a document number, as the documents define the sales point (D2 §5); null when no digits. */
export function puntoDeVenta(documento: string): number | null {
  const digits = documento.slice(3, 5);
  return /^\d{2}$/.test(digits) ? Number(digits) : null;
}
