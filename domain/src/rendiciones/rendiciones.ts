import { type EstadoCobranza, PALABRA_COBRANZA } from '../cobranzas/index.ts';
import type { EstadoVisible } from '../kernel/index.ts';

/**
 * The codes of a collection as the settlement desk reads them (D3 §4, domain-facts §6.5): A waits for it, S it approved,
 * O it observed.
 */
export const ESTADOS_RENDICION = {
  A: { palabra: 'Pendiente', tono: 'gris' },
  S: { palabra: 'Aprobada', tono: 'verde' },
  O: { palabra: 'Observada', tono: 'rojo' },
} as const satisfies Partial<Record<EstadoCobranza, EstadoVisible>>;
export type EstadoRendicion = keyof typeof ESTADOS_RENDICION;

/** How collections are handed in (domain-facts §6.29). */
export const MODOS_RENDICION = ['manual', 'digital'] as const;
export type ModoRendicion = (typeof MODOS_RENDICION)[number];

/** D3 §9. */
export const MAXIMO_RENDICION = 130;
export const DIAS_RENDICION_DIGITAL = 90;
export const DIAS_AGREGAR_COBRANZAS = 365;
/** Between the ids of a printed settlement's QR (domain-facts §4.6). */
const SEPARADOR = 'I';

/** The text of a settlement's QR: [1201, 1202] → '1201I1202'. */
export function textoQr(ids: readonly number[]): string {
  return ids.join(SEPARADOR);
}

/** The ids of a scan, in order and without repeats; what is no id is left out. */
export function idsDeLectura(text: string): number[] {
  const ids = text
    .trim()
    .split(new RegExp(SEPARADOR, 'i'))
    .filter((part) => /^\d{1,9}$/.test(part))
    .map(Number)
    .filter((id) => id > 0);
  return [...new Set(ids)];
}

/** What one id of a scan turned out to be (D3 §5). */
export type Lectura =
  | { id: number; resultado: 'agregada' }
  | { id: number; resultado: 'inexistente' | 'repetida' | 'no_aprobada' };

/** Reads one id against what is known: it must exist, be new to the list and be approved. */
export function leer(id: number, status: EstadoCobranza | null, escaneadas: ReadonlySet<number>): Lectura {
  if (status === null) return { id, resultado: 'inexistente' };
  if (escaneadas.has(id)) return { id, resultado: 'repetida' };
  return { id, resultado: status === 'A' ? 'agregada' : 'no_aprobada' };
}

/** D3 §5, §8: literals as they stand. */
export const TEXTOS_RENDICION = {
  sinCobranzas: 'Debe seleccionar al menos una cobranza',
  maximo: 'El máximo de cobranzas es 130',
  inexistente: (id: number) => `No se encontró la cobranza con id ${id}`,
  repetida: (id: number) => `La cobranza con id ${id} ya ha sido escaneada`,
  noAprobada: 'La cobranza escaneada no está en estado aprobada',
  rendidas: 'Las cobranzas fueron rendidas con éxito',
  /** The same two of the report (D4 §5), in its words. */
  sinCobranzasListado: 'Debe seleccionar al menos una cobranza para rendir',
  maximoListado: 'El máximo de cobranzas a rendir es 130',
} as const;

/** The sentence of a reading that added nothing. */
export function textoLectura(lectura: Lectura): string | null {
  switch (lectura.resultado) {
    case 'agregada':
      return null;
    case 'inexistente':
      return TEXTOS_RENDICION.inexistente(lectura.id);
    case 'repetida':
      return TEXTOS_RENDICION.repetida(lectura.id);
    case 'no_aprobada':
      return TEXTOS_RENDICION.noAprobada;
  }
}

/** A collection that cannot be settled, by its place in the list that was sent. */
export interface ProblemaDeRendicion {
  code: 'COBRANZA_INEXISTENTE' | 'COBRANZA_NO_APROBADA';
  path: string;
  id: number;
  message: string;
}

/** Those of a settlement that are not there or not approved: with one of them, none is settled (domain-facts §4.6). */
export function problemasDeRendicion(
  ids: readonly number[],
  estados: ReadonlyMap<number, EstadoCobranza>,
): ProblemaDeRendicion[] {
  return ids.flatMap((id, index): ProblemaDeRendicion[] => {
    const path = `ids.${index}`;
    const status = estados.get(id);
    if (status === undefined)
      return [{ code: 'COBRANZA_INEXISTENTE', path, id, message: TEXTOS_RENDICION.inexistente(id) }];
    if (status === 'A') return [];
    const message = `La cobranza ${id} no está en estado aprobada: está ${PALABRA_COBRANZA[status]}`;
    return [{ code: 'COBRANZA_NO_APROBADA', path, id, message }];
  });
}

/** One sentence for all of them. */
export function resumenDeRendicion(problems: readonly ProblemaDeRendicion[]): string {
  const [only] = problems;
  if (only && problems.length === 1) return only.message;
  const idsOf = (code: ProblemaDeRendicion['code']) =>
    problems.filter((problem) => problem.code === code).map(({ id }) => id);
  const missing = idsOf('COBRANZA_INEXISTENTE');
  const wrong = idsOf('COBRANZA_NO_APROBADA');
  return [
    ...(missing.length > 0 ? [`No se encontraron las cobranzas ${missing.join(', ')}`] : []),
    ...(wrong.length > 0 ? [`No están en estado aprobada las cobranzas ${wrong.join(', ')}`] : []),
  ].join('. ');
}

/** Only what is approved, settled or posted goes on paper; the sentence of the first one that is not, or null. */
export function checkImprimibles(cobranzas: readonly { id: number; status: EstadoCobranza }[]): string | null {
  const wrong = cobranzas.find(({ status }) => status !== 'A' && status !== 'S' && status !== 'I');
  return wrong ? `La cobranza ${wrong.id} no está en estado aprobada: está ${PALABRA_COBRANZA[wrong.status]}` : null;
}
