import type { Centavos, Dia } from '../kernel/index.ts';

/** What an administrator judges a value by: the list shows it, and the stored value is compared with it. */
export interface ValorVisto {
  numero: string;
  cuenta_desc: string;
  banco_desc: string;
  importe: Centavos;
  fecha: Dia | null;
  recibido: boolean;
  rechazado: boolean;
}

/**
 * All of that as one number (FNV-1a). It is the value's own: what is said meanwhile of another value of the same collection
 * does not change it, so that two people work through one collection at once (D3 §4).
 */
export function versionDeValor(valor: ValorVisto): number {
  const { numero, cuenta_desc, banco_desc, importe, fecha, recibido, rechazado } = valor;
  const text = JSON.stringify([numero, cuenta_desc, banco_desc, importe, fecha, recibido, rechazado]);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
