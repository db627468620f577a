import { type Dia, parseDia } from '@distri/domain/kernel';

/** Puts the bars in while a date is typed: '20112026' → '20/11/2026'. Hyphens and dots count as bars. */
export function maskDia(text: string): string {
  return text
    .replace(/[-.\s]/g, '/')
    .replace(/[^\d/]/g, '')
    .replace(/^(\d{2})(?=\d)/, '$1/')
    .replace(/^(\d{1,2}\/\d{2})(?=\d)/, '$1/')
    .slice(0, 10);
}

/** A date written whole, good to use while it is being typed: no year that may still grow. */
export function completeDia(text: string): Dia | null {
  return /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(text) ? parseDia(text) : null;
}

/** What the text means when the person leaves it: '20/11' is this year's, '20/11/26' is 2026. Null when it is no day. */
export function settleDia(text: string, today: Dia): Dia | null {
  const short = /^(\d{1,2}\/\d{1,2})\/?$/.exec(text);
  return parseDia(short ? `${short[1]}/${today.slice(0, 4)}` : text);
}

/** Pasted text: any of the usual spellings, ISO included. */
export function pastedDia(text: string, today: Dia): Dia | null {
  return parseDia(text) ?? settleDia(maskDia(text.trim()), today);
}
