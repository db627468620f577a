import {
  customerScope,
  formatQuantity,
  problemText,
  refuse,
  refuseProblems,
  sumQuantities,
} from '@distri/domain/kernel';
import { returnDevueltas as call, checkDevueltas, efectoDeDevolucion, MENSAJES_PEDIDO } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import { command } from '../../platform/commands/index.ts';
import { type Param, prepared } from '../../platform/db/prepared.ts';
import { moverStock } from '../../stock/index.ts';
import { notifyCredit } from '../estadios/avisoNotaCredito.ts';
import { lockPedido, readLineas } from '../estadios/lockPedido.ts';
import { presentLinea } from '../presenter.ts';
import { lineasJson, type PedidoLineaRow } from '../repository.ts';
import { otherVersion } from './version.ts';

interface Devueltas {
  id: number;
  renglones: readonly number[];
  devueltas: readonly number[];
  detalle: string;
  usuario: number;
  username: string;
}

const write = prepared(
  'pedido.devueltas',
  (param: Param<Devueltas>) => sql<{ version: number; lineas: PedidoLineaRow[] }>`
  WITH cambiadas AS (
    UPDATE pedido_lineas l SET devuelto = n.devuelto
    FROM unnest(${param('renglones')}::int[], ${param('devueltas')}::numeric[]) AS n (numrenglon, devuelto)
    WHERE l.pedido = ${param('id')} AND l.numrenglon = n.numrenglon RETURNING l.*),
  cambiado AS (UPDATE pedidos SET version = version + 1 WHERE id = ${param('id')} RETURNING version),
  hecho AS (
    INSERT INTO historial (entidad, entidad_id, usuario, username, accion, detalle)
    VALUES ('pedido', ${param('id')}::int::text, ${param('usuario')}::int, ${param('username')}, 'Cantidades devueltas', ${param('detalle')}))
  SELECT version, ${lineasJson(sql`cambiadas l`)} AS lineas FROM cambiado`,
);

/**
 * PUT /pedidos/devueltas: the office reads from the signed remito what came back of a partial delivery (domain-facts
 * §4.4). The body names the whole quantity of each line, so a repeat moves nothing twice; what is new goes to sale.
 */
export const returnDevueltas = command(call, async (tx, ctx, { query, body }) => {
  const { sesion } = ctx;
  const pedido = await lockPedido(tx, query.id, customerScope(sesion));
  if (!pedido) return refuse(404, 'No existe el pedido');
  const changed = otherVersion(pedido, query.version);
  if (changed) return changed;
  if (pedido.estadio !== 'P')
    return refuse(409, problemText(MENSAJES_PEDIDO, { code: 'DEVUELTAS_CERRADO', severity: 'block' }));

  const lineas = await readLineas(tx, query.id);
  const refusal = refuseProblems(MENSAJES_PEDIDO, checkDevueltas(lineas, body));
  if (refusal) return refusal;
  const asked = new Map(body.map(({ numrenglon, devuelto }) => [numrenglon, devuelto]));
  const changes = lineas.flatMap((linea) => {
    const nueva = sumQuantities([asked.get(linea.numrenglon) ?? linea.devuelto, -linea.devuelto]);
    return nueva === 0 ? [] : [{ linea, nueva, efecto: efectoDeDevolucion(linea, nueva) }];
  });
  if (changes.length === 0) return { count: 0, result: [], version: pedido.version };

  const [row] = await write(tx, {
    id: pedido.id,
    renglones: changes.map(({ linea }) => linea.numrenglon),
    devueltas: changes.map(({ efecto }) => efecto.devuelto),
    detalle: changes.map(({ linea, nueva }) => `${formatQuantity(nueva)} de ${linea.articulo}`).join(', '),
    usuario: sesion.userId,
    username: sesion.username,
  });
  if (!row) throw new Error('the locked order is gone');
  const movimientos = changes.flatMap(({ linea: { deposito, articulo }, efecto }) =>
    efecto.movimientos.map((movimiento) => ({ ...movimiento, deposito, articulo })),
  );
  await moverStock(tx, movimientos, { entidad: 'pedido', entidadId: pedido.id, usuario: sesion.userId });
  await notifyCredit(tx, ctx, pedido, 'P');
  ctx.audit(
    'devueltas',
    'pedido',
    pedido.id,
    changes.map(({ linea }) => ({ numrenglon: linea.numrenglon, devuelto: linea.devuelto })),
    changes.map(({ linea, efecto }) => ({ numrenglon: linea.numrenglon, devuelto: efecto.devuelto })),
  );
  const result = row.lineas.map((linea) => presentLinea(linea, sesion.rol));
  return { count: result.length, result, version: row.version };
});
