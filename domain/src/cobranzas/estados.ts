import type { Centavos, EstadoVisible, Rol } from '../kernel/index.ts';
import type { TipoValor } from '../valores/index.ts';

/** D3 §4. */
export const ESTADOS_COBRANZA = ['P', 'G', 'R', 'O', 'A', 'S', 'I'] as const;
export type EstadoCobranza = (typeof ESTADOS_COBRANZA)[number];

export const PALABRA_COBRANZA: Readonly<Record<EstadoCobranza, string>> = {
  P: 'Pendiente',
  G: 'Guardada',
  R: 'En Revisión',
  O: 'Observada',
  A: 'Aprobada',
  S: 'Rendida',
  I: 'Ingresada',
};

/** As lists, chips and legends show it (look.md). */
export const ESTADO_VISIBLE_COBRANZA: Readonly<Record<EstadoCobranza, EstadoVisible>> = {
  P: { palabra: PALABRA_COBRANZA.P, tono: 'gris' },
  G: { palabra: PALABRA_COBRANZA.G, tono: 'azul' },
  R: { palabra: PALABRA_COBRANZA.R, tono: 'violeta' },
  O: { palabra: PALABRA_COBRANZA.O, tono: 'rojo' },
  A: { palabra: PALABRA_COBRANZA.A, tono: 'teal' },
  S: { palabra: PALABRA_COBRANZA.S, tono: 'amarillo' },
  I: { palabra: PALABRA_COBRANZA.I, tono: 'verde' },
};

/** G: it was once saved as Guardada (domain-facts §4.6). */
export type Substatus = '' | 'G';

/** Digital or manual: how it is handed in. With cash or physical cheques somebody brings it (domain-facts §4.6). */
export type TipoCob = 'D' | 'M';

export function tipoCob(tipos: readonly TipoValor[]): TipoCob {
  return tipos.some((tipo) => tipo === 'EFE' || tipo === 'CHF') ? 'M' : 'D';
}

/** Types that an administrator confirms one by one in receptions (D3 §2, domain-facts §4.6). */
const CON_RECEPCION: ReadonlySet<TipoValor> = new Set(['CHE', 'TRF', 'AEF']);
/** Items that need no image: the account itself, and what is still to be replaced. */
const SIN_COMPROBANTE: ReadonlySet<TipoValor> = new Set(['SCC', 'TRP', 'CHX', 'RCO']);

export const needsRecepcion = (tipo: TipoValor): boolean => CON_RECEPCION.has(tipo);
export const needsComprobante = (tipo: TipoValor): boolean => !SIN_COMPROBANTE.has(tipo);

/** What decides the computed status. */
export interface SituacionCobranza {
  items: readonly { tipo: TipoValor; recibido: boolean; rechazado: boolean; conComprobante: boolean }[];
  /** The image of the receipt itself (RDC). */
  conRecibo: boolean;
}

/** The status that its items give it: observed, pending or approved (domain-facts §4.6). */
export function estadoCalculado({ items, conRecibo }: SituacionCobranza): 'O' | 'P' | 'A' {
  if (items.some(({ rechazado }) => rechazado)) return 'O';
  if (items.some(({ tipo }) => tipo === 'TRP')) return 'P';
  if (items.some(({ tipo, recibido }) => needsRecepcion(tipo) && !recibido)) return 'P';
  const digital = tipoCob(items.map(({ tipo }) => tipo)) === 'D';
  const proven = conRecibo && items.every(({ tipo, conComprobante }) => !needsComprobante(tipo) || conComprobante);
  return digital && !proven ? 'P' : 'A';
}

/** A collection of electronic cheques and what comes by itself (D1 §5): the generator's filter. */
export function isSoloChequeElectronico(tipos: readonly TipoValor[]): boolean {
  const others: readonly TipoValor[] = ['TRF', 'AEF', 'RSS', 'RIV', 'RGA', 'RIB', 'CAN'];
  return tipos.includes('CHE') && tipos.every((tipo) => tipo === 'CHE' || others.includes(tipo));
}

/** Whether this person may save without confirming (status G): never V or S of a level above 5 (D3 §6). */
export function canGuardar(rol: Rol, nivel: number | null): boolean {
  if (rol !== 'V' && rol !== 'S') return true;
  return nivel !== null && nivel <= 5;
}

/** Difference of the equivalent discount that sends a Guardada to review: $ 1 (D3 §9). */
export const TOLERANCIA_DESCUENTO: Centavos = 100;

export interface EdicionCobranza {
  status: EstadoCobranza;
  substatus: Substatus;
  /** The equivalent discount as it was confirmed, and as it is now. */
  equivOriginal: Centavos;
  equivNuevo: Centavos;
  rol: Rol;
  /** The status that the edited items give. */
  calculado: 'O' | 'P' | 'A';
}

export interface ResultadoEdicion {
  status: EstadoCobranza;
  substatus: Substatus;
  /** The old discount stays, the new one waits for an administrator. */
  revision: boolean;
}

/** Where an edit leads (D3 §4): a Guardada whose discount moved goes to review; a reviewed one back to Pendiente. */
export function estadoAlEditar(edicion: EdicionCobranza): ResultadoEdicion {
  const { status, substatus, rol, calculado } = edicion;
  if (status === 'R') return { status: 'P', substatus, revision: false };
  if (status !== 'G') return { status: calculado, substatus, revision: false };
  const moved = Math.abs(edicion.equivNuevo - edicion.equivOriginal) > TOLERANCIA_DESCUENTO;
  if (moved && rol !== 'A') return { status: 'R', substatus: 'G', revision: true };
  return { status: calculado, substatus: 'G', revision: false };
}

/** Whether it may be edited (D2 §6, domain-facts §4.6): never I nor S; R and A with substatus G by an administrator. */
export function isEditableCobranza(status: EstadoCobranza, substatus: Substatus, rol: Rol): boolean {
  if (status === 'I' || status === 'S') return false;
  if (rol === 'A') return true;
  return status !== 'R' && !(status === 'A' && substatus === 'G');
}

/** Delete: role A, not S nor I (decisions 7, domain-facts §4.6). */
export function isEliminable(status: EstadoCobranza, rol: Rol): boolean {
  return rol === 'A' && status !== 'S' && status !== 'I';
}

/** Proofs can be attached while it is digital and not settled (D2 §6). */
export function acceptsComprobantes(status: EstadoCobranza, tipo: TipoCob): boolean {
  return tipo === 'D' && status !== 'S' && status !== 'I';
}
