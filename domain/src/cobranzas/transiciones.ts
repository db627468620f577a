import type { Rol, Transition } from '../kernel/index.ts';
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
      LIBRES.filter((from) => from !== to),
      to,
      'rolOUsuario',
    ),
  ),
];

/** The statuses that the change-status dialog offers from one; the one that holds is not among them (D3 §4). */
export function estadosOfrecidos(status: EstadoCobranza): EstadoCobranza[] {
  return TRANSICIONES_COBRANZA.filter(({ action, from }) => action === 'cambiarEstado' && from.includes(status)).map(
    ({ to }) => to,
  );
}

/** Whether this person changes statuses by hand: A, or the user of the profile (D2 §6). */
export function canCambiarEstado(persona: { rol: Rol; username: string }, usuarioCambioEstado: string | null): boolean {
  return persona.rol === 'A' || (usuarioCambioEstado !== null && persona.username === usuarioCambioEstado);
}
