import { editCobranza as call, isEditableCobranza, MENSAJES_ENVIO, PALABRA_COBRANZA } from '@distri/domain/cobranzas';
import {
  asCreated,
  type BodyOf,
  customerScope,
  formatMoney,
  isRefusal,
  type Refusal,
  refuse,
} from '@distri/domain/kernel';
import { notificar } from '../../notificaciones/index.ts';
import { type CommandCtx, command } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { valorDeFila } from '../../valores/index.ts';
import type { CobranzaDetalleRow } from '../filas.ts';
import { lockCobranza, lockDocumentos } from '../repository.ts';
import { orRefuse } from './choques.ts';
import { type CobranzaDecidida, decidirCobranza } from './decidir.ts';
import { replaceCobranza } from './store.ts';

type Body = BodyOf<typeof call>;

/** The stored collection, locked, when this person may edit it from the version that was opened. */
async function lockEditable(tx: Tx, ctx: CommandCtx, id: number, body: Body): Promise<CobranzaDetalleRow | Refusal> {
  const row = await lockCobranza(tx, id, customerScope(ctx.sesion));
  if (!row) return refuse(404, 'No existe la cobranza');
  if (!isEditableCobranza(row.status, row.substatus, ctx.sesion.rol))
    return refuse(409, `Una cobranza ${PALABRA_COBRANZA[row.status]} no se puede editar`);
  if (row.version !== body.version)
    return refuse(409, 'Otra persona cambió la cobranza mientras la editabas. Volvé a abrirla para ver cómo quedó.');
  return row;
}

/** The equivalent discount that the screen sends to be looked at has to be ours (D3 §4). */
function checkEquivalente({ _equivalenteDescuento: enviado }: Body, { revision }: CobranzaDecidida): Refusal | null {
  if (enviado === undefined || revision === null || enviado === revision.equivImp) return null;
  const campo = '_equivalenteDescuento';
  const message = MENSAJES_ENVIO.CIFRA_DISTINTA({ campo, enviado, calculado: revision.equivImp });
  return refuse(422, message, { problems: [{ code: 'CIFRA_DISTINTA', message, path: campo }] });
}

export const enlaceDe = ({ cliente, id }: Pick<CobranzaDetalleRow, 'cliente' | 'id'>) =>
  `/ventas/cobranzas/${encodeURIComponent(cliente)}/view/${id}`;

/** Administrators learn of a discount to look at; the seller, that somebody looked at it. */
async function avisar(tx: Tx, ctx: CommandCtx, row: CobranzaDetalleRow, decidida: CobranzaDecidida): Promise<void> {
  const enlace = enlaceDe(row);
  const cual = `La cobranza ${row.id} de ${row.razsoc}`;
  if (decidida.revision) {
    const montos = `${formatMoney(row.equiv_imp)} a ${formatMoney(decidida.revision.equivImp)}`;
    const msg = `${cual} quedó en revisión: el descuento pasaría de ${montos}.`;
    await notificar(tx, ctx.sesion, { roles: ['A'], msg, enlace });
  }
  if (row.status === 'R')
    await notificar(tx, ctx.sesion, { vendedor: row.vendedor, msg: `${cual} ya fue revisada.`, enlace });
}

/** PUT /cobranzas: EDIT of D3 §4, decided again on locked rows. */
export const editCobranza = command(call, async (tx, ctx, { query, body }) => {
  const row = await lockEditable(tx, ctx, query.id, body);
  if (isRefusal(row)) return row;
  const cliente = { id: row.cliente, razsoc: row.razsoc, vendedor: row.vendedor, sin_descuento: row.sin_descuento };
  const taken = new Set(row.documentos.map(({ id }) => id));
  const added = body.cobranza.documentos.map(({ id }) => id).filter((id) => !taken.has(id));
  if (added.length > 0) await lockDocumentos(tx, cliente.id, added);
  const decidida = await decidirCobranza(tx, ctx, body, { cliente, original: row, guardar: false });
  if (isRefusal(decidida)) return decidida;
  const wrong = checkEquivalente(body, decidida);
  if (wrong) return wrong;
  const { cobranza } = body;
  const stored = await orRefuse(cobranza.numrec, () => replaceCobranza(tx, ctx, decidida, cobranza, row));
  if (isRefusal(stored)) return stored;
  await avisar(tx, ctx, row, decidida);
  ctx.audit('editar', 'cobranza', row.id, snapshot(row), after(decidida, body));
  const { status, avisos } = decidida;
  return { ...asCreated(row.id), status, ...(avisos.length > 0 && { avisos }) };
});

const snapshot = (row: CobranzaDetalleRow) => ({
  numrec: row.numrec,
  fecharecibo: row.fecharecibo,
  status: row.status,
  impdesc: row.impdesc,
  equiv_imp: row.equiv_imp,
  saldo: row.saldo,
  descuentoFijo: row.descfijo,
  documentos: row.documentos.map(({ id, importe }) => ({ id, importe })),
  items: row.items.map(valorDeFila),
});

const after = ({ calculo, status, entrada, items, revision }: CobranzaDecidida, { cobranza }: Body) => ({
  numrec: cobranza.numrec,
  fecharecibo: cobranza.fecharecibo,
  status,
  impdesc: calculo.impdesc,
  equiv_imp: calculo.equivImp,
  saldo: calculo.saldo,
  descuentoFijo: entrada.descuentoFijo.enabled,
  revision,
  documentos: entrada.documentos.map(({ id, importe }) => ({ id, importe })),
  items: items.map(({ fila: _fila, conComprobante: _proof, ...item }) => item),
});
