/** A document's number as somebody types it: whole, or only its beginning. */
export interface NumeroBuscado {
  letra: string | null;
  puntoVenta: number | null;
  /** Digits of the number, leading zeros gone. */
  numero: string;
  /** Typed with its sales point: it is the whole number. */
  exacto: boolean;
}

const WHOLE = /^([A-Z])?\s*(\d{1,4})\s*-\s*(\d{1,8})$/;
const STORED = /^([A-Z])?\s*(\d{4})(\d{8})$/;
const ALONE = /^([A-Z])?\s*(\d{1,8})$/;
const strip = (digits: string) => digits.replace(/^0+(?=\d)/, '');

/** Reads 'A 0004-00012345', 'A000400012345', '4-12345', '12345'; null when the text is no number. */
export function parseNumeroBuscado(text: string): NumeroBuscado | null {
  const clean = text.trim().toUpperCase();
  const whole = WHOLE.exec(clean) ?? STORED.exec(clean);
  if (whole) {
    const [, letra, puntoVenta = '', numero = ''] = whole;
    return { letra: letra ?? null, puntoVenta: Number(puntoVenta), numero: strip(numero), exacto: true };
  }
  const alone = ALONE.exec(clean);
  return alone ? { letra: alone[1] ?? null, puntoVenta: null, numero: strip(alone[2] ?? ''), exacto: false } : null;
}
