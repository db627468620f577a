import { type Problem, type Rol, transitionsFrom } from '../kernel/index.ts';
import { ESTADOS_PEDIDO, type Estadio, estadoPedido } from './estados.ts';
import {
  type CodigoTransicion,
  conMotivo,
  type DatosTransicion,
  fotoEnHoja,
  type Guard,
  type PedidoEnCurso,
} from './guards.ts';
import { type AccionPedido, TRANSICIONES_PEDIDO, type TransicionPedido } from './transiciones.ts';

/** The row to carry out, or why not: 403 role, 409 state, 422 something is missing. */
export type DecisionTransicion =
  | { permitida: true; transicion: TransicionPedido }
  | { permitida: false; status: 403 | 409 | 422; problema: Problem<CodigoTransicion> };

/** Decides an action by name: sheets, invoicing and COT. */
export function decideAccion(
  pedido: PedidoEnCurso,
  accion: AccionPedido,
  rol: Rol,
  datos: DatosTransicion = {},
): DecisionTransicion {
  return decide(pedido, rol, datos, null, (row) => row.action === accion);
}

/** Decides a stage that a screen asks for (`PUT /pedidos/changeStatus`). */
export function decideEstadio(
  pedido: PedidoEnCurso,
  hasta: Estadio,
  rol: Rol,
  datos: DatosTransicion = {},
): DecisionTransicion {
  return decide(pedido, rol, datos, hasta, (row) => row.via === 'estadio' && row.to === hasta);
}

function decide(
  pedido: PedidoEnCurso,
  rol: Rol,
  datos: DatosTransicion,
  hasta: Estadio | null,
  wanted: (row: TransicionPedido) => boolean,
): DecisionTransicion {
  const transicion = TRANSICIONES_PEDIDO.find((row) => wanted(row) && row.from.includes(pedido.estadio));
  if (!transicion) return refusal(409, 'TRANSICION_INEXISTENTE', pedido, hasta);
  if (!transicion.roles.includes(rol)) return refusal(403, 'SIN_PERMISO', pedido, transicion.to);
  const state = firstReason(transicion.guards, pedido, datos);
  if (state) return refusal(409, state, pedido, transicion.to);
  const missing = firstReason(transicion.requires ?? [], pedido, datos);
  return missing ? refusal(422, missing, pedido, transicion.to) : { permitida: true, transicion };
}

function firstReason(guards: readonly Guard[], pedido: PedidoEnCurso, datos: DatosTransicion): CodigoTransicion | null {
  return guards.map((guard) => guard(pedido, datos)).find((reason) => reason !== null) ?? null;
}

/** The sentence names both stages (domain-facts §4.2). */
function refusal(
  status: 403 | 409 | 422,
  code: CodigoTransicion,
  pedido: PedidoEnCurso,
  hasta: Estadio | null,
): DecisionTransicion {
  const desde = ESTADOS_PEDIDO[estadoPedido(pedido)].palabra;
  const params = { desde, hasta: hasta === null ? '' : ESTADOS_PEDIDO[hasta].palabra };
  return { permitida: false, status, problema: { code, severity: 'block', params } };
}

/** The actions that a person may take now, in table order: what the action bar offers. */
export function accionesPosibles(pedido: PedidoEnCurso, rol: Rol): TransicionPedido[] {
  return transitionsFrom(TRANSICIONES_PEDIDO, pedido.estadio, rol).filter(
    (row) => firstReason(row.guards, pedido, {}) === null,
  );
}

/** Whether the person has to say why. */
export function pideMotivo(transicion: TransicionPedido): boolean {
  return transicion.requires?.includes(conMotivo) === true;
}

/** Whether the photo of the signed remito has to be there: on a sheet, E and P (D4 §5). */
export function pideFoto(transicion: TransicionPedido, pedido: PedidoEnCurso): boolean {
  return (transicion.requires ?? []).some((guard) => guard === fotoEnHoja) && pedido.enHoja;
}
