import {
  type EfectoLinea,
  ESTADOS_PEDIDO,
  type Estadio,
  efectoDeEstadio,
  pideNotaCredito,
  type TransicionPedido,
} from '@distri/domain/pedidos';
import { sql } from 'kysely';
import type { CommandCtx } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { type Param, prepared } from '../../platform/db/prepared.ts';
import { moverStock } from '../../stock/index.ts';
import { notifyCredit } from './avisoNotaCredito.ts';
import type { LineaBloqueada, PedidoBloqueado } from './lockPedido.ts';

interface Cambio {
  id: number;
  accion: string;
  de: Estadio;
  a: Estadio;
  enHoja: boolean;
  detalle: string;
  usuario: number;
  username: string;
  renglones: readonly number[];
  penddesc: readonly number[];
  adespachar: readonly number[];
  devuelto: readonly number[];
}

const write = prepared(
  'pedido.cambiarEstadio',
  (param: Param<Cambio>) => sql<{ version: number }>`
  WITH cambiado AS (
    UPDATE pedidos SET estadio = ${param('a')}, version = version + 1, estadio_desde = now(), resultado_en_hoja = ${param('enHoja')}
    WHERE id = ${param('id')} RETURNING version),
  lineas AS (
    UPDATE pedido_lineas l SET penddesc = n.penddesc, adespachar = n.adespachar, devuelto = n.devuelto
    FROM unnest(${param('renglones')}::int[], ${param('penddesc')}::numeric[], ${param('adespachar')}::numeric[], ${param('devuelto')}::numeric[])
      AS n (numrenglon, penddesc, adespachar, devuelto)
    WHERE l.pedido = ${param('id')} AND l.numrenglon = n.numrenglon),
  hecho AS (
    INSERT INTO historial (entidad, entidad_id, usuario, username, accion, de, a, detalle)
    VALUES ('pedido', ${param('id')}::int::text, ${param('usuario')}::int, ${param('username')}, ${param('accion')}, ${param('de')}, ${param('a')}, ${param('detalle')}))
  SELECT version FROM cambiado`,
);

/** What a change of stage left. */
export interface EstadioAplicado {
  version: number;
  pideNotaCredito: boolean;
}

/** Results that were recorded from F or D were recorded on a sheet. */
const RESULTADOS: readonly Estadio[] = ['E', 'P', 'R', 'H'];
const onSheet = (de: Estadio, a: Estadio) => RESULTADOS.includes(a) && (de === 'F' || de === 'D');

/** The lines that are not as they were, with what they are now. */
function changedLines(lineas: readonly LineaBloqueada[], efectos: readonly EfectoLinea[]) {
  return lineas.flatMap((linea, index) => {
    const efecto = efectos[index];
    const same =
      efecto?.penddesc === linea.penddesc &&
      efecto.adespachar === linea.adespachar &&
      efecto.devuelto === linea.devuelto;
    return efecto && !same ? [{ linea, efecto }] : [];
  });
}

/**
 * Carries out a transition that was decided on a locked order: stage, lines, history in one statement, the goods that
 * move in another, and the notice of a credit note to issue (domain-facts §4.2, §4.4). For every area that changes a
 * stage: the order's own screens, route sheets, COT.
 */
export async function aplicarEstadio(
  tx: Tx,
  ctx: CommandCtx,
  pedido: PedidoBloqueado,
  lineas: readonly LineaBloqueada[],
  transicion: TransicionPedido,
  motivo = '',
): Promise<EstadioAplicado> {
  const { estadio: de, id } = pedido;
  const { action: accion, to: a } = transicion;
  const efectos = lineas.map((linea) => efectoDeEstadio(linea, { accion, de, a }));
  const changed = changedLines(lineas, efectos);
  const [row] = await write(tx, {
    id,
    accion: `Pasó a ${ESTADOS_PEDIDO[a].palabra}`,
    de,
    a,
    enHoja: onSheet(de, a),
    detalle: motivo,
    usuario: ctx.sesion.userId,
    username: ctx.sesion.username,
    renglones: changed.map(({ linea }) => linea.numrenglon),
    penddesc: changed.map(({ efecto }) => efecto.penddesc),
    adespachar: changed.map(({ efecto }) => efecto.adespachar),
    devuelto: changed.map(({ efecto }) => efecto.devuelto),
  });
  if (!row) throw new Error('the locked order is gone');
  await moverStock(
    tx,
    lineas.flatMap(({ deposito, articulo }, index) =>
      (efectos[index]?.movimientos ?? []).map((movimiento) => ({ ...movimiento, deposito, articulo })),
    ),
    { entidad: 'pedido', entidadId: id, usuario: ctx.sesion.userId },
  );
  const after = lineas.map((linea, index) => ({ ...linea, ...efectos[index] }));
  const credit = pideNotaCredito(after, a);
  if (credit) await notifyCredit(tx, ctx, pedido, a);
  ctx.audit('estadio', 'pedido', id, { estadio: de }, { estadio: a, accion, ...(motivo ? { motivo } : {}) });
  return { version: row.version, pideNotaCredito: credit };
}
