import {
  customerScope,
  formatDia,
  formatMoney,
  type Problem,
  problemText,
  type Refusal,
  refuse,
} from '@distri/domain/kernel';
import {
  type AccionRecepcion,
  type CodigoRecepcion,
  decidirRecepcionValor,
  MENSAJES_RECEPCION,
  type PedidoRecepcion,
  versionDeValor,
} from '@distri/domain/recepciones';
import { type CobranzaDetalleRow, devolverValor, lockCobranza, recalcularEstado } from '../../cobranzas/index.ts';
import type { CommandCtx } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { findCobranza } from '../repository.ts';
import {
  cancelar,
  confirmar,
  enRecepcion,
  findValor,
  isInAnother,
  nombreDe,
  rechazar,
  type Valor,
  vistoDe,
} from '../valores.ts';

/** The row of the list, and the version of it that the screen showed. */
export interface ValorPedido extends PedidoRecepcion {
  fuente: 'item' | 'cheque';
  id: number;
  version: number;
}

export const noExiste = () => refuse(404, 'No existe el valor');
const otraPersona = () =>
  refuse(409, 'Otra persona cambió este valor mientras lo mirabas. Actualizá la lista para ver cómo quedó.');

/** A missing reason or amount is a 422, everything else is about the state: 409. */
const STATUS: Partial<Record<CodigoRecepcion, 422>> = { FALTA_MOTIVO: 422, IMPORTE_REQUERIDO: 422 };

export function refuseRecepcion(problem: Problem<CodigoRecepcion>): Refusal {
  const { code, path } = problem;
  const message = problemText(MENSAJES_RECEPCION, problem);
  return refuse(STATUS[code] ?? 409, message, { problems: [{ code, message, ...(path ? { path } : {}) }] });
}

const HECHO: Readonly<Record<AccionRecepcion, string>> = {
  confirmar: 'Valor recibido',
  cancelar: 'Recepción cancelada',
  rechazar: 'Valor rechazado',
};

/** 'Cheque 123 · $ 1.000 en vez de $ 1.200'. */
function detalleDe(valor: Valor, { accion, motivo, importe, fecha }: PedidoRecepcion): string {
  const was = valor.cheque ?? valor.item;
  const other = accion === 'confirmar' && importe !== undefined && importe !== was.importe;
  const amount = other ? `${formatMoney(importe)} en vez de ${formatMoney(was.importe)}` : formatMoney(was.importe);
  const day =
    accion === 'confirmar' && fecha !== undefined && fecha !== was.fecha ? `con fecha ${formatDia(fecha)}` : '';
  return [nombreDe(valor), amount, day, accion === 'rechazar' ? motivo : ''].filter(Boolean).join(' · ');
}

async function write(tx: Tx, valor: Valor, pedido: PedidoRecepcion): Promise<void> {
  if (pedido.accion === 'confirmar') return confirmar(tx, valor, pedido);
  if (pedido.accion === 'cancelar') return cancelar(tx, valor);
  return rechazar(tx, valor, pedido.motivo);
}

/** Whether amount or day is another one afterwards: then the collection is worth something else. */
function movesFigures({ item, cheque }: Valor, { accion, importe, fecha }: PedidoRecepcion): boolean {
  const was = cheque ?? item;
  if (accion === 'rechazar') return false;
  if (accion === 'cancelar') return was.recibido;
  return (importe ?? was.importe) !== was.importe || (fecha ?? was.fecha) !== was.fecha;
}

async function apply(tx: Tx, ctx: CommandCtx, cobranza: CobranzaDetalleRow, valor: Valor, pedido: PedidoRecepcion) {
  const { cheque } = valor;
  if (pedido.accion === 'cancelar' && cheque?.rechazado && (await isInAnother(tx, cheque)))
    return refuseRecepcion({
      code: 'CHEQUE_EN_OTRA_COBRANZA',
      severity: 'block',
      params: { numero: cheque.numero },
    });
  await write(tx, valor, pedido);
  const detalle = detalleDe(valor, pedido);
  const { accion } = pedido;
  await recalcularEstado(tx, ctx, cobranza, {
    accion: HECHO[accion],
    detalle,
    cambianCifras: movesFigures(valor, pedido),
  });
  const { recibido, rechazado, importe, fecha } = enRecepcion(cobranza, valor);
  const named = { item: valor.item.item, cheque: cheque?.id ?? null };
  ctx.audit(
    'recibir',
    'cobranza',
    cobranza.id,
    { ...named, recibido, rechazado, importe, fecha },
    { ...named, accion, detalle },
  );
  return { result: true as const };
}

/** The administrator's word on a value of a collection (D3 §4, domain-facts §4.6); posted, it gives the value back. */
export async function recibirValor(tx: Tx, ctx: CommandCtx, pedido: ValorPedido) {
  const id = await findCobranza(tx, pedido.fuente, pedido.id);
  const cobranza = id === null ? undefined : await lockCobranza(tx, id, customerScope(ctx.sesion));
  const valor = cobranza && findValor(cobranza, pedido.fuente, pedido.id);
  if (!cobranza || !valor) return noExiste();
  const decision = decidirRecepcionValor(enRecepcion(cobranza, valor), pedido);
  if (decision === 'igual') return { result: true as const };
  if (decision !== 'cambia' && decision !== 'devuelve') return refuseRecepcion(decision);
  // Its own, not the collection's: two people may go through one collection at once, each with other values of it. Once
  // posted nothing of a value changes any more but this, and a cheque of paper is in no list that would tell its version.
  if (decision === 'cambia')
    return versionDeValor(vistoDe(valor)) === pedido.version ? apply(tx, ctx, cobranza, valor, pedido) : otraPersona();
  const { item, cheque } = valor;
  const devuelto = {
    item: item.fila,
    cheque: cheque?.id ?? null,
    importe: (cheque ?? item).importe,
    nombre: nombreDe(valor),
  };
  await devolverValor(tx, ctx, cobranza, devuelto, pedido.motivo);
  return { result: true as const };
}
