import {
  type Aprobacion,
  applyRecepcion,
  canChangeStatus,
  decidirAprobacion,
  decidirRecepcion,
  MENSAJES_APROBACION,
  type ProblemaAprobacion,
} from '@distri/domain/cotizaciones';
import { asCreated, problemText, type Refusal, refuse } from '@distri/domain/kernel';
import { updatePrepago as call, changeStatusCotizacion } from '@distri/domain/prepago';
import { MENSAJES_VALORES, totalValores } from '@distri/domain/valores';
import { sql } from 'kysely';
import type { CotizacionDetalleRow } from '../../cotizaciones/index.ts';
import { lockSaldo } from '../../cuentas/index.ts';
import { type CommandCtx, command } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { run } from '../../platform/db/kysely.ts';
import { type Avance, avanzar, avisarRechazo, palabraDe } from '../avanzar.ts';
import { enCurso, lockPrepago } from '../lockPrepago.ts';

/** A missing item is a 404, a missing reason a 422, everything else is about the state: 409. */
const STATUS: Partial<Record<ProblemaAprobacion['code'], 404 | 422>> = {
  ITEM_INEXISTENTE: 404,
  FALTA_MOTIVO: 422,
  NO_ES_PREPAGO: 422,
};

function refuseProblem(problema: ProblemaAprobacion): Refusal {
  const { code } = problema;
  const message = problemText(MENSAJES_APROBACION, problema);
  const path = code === 'FALTA_MOTIVO' ? { path: 'updateMessage' } : {};
  return refuse(STATUS[code] ?? 409, message, { problems: [{ code, message, ...path }] });
}

const answer = (row: CotizacionDetalleRow, aprob_coti: Aprobacion, { pedidoref, avisos }: Avance) => ({
  ...asCreated(row.id),
  aprob_coti,
  pedidoref,
  ...(avisos.length > 0 && { avisos }),
});

/** The word is what it was: nothing changes. */
const unchanged = (row: CotizacionDetalleRow) => answer(row, row.aprob_coti, { pedidoref: row.pedidoref, avisos: [] });

const APROBACION_HECHA: Readonly<Record<Aprobacion, string>> = {
  A: 'Cotización aprobada',
  R: 'Cotización rechazada',
  '': 'Volvió a Nueva',
};

interface Decision {
  accion: Aprobacion;
  motivo: string;
  manual: boolean;
}

/** A rejected quotation gave its credit back: coming back, it needs it again. */
async function refuseGoneCredit(tx: Tx, { cliente, items }: CotizacionDetalleRow): Promise<Refusal | null> {
  const wanted = totalValores(items.filter(({ tipo }) => tipo === 'SCC'));
  if (wanted === 0) return null;
  const saldo = await lockSaldo(tx, cliente);
  return wanted <= saldo ? null : refuse(422, MENSAJES_VALORES.SALDO_EXCEDIDO({ saldo: Math.max(0, saldo) }));
}

/** The administrator's word on the whole quotation. Without transfers to wait for, an approval makes the order at once. */
async function decidirCotizacion(tx: Tx, ctx: CommandCtx, id: number, { accion, motivo, manual }: Decision) {
  const locked = await lockPrepago(tx, ctx, id);
  if ('refused' in locked) return locked;
  const { row, cliente } = locked;
  const decision = decidirAprobacion(enCurso(row, ctx.today()), accion, ctx.today(), { manual });
  if (decision === 'igual') return unchanged(row);
  if (decision) return refuseProblem(decision);
  const gone = row.aprob_coti === 'R' ? await refuseGoneCredit(tx, row) : null;
  if (gone) return gone;
  const next = { ...row, aprob_coti: accion };
  const avance = await avanzar(tx, ctx, cliente, next, { accion: APROBACION_HECHA[accion], detalle: motivo });
  if (accion === 'R') await avisarRechazo(tx, ctx, row, 'Se rechazó la aprobación', motivo);
  ctx.audit(
    manual ? 'cambiarEstado' : 'aprobar',
    'cotizacion',
    id,
    { aprob_coti: row.aprob_coti },
    { aprob_coti: accion, motivo },
  );
  return answer(row, accion, avance);
}

const OTRA_PERSONA = 'Otra persona cambió este valor mientras lo mirabas. Actualizá la lista para ver cómo quedó.';

interface Recepcion extends Pick<Decision, 'accion' | 'motivo'> {
  /** Whether the transfer is still what the person saw; what happened to others of the quotation does not matter. */
  sigueIgual?: (item: CotizacionDetalleRow['items'][number]) => boolean;
}

const RECEPCION_HECHA: Readonly<Record<Aprobacion, string>> = {
  A: 'Transferencia recibida',
  R: 'Transferencia rechazada',
  '': 'Recepción cancelada',
};

/**
 * The act for whoever receives money: the administrator's word on one transfer of a prepaid quotation. The last one
 * received makes the order (D3 §4).
 */
export async function recibirTransferencia(
  tx: Tx,
  ctx: CommandCtx,
  id: number,
  item: number,
  { accion, motivo, sigueIgual }: Recepcion,
) {
  const locked = await lockPrepago(tx, ctx, id);
  if ('refused' in locked) return locked;
  const { row, cliente } = locked;
  const decision = decidirRecepcion(enCurso(row, ctx.today()), item, accion, motivo);
  if (decision === 'igual') return unchanged(row);
  if (decision) return refuseProblem(decision);
  const visto = row.items.find((each) => each.item === item);
  // Somebody changed what the screen showed: the amount that was looked at may be another one.
  if (visto && sigueIgual && !sigueIgual(visto)) return refuse(409, OTRA_PERSONA);
  const observa = accion === 'R' ? motivo : '';
  await run(
    tx,
    sql`UPDATE cotizacion_items SET recibido = CASE WHEN ${accion === 'A'} THEN now() END, rechazado = ${accion === 'R'}, observa = ${observa}
        WHERE cotizacion = ${id} AND item = ${item}`,
  );
  const items = row.items.map((each) => (each.item === item ? { ...applyRecepcion(each, accion), observa } : each));
  const changed = items.find((each) => each.item === item);
  const detalle = [changed?.leyenda, changed?.numero, motivo].filter(Boolean).join(' · ');
  const avance = await avanzar(tx, ctx, cliente, { ...row, items }, { accion: RECEPCION_HECHA[accion], detalle });
  if (accion === 'R') await avisarRechazo(tx, ctx, row, 'Se rechazó una transferencia', motivo);
  ctx.audit('recibir', 'cotizacion', id, { item, estado: palabraDe(row, ctx.today()) }, { item, accion, motivo });
  return answer(row, row.aprob_coti, avance);
}

/** PUT /cotizaciones/prepago (D3 §7). */
export const updatePrepago = command(call, async (tx, ctx, { body }) => {
  const decision = { accion: body.action, motivo: body.updateMessage, manual: false };
  return body.item === undefined
    ? decidirCotizacion(tx, ctx, body.idcotiza, decision)
    : recibirTransferencia(tx, ctx, body.idcotiza, body.item, decision);
});

/** PUT /cotizaciones/changeStatus: A, or the one user of the company's profile (D2 §6). */
export const changeStatus = command(changeStatusCotizacion, async (tx, ctx, { query }) => {
  if (!canChangeStatus(ctx.sesion, ctx.empresa.usuarioCambioEstado))
    return refuse(403, 'No tenés permiso para esta operación');
  return decidirCotizacion(tx, ctx, query.id, { accion: query.status, motivo: '', manual: true });
});
