import {
  acceptsComprobantes,
  deleteComprobante as deleteCall,
  type EstadoCobranza,
  getComprobante as getCall,
  PALABRA_COBRANZA,
  putComprobante as putCall,
  type TipoCob,
} from '@distri/domain/cobranzas';
import { customerScope, isRefusal, type Refusal, refuse, type Scope } from '@distri/domain/kernel';
import { TEXTOS_VALORES } from '@distri/domain/valores';
import { sql } from 'kysely';
import { command, preparedCommand } from '../../platform/commands/index.ts';
import type { Db } from '../../platform/db/handle.ts';
import { first, run } from '../../platform/db/kysely.ts';
import { scopeCondition } from '../../platform/db/scopeCondition.ts';
import { acceptUpload, readFile, storeFile } from '../../platform/files/index.ts';
import { read } from '../../platform/http/index.ts';

interface Lugar {
  status: EstadoCobranza;
  tipocob: TipoCob;
  archivo: string | null;
  /** The receipt itself, or an item that the collection has. */
  existe: boolean;
}

const inexistente = () => refuse(404, 'No existe el ítem de cobranza');

/** Where a proof goes, of a collection in scope; the lock keeps a settlement and another upload out meanwhile. */
async function findLugar(
  db: Db,
  { idrecibo, numitem }: { idrecibo: number; numitem: string },
  scope: Scope,
  lock = sql``,
): Promise<Lugar | Refusal> {
  const row = await first(
    db,
    sql<Lugar>`
      SELECT b.status, b.tipocob, (SELECT p.archivo FROM cobranza_comprobantes p WHERE p.cobranza = b.id AND p.numitem = ${numitem}) AS archivo,
        (${numitem} = 'RDC' OR EXISTS (SELECT 1 FROM cobranza_items i WHERE i.cobranza = b.id AND i.item::text = ${numitem})) AS existe
      FROM cobranzas b JOIN clientes c ON c.id = b.cliente
      WHERE b.id = ${idrecibo} AND ${scopeCondition(scope)} ${lock}`,
  );
  return row?.existe ? row : inexistente();
}

const forUpdate = sql`FOR UPDATE OF b`;

/** D2 §6: while it is digital and nobody settled it. */
function refuseClosed({ status, tipocob }: Lugar): Refusal | null {
  if (acceptsComprobantes(status, tipocob)) return null;
  return tipocob === 'M'
    ? refuse(409, 'Una cobranza con efectivo o cheques físicos se rinde en papel: no lleva comprobantes')
    : refuse(409, `Una cobranza ${PALABRA_COBRANZA[status]} ya no admite comprobantes`);
}

/** POST /cobranzas/comprobante: picture or PDF of an item, or of the receipt; a new one takes the place of the old one. */
export const uploadComprobante = preparedCommand(
  putCall,
  (_ctx, { files }) => acceptUpload(files, ['imagen', 'pdf'], TEXTOS_VALORES.faltaImagen),
  async (tx, ctx, { query }, file) => {
    const lugar = await findLugar(tx, query, customerScope(ctx.sesion), forUpdate);
    if (isRefusal(lugar)) return lugar;
    const closed = refuseClosed(lugar);
    if (closed) return closed;
    if (isRefusal(file)) return file;
    await storeFile(tx, file);
    await run(
      tx,
      sql`INSERT INTO cobranza_comprobantes (cobranza, numitem, archivo, usuario)
          VALUES (${query.idrecibo}, ${query.numitem}, ${file.hash}, ${ctx.sesion.userId})
          ON CONFLICT (cobranza, numitem) DO UPDATE SET archivo = excluded.archivo, usuario = excluded.usuario, subido = now()`,
    );
    const after = { numitem: query.numitem, archivo: file.hash };
    ctx.audit('adjuntar', 'cobranza', query.idrecibo, { archivo: lugar.archivo }, after);
    return { result: true as const };
  },
);

const EXTENSION = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } as const;

/** GET /cobranzas/comprobante: as it was kept, with its own type. */
export const comprobante = read(getCall, async (ctx, { query }) => {
  const lugar = await findLugar(ctx.db, query, customerScope(ctx.sesion));
  if (isRefusal(lugar)) return lugar;
  const file = lugar.archivo === null ? null : await readFile(ctx.db, lugar.archivo);
  if (!file) return refuse(404, 'El ítem no tiene comprobante');
  const name = `Comprobante_${query.idrecibo}_${query.numitem}.${EXTENSION[file.tipo]}`;
  return { bytes: file.bytes, name, type: file.tipo };
});

/** DELETE /cobranzas/comprobante: idempotent; the status moves when the dialog closes (D3 §4, `updateStatus`). */
export const deleteComprobante = command(deleteCall, async (tx, ctx, { query }) => {
  const lugar = await findLugar(tx, query, customerScope(ctx.sesion), forUpdate);
  if (isRefusal(lugar)) return lugar;
  const closed = refuseClosed(lugar);
  if (closed) return closed;
  if (lugar.archivo === null) return { result: true as const };
  const { idrecibo, numitem } = query;
  await run(tx, sql`DELETE FROM cobranza_comprobantes WHERE cobranza = ${idrecibo} AND numitem = ${numitem}`);
  ctx.audit('quitarAdjunto', 'cobranza', idrecibo, { numitem, archivo: lugar.archivo }, null);
  return { result: true as const };
});
