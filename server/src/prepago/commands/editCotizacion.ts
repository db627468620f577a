import {
  aprobacionTrasEditar,
  canEditCotizacion,
  checkCamposFijos,
  MENSAJES_APROBACION,
  MENSAJES_COTIZACION,
  type ProblemaCotizacion,
} from '@distri/domain/cotizaciones';
import {
  asCreated,
  type BodyOf,
  customerScope,
  isBlocking,
  type Refusal,
  refuse,
  refuseProblems,
} from '@distri/domain/kernel';
import { editCotizacion as call } from '@distri/domain/prepago';
import { totalValores, type Valor } from '@distri/domain/valores';
import {
  type CotizacionDecidida,
  type CotizacionDetalleRow,
  decidirCotizacion,
  itemValor,
  lockCliente,
  readCotizacion,
  writeItems,
} from '../../cotizaciones/index.ts';
import { authorEdited } from '../../lineas/index.ts';
import { type CommandCtx, command } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { avanzar } from '../avanzar.ts';
import { replaceLines, updateHeader } from './storeEdit.ts';

type Body = BodyOf<typeof call>;

/** The stored quotation, locked, when it is this customer's and may be edited from the version that was opened. */
async function lockEditable(
  tx: Tx,
  ctx: CommandCtx,
  cliente: string,
  body: Body,
): Promise<CotizacionDetalleRow | Refusal> {
  const row = await readCotizacion(tx, body.header.id, customerScope(ctx.sesion), { lock: true });
  if (!row || row.cliente !== cliente) return refuse(404, 'No existe la cotización');
  const { isprepago: isPrepago, recha_tran, pedidoref } = row;
  if (pedidoref !== null) return refuse(409, MENSAJES_APROBACION.YA_TIENE_PEDIDO({ pedido: pedidoref }));
  if (!canEditCotizacion({ isPrepago, recha_tran, pedidoref })) return refuse(409, MENSAJES_APROBACION.NO_SE_EDITA({}));
  if (row.version !== body.header.version)
    return refuse(409, 'Otra persona cambió la cotización mientras la editabas. Volvé a abrirla para ver cómo quedó.');
  return row;
}

function fixedFields(row: CotizacionDetalleRow, { header }: Body): ProblemaCotizacion[] {
  const { ingreso, entrega, isproforma: isProforma, isprepago: isPrepago } = row;
  return checkCamposFijos({ ingreso, entrega, isProforma, isPrepago }, header);
}

const facts = ({ tipo, fecha, importe, transferencia }: Valor) =>
  JSON.stringify([tipo, fecha, importe, transferencia.numero, transferencia.cuenta]);

/** Money that an administrator saw stays as it was seen. */
function receivedItems(row: CotizacionDetalleRow, items: readonly Valor[]): ProblemaCotizacion[] {
  const received = row.items.filter(({ recibido }) => recibido);
  return received.flatMap((stored): ProblemaCotizacion[] => {
    const index = items.findIndex(({ id }) => id === stored.item);
    const now = items[index];
    if (now && facts(now) === facts(itemValor(stored))) return [];
    const path = index === -1 ? 'itemsDeCobranza' : `itemsDeCobranza.${index}.importe`;
    return [{ code: 'ITEM_RECIBIDO', severity: 'block', path, params: { leyenda: stored.leyenda } }];
  });
}

/** Whether what is sold, or for how much, is another thing than what was approved. */
function changesSale(row: CotizacionDetalleRow, { header, lineas, totals }: CotizacionDecidida): boolean {
  const line = (id: string, cantidad: number, precio: number, bonificacion: number) => [
    id,
    cantidad,
    precio,
    bonificacion,
  ];
  const before = row.lineas.map((each) => line(each.articulo, each.cantidad, each.precio, each.bonificacion));
  const after = lineas.map((each) => line(each.id, each.cantidad, each.precio, each.bonificacion));
  return (
    JSON.stringify([before, row.bonificacion, row.condcomercial, row.imptotal]) !==
    JSON.stringify([after, header.bonificacion, header.condcomercial, totals.total])
  );
}

/** The approval after this edit; what lost its approval after its last day could never get it again. */
function approvalAfter(ctx: CommandCtx, row: CotizacionDetalleRow, decidida: CotizacionDecidida) {
  const cambiaVenta = changesSale(row, decidida);
  const aprob_coti = aprobacionTrasEditar(row.aprob_coti, { cambiaVenta, esAdmin: ctx.sesion.rol === 'A' });
  if (row.aprob_coti === 'A' && aprob_coti === '' && ctx.today() > row.vence)
    return refuse(409, MENSAJES_APROBACION.VENCIDA_SIN_CAMBIOS({ vence: row.vence }));
  return aprob_coti;
}

/** The credit that the stored quotation uses; a rejected one uses none. */
const ownCredit = ({ aprob_coti, items }: CotizacionDetalleRow) =>
  aprob_coti === 'R' ? 0 : totalValores(items.filter(({ tipo }) => tipo === 'SCC'));

/** What the quotation itself gives its lines: an untouched one keeps price and discount (decisions 15). */
const referenciaDe = (row: CotizacionDetalleRow) => ({
  bonificacion: row.bonificacion,
  lineas: row.lineas.map(({ articulo, precio, bonificacion }) => ({ id: articulo, precio, bonificacion })),
});

/** PUT /cotizaciones: EDIT of D2 §4. The edit that brings the last money that nobody has to receive makes the order. */
export const editCotizacion = command(call, async (tx, ctx, { query, body }) => {
  const cliente = await lockCliente(tx, ctx, query.cliente, body.header, 'EDIT');
  if ('refused' in cliente) return cliente;
  const row = await lockEditable(tx, ctx, cliente.id, body);
  if ('refused' in row) return row;
  const decidida = await decidirCotizacion(tx, ctx, body, {
    cliente,
    operacion: 'EDIT',
    referencia: referenciaDe(row),
    id: row.id,
    saldoPropio: ownCredit(row),
  });
  if ('refused' in decidida) return decidida;
  const kept = [...fixedFields(row, body), ...receivedItems(row, decidida.items)].filter(isBlocking);
  const refusal = refuseProblems(MENSAJES_COTIZACION, kept);
  if (refusal) return refusal;
  const aprob_coti = approvalAfter(ctx, row, decidida);
  if (typeof aprob_coti !== 'string') return aprob_coti;

  const edicion = { ...decidida, id: row.id, autor: authorEdited(ctx.sesion, body.header, row) };
  await updateHeader(tx, edicion);
  await replaceLines(tx, ctx, edicion);
  await writeItems(tx, row.id, decidida.items);
  const stored = await readCotizacion(tx, row.id, { kind: 'all' });
  if (!stored) throw new Error('the quotation is locked and cannot be gone');
  const detalle = row.aprob_coti !== aprob_coti ? 'Espera otra vez la aprobación' : '';
  const avance = await avanzar(tx, ctx, cliente, { ...stored, aprob_coti }, { accion: 'Cotización editada', detalle });
  ctx.audit('editar', 'cotizacion', row.id, snapshot(row), snapshot({ ...stored, aprob_coti }));
  const avisos = [...decidida.avisos, ...avance.avisos];
  return { ...asCreated(row.id), pedidoref: avance.pedidoref, ...(avisos.length > 0 && { avisos }) };
});

const snapshot = ({ aprob_coti, imptotal, bonificacion, direccion_entrega, lineas, items }: CotizacionDetalleRow) => ({
  aprob_coti,
  total: imptotal,
  bonificacion,
  direccion_entrega,
  articulos: lineas.map(({ articulo, cantidad, precio, bonificacion: linea }) => ({
    articulo,
    cantidad,
    precio,
    bonificacion: linea,
  })),
  items: items.map(itemValor),
});
