import type { Centavos, Dia, Problem } from '../kernel/index.ts';
import type { Recepcion, Valor } from '../valores/index.ts';
import { type BanderasCotizacion, type EstadoCotizacion, estadoCotizacion, isVencida } from './estados.ts';
import { reachesTotal } from './prepago.ts';

/** '' waits for the administrator, A approved, R rejected (D2 §3). */
export type Aprobacion = BanderasCotizacion['aprob_coti'];
export type EstadoPrepago = Extract<EstadoCotizacion, 'NUEVA' | 'FALTANTES' | 'ESPERANDO' | 'APROBADA' | 'RECHAZADA'>;

/** A stored item as far as the state of its quotation depends on it. */
export type ItemPrepago = Pick<Valor, 'id' | 'tipo' | 'importe'> & Recepcion;

/** The money of these types has to be seen by an administrator; on a quotation only transfers (domain-facts §4.5). */
export const needsRecepcion = ({ tipo }: Pick<Valor, 'tipo'>): boolean => tipo === 'TRF';

/**
 * The three flags of a prepaid quotation, from its items (domain-facts §4.5). Without transfers the administrator's
 * approval is enough.
 */
export function banderasDeItems(
  aprob_coti: Aprobacion,
  items: readonly ItemPrepago[],
  totalPrepago: Centavos,
): Pick<BanderasCotizacion, 'ingre_tran' | 'aprob_tran' | 'recha_tran'> {
  const recha_tran = items.some(({ rechazado }) => rechazado);
  const ingre_tran = items.every(({ tipo }) => tipo !== 'TRP') && reachesTotal(items, totalPrepago);
  const received = items.every((item) => !needsRecepcion(item) || item.recibido);
  return { ingre_tran, recha_tran, aprob_tran: aprob_coti === 'A' && ingre_tran && !recha_tran && received };
}

/** One row of the life of a prepaid quotation: what the administrator decides, and from where. */
export interface TransicionPrepago {
  accion: Aprobacion;
  desde: readonly EstadoPrepago[];
  /** Only by a manual change of status: a rejection is final in the approvals (D3 §4). */
  manual?: true;
}

/** D2 §4, D3 §4. Where it ends follows from the flags: Items Faltantes, Esperando Transferencias or Aprobada. */
export const TRANSICIONES_PREPAGO: readonly TransicionPrepago[] = [
  { accion: 'A', desde: ['NUEVA'] },
  { accion: 'R', desde: ['NUEVA'] },
  { accion: '', desde: ['FALTANTES', 'ESPERANDO'] },
  { accion: 'R', desde: ['FALTANTES', 'ESPERANDO'], manual: true },
  { accion: '', desde: ['RECHAZADA'], manual: true },
];

export type CodigoAprobacion =
  | 'NO_ES_PREPAGO'
  | 'YA_TIENE_PEDIDO'
  | 'VENCIDA_SIN_APROBAR'
  | 'VENCIDA_SIN_CAMBIOS'
  | 'NO_SE_EDITA'
  | 'TRANSICION_PREPAGO'
  | 'TRANSFERENCIA_RECIBIDA'
  | 'TRANSFERENCIA_RECHAZADA'
  | 'SIN_APROBAR'
  | 'ITEM_INEXISTENTE'
  | 'ITEM_SIN_RECEPCION'
  | 'ITEM_RECHAZADO'
  | 'ITEM_YA_RECIBIDO'
  | 'FALTA_MOTIVO';
export type ProblemaAprobacion = Problem<CodigoAprobacion>;

/** A prepaid quotation in front of a decision. */
export interface PrepagoEnCurso extends BanderasCotizacion {
  vence: Dia;
  pedidoref: number | null;
  items: readonly ItemPrepago[];
}

const problem = (code: CodigoAprobacion, params: ProblemaAprobacion['params'] = {}): ProblemaAprobacion => ({
  code,
  severity: 'block',
  params,
});

/** What stands in the way of any decision: it is not prepaid, or its order exists (domain-facts §4.5). */
function checkEnCurso({ isPrepago, pedidoref }: PrepagoEnCurso): ProblemaAprobacion | null {
  if (!isPrepago) return problem('NO_ES_PREPAGO');
  return pedidoref === null ? null : problem('YA_TIENE_PEDIDO', { pedido: pedidoref });
}

/**
 * Whether the administrator's word can change; null when it can, 'igual' when it is said already (changes are
 * idempotent by state).
 */
export function decidirAprobacion(
  cotizacion: PrepagoEnCurso,
  accion: Aprobacion,
  hoy: Dia,
  { manual }: { manual: boolean },
): ProblemaAprobacion | 'igual' | null {
  if (cotizacion.isPrepago && cotizacion.aprob_coti === accion) return 'igual';
  const blocked = checkEnCurso(cotizacion);
  if (blocked) return blocked;
  const estado = estadoCotizacion(cotizacion);
  const found = TRANSICIONES_PREPAGO.some(
    (row) => row.accion === accion && row.desde.some((desde) => desde === estado) && (manual || !row.manual),
  );
  if (cotizacion.recha_tran) return problem('TRANSFERENCIA_RECHAZADA');
  if (!found) return problem('TRANSICION_PREPAGO', { estado, accion });
  if (accion !== 'A' && cotizacion.items.some(({ recibido }) => recibido)) return problem('TRANSFERENCIA_RECIBIDA');
  if (accion === 'A' && isVencida(cotizacion, hoy)) return problem('VENCIDA_SIN_APROBAR', { vence: cotizacion.vence });
  return null;
}

/** What a change of status may lead to from here: the other two words (D3 §4, "Manual status change"). */
export function estadosManuales(cotizacion: PrepagoEnCurso, hoy: Dia): Aprobacion[] {
  return (['', 'A', 'R'] as const).filter(
    (accion) => decidirAprobacion(cotizacion, accion, hoy, { manual: true }) === null,
  );
}

/**
 * The administrator's word after an edit. Whoever changes what was approved asks again; what was rejected is looked at
 * anew. Items, address and legends may change without asking: that is how transfers get entered.
 */
export function aprobacionTrasEditar(
  antes: Aprobacion,
  { cambiaVenta, esAdmin }: { cambiaVenta: boolean; esAdmin: boolean },
): Aprobacion {
  if (antes === 'R') return '';
  return cambiaVenta && !esAdmin ? '' : antes;
}

/** What an administrator says of one transfer: it came (A), it will not (R), nothing yet (''). */
export type AccionRecepcion = Aprobacion;

const RECEPCION: Readonly<Record<AccionRecepcion, Recepcion>> = {
  A: { recibido: true, rechazado: false },
  R: { recibido: false, rechazado: true },
  '': { recibido: false, rechazado: false },
};

/** The item as `accion` leaves it. */
export function applyRecepcion<I extends Recepcion>(item: I, accion: AccionRecepcion): I {
  return { ...item, ...RECEPCION[accion] };
}

/**
 * Pending → received or rejected (with a reason); both go back to pending. A rejected one is not received nor rejected
 * again before that (D3 §4).
 */
export function decidirRecepcion(
  cotizacion: PrepagoEnCurso,
  id: number,
  accion: AccionRecepcion,
  motivo: string,
): ProblemaAprobacion | 'igual' | null {
  const item = cotizacion.items.find((each) => each.id === id);
  if (!item) return problem('ITEM_INEXISTENTE', { item: id });
  const { recibido, rechazado } = RECEPCION[accion];
  if (item.recibido === recibido && item.rechazado === rechazado) return 'igual';
  const blocked = checkEnCurso(cotizacion);
  if (blocked) return blocked;
  if (!needsRecepcion(item)) return problem('ITEM_SIN_RECEPCION');
  if (cotizacion.aprob_coti !== 'A') return problem('SIN_APROBAR');
  if (accion !== '' && item.rechazado) return problem('ITEM_RECHAZADO');
  if (accion === 'R' && item.recibido) return problem('ITEM_YA_RECIBIDO');
  return accion === 'R' && motivo === '' ? problem('FALTA_MOTIVO') : null;
}
