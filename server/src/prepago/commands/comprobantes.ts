import { MENSAJES_APROBACION } from '@distri/domain/cotizaciones';
import { customerScope, isRefusal, type Refusal, refuse, type Scope } from '@distri/domain/kernel';
import { deleteComprobantePrepago, getComprobantePrepago, uploadComprobantePrepago } from '@distri/domain/prepago';
import { TEXTOS_VALORES } from '@distri/domain/valores';
import { sql } from 'kysely';
import { command, preparedCommand } from '../../platform/commands/index.ts';
import type { Db } from '../../platform/db/handle.ts';
import { first, run } from '../../platform/db/kysely.ts';
import { scopeCondition } from '../../platform/db/scopeCondition.ts';
import { acceptUpload, EXTENSION_DE_ARCHIVO, readFile, storeFile } from '../../platform/files/index.ts';
import { read } from '../../platform/http/index.ts';

interface ItemConArchivo {
  id: number;
  archivo: string | null;
  pedidoref: number | null;
}

/** The item of a quotation in scope and its proof; a lock keeps two uploads from crossing. */
async function findItem(
  db: Db,
  { id, numitem }: { id: number; numitem: number },
  scope: Scope,
  lock = sql``,
): Promise<ItemConArchivo | Refusal> {
  const row = await first(
    db,
    sql<ItemConArchivo>`
      SELECT i.id, q.pedidoref, (SELECT p.archivo FROM cotizacion_comprobantes p WHERE p.item = i.id) AS archivo
      FROM cotizacion_items i JOIN cotizaciones q ON q.id = i.cotizacion JOIN clientes c ON c.id = q.cliente
      WHERE i.cotizacion = ${id} AND i.item = ${numitem} AND ${scopeCondition(scope)} ${lock}`,
  );
  return row ?? refuse(404, 'No existe el ítem de cobranza');
}

const forUpdate = sql`FOR UPDATE OF i`;

/** POST /cotizaciones/comprobante: picture or PDF of the transfer or the certificate; a new one takes the old one's place. */
export const uploadComprobante = preparedCommand(
  uploadComprobantePrepago,
  (_ctx, { files }) => acceptUpload(files, ['imagen', 'pdf'], TEXTOS_VALORES.faltaImagen),
  async (tx, ctx, { query }, file) => {
    const item = await findItem(tx, query, customerScope(ctx.sesion), forUpdate);
    if (isRefusal(item)) return item;
    if (isRefusal(file)) return file;
    await storeFile(tx, file);
    await run(
      tx,
      sql`INSERT INTO cotizacion_comprobantes (item, archivo, usuario) VALUES (${item.id}, ${file.hash}, ${ctx.sesion.userId})
          ON CONFLICT (item) DO UPDATE SET archivo = excluded.archivo, usuario = excluded.usuario, subido = now()`,
    );
    const after = { item: query.numitem, archivo: file.hash };
    ctx.audit('adjuntar', 'cotizacion', query.id, { archivo: item.archivo }, after);
    return { result: true as const };
  },
);

/** GET /cotizaciones/comprobante: as it was kept, with its own type. */
export const comprobante = read(getComprobantePrepago, async (ctx, { query }) => {
  const item = await findItem(ctx.db, query, customerScope(ctx.sesion));
  if (isRefusal(item)) return item;
  const file = item.archivo === null ? null : await readFile(ctx.db, item.archivo);
  if (!file) return refuse(404, 'El ítem no tiene comprobante');
  const name = `Comprobante_${query.id}_${query.numitem}.${EXTENSION_DE_ARCHIVO[file.tipo]}`;
  return { bytes: file.bytes, name, type: file.tipo };
});

/** Proofs of what became an order stay. */
export const deleteComprobante = command(deleteComprobantePrepago, async (tx, ctx, { query }) => {
  const item = await findItem(tx, query, customerScope(ctx.sesion), forUpdate);
  if (isRefusal(item)) return item;
  if (item.pedidoref !== null) return refuse(409, MENSAJES_APROBACION.YA_TIENE_PEDIDO({ pedido: item.pedidoref }));
  if (item.archivo === null) return { result: true as const };
  await run(tx, sql`DELETE FROM cotizacion_comprobantes WHERE item = ${item.id}`);
  ctx.audit('quitarAdjunto', 'cotizacion', query.id, { item: query.numitem, archivo: item.archivo }, null);
  return { result: true as const };
});
