import { formatQuantity, plural, problemText, refuse, refuseProblems } from '@distri/domain/kernel';
import { changeADespachar as call, canEditADespachar, checkADespachar, MENSAJES_PEDIDO } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import { command } from '../../platform/commands/index.ts';
import { type Param, prepared } from '../../platform/db/prepared.ts';
import { despachoScope, isAlcanzable } from '../estadios/alcance.ts';
import { type LineaBloqueada, lockPedido, readLineas } from '../estadios/lockPedido.ts';
import { presentLinea } from '../presenter.ts';
import { lineasJson, type PedidoLineaRow } from '../repository.ts';
import { otherVersion } from './version.ts';

interface Cantidades {
  id: number;
  renglones: readonly number[];
  cantidades: readonly number[];
  detalle: string;
  usuario: number;
  username: string;
}

const write = prepared(
  'pedido.cambiarADespachar',
  (param: Param<Cantidades>) => sql<{ version: number; lineas: PedidoLineaRow[] }>`
  WITH cambiadas AS (
    UPDATE pedido_lineas l SET adespachar = n.adespachar
    FROM unnest(${param('renglones')}::int[], ${param('cantidades')}::numeric[]) AS n (numrenglon, adespachar)
    WHERE l.pedido = ${param('id')} AND l.numrenglon = n.numrenglon RETURNING l.*),
  cambiado AS (UPDATE pedidos SET version = version + 1 WHERE id = ${param('id')} RETURNING version),
  hecho AS (
    INSERT INTO historial (entidad, entidad_id, usuario, username, accion, detalle)
    VALUES ('pedido', ${param('id')}::int::text, ${param('usuario')}::int, ${param('username')}, 'Cantidades a despachar', ${param('detalle')}))
  SELECT version, ${lineasJson(sql`cambiadas l`)} AS lineas FROM cambiado`,
);

const LINES_IN_WORDS = 5;

/** 'HX8-4L de 30 a 28', a few of them: the history is read, not replayed. */
function inWords(changes: readonly { linea: LineaBloqueada; adespachar: number }[]): string {
  const said = changes
    .slice(0, LINES_IN_WORDS)
    .map(
      ({ linea, adespachar }) =>
        `${linea.articulo} de ${formatQuantity(linea.adespachar)} a ${formatQuantity(adespachar)}`,
    );
  const rest = changes.length - said.length;
  return [...said, ...(rest > 0 ? [`y ${plural(rest, 'renglón más', 'renglones más')}`] : [])].join(', ');
}

/** PUT /pedidos/changeADespachar: how much of each line goes this time. Answers the rows that changed (D2 §7). */
export const changeADespachar = command(call, async (tx, ctx, { query, body }) => {
  const { sesion } = ctx;
  const pedido = await lockPedido(tx, query.id, despachoScope(sesion));
  if (!pedido || !isAlcanzable(pedido, sesion)) return refuse(404, 'No existe el pedido');
  const changed = otherVersion(pedido, query.version);
  if (changed) return changed;
  if (!canEditADespachar(pedido))
    return refuse(409, problemText(MENSAJES_PEDIDO, { code: 'DESPACHO_CERRADO', severity: 'block' }));

  const articulos = await readLineas(tx, query.id);
  const refusal = refuseProblems(MENSAJES_PEDIDO, checkADespachar({ ...pedido, articulos }, body));
  if (refusal) return refusal;
  const asked = new Map(body.map(({ numrenglon, adespachar }) => [numrenglon, adespachar]));
  const changes = articulos.flatMap((linea) => {
    const adespachar = asked.get(linea.numrenglon);
    return adespachar === undefined || adespachar === linea.adespachar ? [] : [{ linea, adespachar }];
  });
  if (changes.length === 0) return { count: 0, result: [], version: pedido.version };

  const [row] = await write(tx, {
    id: pedido.id,
    renglones: changes.map(({ linea }) => linea.numrenglon),
    cantidades: changes.map(({ adespachar }) => adespachar),
    detalle: inWords(changes),
    usuario: sesion.userId,
    username: sesion.username,
  });
  if (!row) throw new Error('the locked order is gone');
  const state = (pick: (change: (typeof changes)[number]) => number) =>
    changes.map((change) => ({ numrenglon: change.linea.numrenglon, adespachar: pick(change) }));
  ctx.audit(
    'aDespachar',
    'pedido',
    pedido.id,
    state(({ linea }) => linea.adespachar),
    state(({ adespachar }) => adespachar),
  );
  const result = row.lineas.map((linea) => presentLinea(linea, sesion.rol));
  return { count: result.length, result, version: row.version };
});
