import { MENSAJES_APROBACION } from '@distri/domain/cotizaciones';
import { customerScope, type Refusal, refuse, type Scope } from '@distri/domain/kernel';
import { deleteComprobantePrepago, getComprobantePrepago, uploadComprobantePrepago } from '@distri/domain/prepago';
import { TEXTOS_VALORES } from '@distri/domain/valores';
import { sql } from 'kysely';
import { command } from '../../platform/commands/index.ts';
import type { Db } from '../../platform/db/handle.ts';
import { first, run } from '../../platform/db/kysely.ts';
import { scopeCondition } from '../../platform/db/scopeCondition.ts';
import { acceptFile, readFile, storeFile } from '../../platform/files/index.ts';
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

/** POST /cotizaciones/comprobante: a picture of the transfer or the certificate; a new one takes the place of the old one. */
export const uploadComprobante = command(uploadComprobantePrepago, async (tx, ctx, { query, files }) => {
  const item = await findItem(tx, query, customerScope(ctx.sesion), forUpdate);
  if ('refused' in item) return item;
  const [file] = files;
  if (!file) return refuse(422, TEXTOS_VALORES.faltaImagen);
  const checked = await acceptFile(file.bytes, ['imagen']);
  if ('refused' in checked) return checked;
  await storeFile(tx, checked);
  await run(
    tx,
    sql`INSERT INTO cotizacion_comprobantes (item, archivo, usuario) VALUES (${item.id}, ${checked.hash}, ${ctx.sesion.userId})
        ON CONFLICT (item) DO UPDATE SET archivo = excluded.archivo, usuario = excluded.usuario, subido = now()`,
  );
  ctx.audit(
    'adjuntar',
    'cotizacion',
    query.id,
    { archivo: item.archivo },
    { item: query.numitem, archivo: checked.hash },
  );
  return { result: true as const };
});

export const comprobante = read(getComprobantePrepago, async (ctx, { query }) => {
  const item = await findItem(ctx.db, query, customerScope(ctx.sesion));
  if ('refused' in item) return item;
  const file = item.archivo === null ? null : await readFile(ctx.db, item.archivo);
  if (!file) return refuse(404, 'El ítem no tiene comprobante');
  return { bytes: file.bytes, name: `Comprobante_${query.id}_${query.numitem}.jpg` };
});

/** Proofs of what became an order stay. */
export const deleteComprobante = command(deleteComprobantePrepago, async (tx, ctx, { query }) => {
  const item = await findItem(tx, query, customerScope(ctx.sesion), forUpdate);
  if ('refused' in item) return item;
  if (item.pedidoref !== null) return refuse(409, MENSAJES_APROBACION.YA_TIENE_PEDIDO({ pedido: item.pedidoref }));
  if (item.archivo === null) return { result: true as const };
  await run(tx, sql`DELETE FROM cotizacion_comprobantes WHERE item = ${item.id}`);
  ctx.audit('quitarAdjunto', 'cotizacion', query.id, { item: query.numitem, archivo: item.archivo }, null);
  return { result: true as const };
});
