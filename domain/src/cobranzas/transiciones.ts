import type { Centavos, Rol, Transition } from '../kernel/index.ts';
import { ESTADOS_COBRANZA, type EstadoCobranza } from './estados.ts';

export type AccionCobranza =
  | 'aprobar'
  | 'observar'
  | 'rendir'
  | 'cancelarRendicion'
  | 'ingresar'
  | 'cambiarEstado'
  | 'eliminar';

/** Who changes a status by hand beside A: the one user that the company's profile names (decisions 7). */
export type Quien = 'rol' | 'rolOUsuario';

export interface TransicionCobranza extends Transition<EstadoCobranza, AccionCobranza> {
  quien: Quien;
}

const A: readonly Rol[] = ['A'];
const LIBRES = ESTADOS_COBRANZA.filter((estado) => estado !== 'I');

const row = (
  action: AccionCobranza,
  from: readonly EstadoCobranza[],
  to: EstadoCobranza,
  quien: Quien = 'rol',
): TransicionCobranza => ({ action, from, to, roles: A, quien });

/**
 * What people do to a saved collection; edits follow `estadoAlEditar`, receptions and proofs `estadoCalculado`
 * (domain-facts §4.6). Ingresada is reached from Rendida only and is the end.
 */
export const TRANSICIONES_COBRANZA: readonly TransicionCobranza[] = [
  row('aprobar', ['A'], 'S'),
  row('observar', ['A'], 'O'),
  row('rendir', ['A'], 'S'),
  row('cancelarRendicion', ['S'], 'A'),
  row('ingresar', ['S'], 'I', 'rolOUsuario'),
  ...LIBRES.map((to) =>
    row(
      'cambiarEstado',
      LIBRES.filter((from) => from !== to && from !== 'S'),
      to,
      'rolOUsuario',
    ),
  ),
  // What was handed in comes back by an administrator only (domain-facts §4.6, "Cancelar").
  ...LIBRES.filter((to) => to !== 'S').map((to) => row('cambiarEstado', ['S'], to)),
];

/** The statuses that the change-status dialog offers from one; the one that holds is not among them (D3 §4). */
export function estadosOfrecidos(status: EstadoCobranza, rol: Rol = 'A'): EstadoCobranza[] {
  return TRANSICIONES_COBRANZA.filter(
    ({ action, from, quien }) =>
      action === 'cambiarEstado' && from.includes(status) && (rol === 'A' || quien === 'rolOUsuario'),
  ).map(({ to }) => to);
}

/** Whether this person changes statuses by hand: A, or the user of the profile (D2 §6). */
export function canCambiarEstado(persona: { rol: Rol; username: string }, usuarioCambioEstado: string | null): boolean {
  return persona.rol === 'A' || (usuarioCambioEstado !== null && persona.username === usuarioCambioEstado);
}

/** Why a status is not changed by hand; `igual` is no refusal: it is what it was. */
export type DecisionCambio = 'igual' | 'cambia' | 'no' | 'sinDescuento';

/**
 * Whether a person who may change statuses takes a collection from one to another (domain-facts §4.6): I only from S, S
 * comes back by an administrator, and only what has a discount waits as Guardada for its note.
 */
export function decidirCambio(
  cobranza: { status: EstadoCobranza; impdesc: Centavos },
  to: EstadoCobranza,
  rol: Rol,
): DecisionCambio {
  const { status, impdesc } = cobranza;
  if (status === to) return 'igual';
  const found = TRANSICIONES_COBRANZA.some(
    ({ action, from, to: target, quien }) =>
      (action === 'cambiarEstado' || action === 'ingresar') &&
      from.includes(status) &&
      target === to &&
      (rol === 'A' || quien === 'rolOUsuario'),
  );
  if (!found) return 'no';
  return to === 'G' && impdesc === 0 ? 'sinDescuento' : 'cambia';
}
