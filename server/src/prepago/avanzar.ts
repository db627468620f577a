import { banderasDeItems, ESTADOS_COTIZACION, estadoCotizacion } from '@distri/domain/cotizaciones';
import type { Dia } from '@distri/domain/kernel';
import { sql } from 'kysely';
import type { ClienteVenta } from '../clientes/index.ts';
import { banderas, type CotizacionDetalleRow, itemValor } from '../cotizaciones/index.ts';
import { notificar } from '../notificaciones/index.ts';
import { crearPedidoDePrepago } from '../pedidos/index.ts';
import type { CommandCtx } from '../platform/commands/index.ts';
import type { Tx } from '../platform/db/handle.ts';
import { run } from '../platform/db/kysely.ts';

/** What a decision about a prepaid quotation came to. */
export interface Avance {
  pedidoref: number | null;
  avisos: string[];
}

/** The screen of one quotation. */
export const enlaceDe = ({ cliente, id }: Pick<CotizacionDetalleRow, 'cliente' | 'id'>) =>
  `/ventas/cotizaciones/${encodeURIComponent(cliente)}/view/${id}`;

/** The state's word of a quotation at a day. */
export const palabraDe = (row: CotizacionDetalleRow, hoy: Dia) =>
  ESTADOS_COTIZACION[estadoCotizacion(banderas(row, hoy))].palabra;

/** The row with the flags that follow from its approval and its items (domain-facts §4.5). */
function withFlags(row: CotizacionDetalleRow): CotizacionDetalleRow {
  return { ...row, ...banderasDeItems(row.aprob_coti, row.items.map(itemValor), row.imptotalprepago) };
}

async function saveFlags(
  tx: Tx,
  ctx: CommandCtx,
  row: CotizacionDetalleRow,
  accion: string,
  detalle: string,
): Promise<void> {
  await run(
    tx,
    sql`
      WITH hecho AS (
        INSERT INTO historial (entidad, entidad_id, usuario, username, accion, detalle)
        VALUES ('cotizacion', ${String(row.id)}, ${ctx.sesion.userId}, ${ctx.sesion.username}, ${accion}, ${detalle}))
      UPDATE cotizaciones SET aprob_coti = ${row.aprob_coti}, ingre_tran = ${row.ingre_tran}, aprob_tran = ${row.aprob_tran},
        recha_tran = ${row.recha_tran}, version = version + 1
      WHERE id = ${row.id}`,
  );
}

const avisar = (tx: Tx, ctx: CommandCtx, row: CotizacionDetalleRow, msg: string) =>
  notificar(tx, ctx.sesion, { vendedor: row.vendedor, msg, enlace: enlaceDe(row) });

/**
 * Carries a locked prepaid quotation on after its approval, its items or its reception changed in `row`: the flags, the
 * line of history, and, once the money is there, its order. One transaction with what changed, so that the order is
 * made exactly once or not at all.
 */
export async function avanzar(
  tx: Tx,
  ctx: CommandCtx,
  cliente: ClienteVenta,
  row: CotizacionDetalleRow,
  suceso: { accion: string; detalle?: string },
): Promise<Avance> {
  const now = withFlags(row);
  await saveFlags(tx, ctx, now, suceso.accion, suceso.detalle ?? '');
  if (!now.aprob_tran) return { pedidoref: null, avisos: [] };
  const { id, avisos } = await crearPedidoDePrepago(tx, ctx, cliente, now);
  const extra = avisos.length > 0 ? ` ${avisos.join(' ')}` : '';
  await avisar(tx, ctx, now, `La cotización prepago ${now.id} de ${now.razsoc} generó el pedido ${id}.${extra}`);
  return { pedidoref: id, avisos };
}

/** Tells the seller that something was rejected, and why. */
export async function avisarRechazo(
  tx: Tx,
  ctx: CommandCtx,
  row: CotizacionDetalleRow,
  que: string,
  motivo: string,
): Promise<void> {
  const why = motivo === '' ? '' : ` Motivo: ${motivo}`;
  await avisar(tx, ctx, row, `${que} de la cotización prepago ${row.id} de ${row.razsoc}.${why}`);
}
