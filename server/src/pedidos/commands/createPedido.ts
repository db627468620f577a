import {
  asCreated,
  type BodyOf,
  customerScope,
  isBlocking,
  problemText,
  type Refusal,
  refuse,
  refuseProblems,
} from '@distri/domain/kernel';
import { checkImporte, composeLeyendas, type DocumentLine, litres, totals } from '@distri/domain/lineas';
import {
  AVISO_TIPOS_MEZCLADOS,
  createPedido as call,
  checkPedido,
  condVta30,
  MENSAJES_PEDIDO,
  type ProblemaPedido,
  tipoPedido,
} from '@distri/domain/pedidos';
import { type ArticuloDeVenta, lockArticulosVenta } from '../../articulos/index.ts';
import { type ClienteVenta, direccionTexto, lockClienteVenta, refuseInexistentes } from '../../clientes/index.ts';
import { banderas, type CotizacionDetalleRow, readCotizacion } from '../../cotizaciones/index.ts';
import { articleIds, author, documentLines, namedAuthor, namedPads, padsOf } from '../../lineas/index.ts';
import { type CommandCtx, command } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { reservarStock } from '../../stock/index.ts';
import { insertPedido } from './insertPedido.ts';
import { padHeredado, referenciaDe } from './referencia.ts';

type Body = BodyOf<typeof call>;

/** Everything read and locked for one decision. */
interface Leido {
  cliente: ClienteVenta;
  articulos: Map<string, ArticuloDeVenta>;
  cotizacion: CotizacionDetalleRow | null;
}

/**
 * Locks in one order for everybody: customer, quotation, stock rows by code. So two orders wait for each other and
 * never deadlock, and no order is entered after a disabling or an expiry that was committed before it.
 */
async function load(tx: Tx, ctx: CommandCtx, id: string, body: Body): Promise<Leido | Refusal> {
  const scope = customerScope(ctx.sesion);
  const { condcomercial, transporte, tipoasiento } = body.header;
  const named = { ...namedAuthor(ctx.sesion, body.header), ...namedPads(ctx.sesion, body.header, ctx.empresa) };
  const refs = { condcomercial, transporte, tipoasiento, ...named };
  const [cliente, cotizacion, articulos] = await Promise.all([
    lockClienteVenta(tx, id, scope, refs),
    body.cotizacion ? readCotizacion(tx, body.cotizacion, scope, { lock: true }) : null,
    lockArticulosVenta(tx, articleIds(body.articulos), ctx.empresa.depositoPredeterminado),
  ]);
  if (!cliente) return refuse(404, 'No existe el cliente');
  const inexistente = refuseInexistentes(cliente);
  if (inexistente) return inexistente;
  if (cotizacion === undefined || (cotizacion && cotizacion.cliente !== id))
    return refuse(404, 'No existe la cotización de referencia');
  return { cliente, articulos, cotizacion };
}

function problems(
  ctx: CommandCtx,
  body: Body,
  lineas: DocumentLine[],
  leyendas: ReturnType<typeof composeLeyendas>,
  leido: Leido,
) {
  const { header } = body;
  const { empresa } = ctx;
  const hoy = ctx.today();
  const entrada = {
    ingreso: body.ingreso,
    entrega: body.entrega,
    bonificacion: header.bonificacion,
    direccionEntrega: header.direccionEntrega ?? null,
    articulos: lineas,
    ...leyendas,
  };
  return checkPedido(entrada, {
    rol: ctx.sesion.rol,
    empresa: empresa.id,
    maxBonificacion: empresa.maxBonificacion,
    maxArticulosPedido: empresa.maxArticulosPedido,
    puntoVentaBloqueante: empresa.puntoVentaBloqueante,
    exentaDireccionEntrega: empresa.exentaDireccionEntrega,
    hoy,
    cliente: leido.cliente,
    direcciones: leido.cliente.direcciones,
    documentosImpagos: leido.cliente.documentosImpagos,
    articulos: leido.articulos,
    referencia: leido.cotizacion && referenciaDe(leido.cotizacion, leido.articulos, header.listaprecio),
    cotizacion: leido.cotizacion ? { ...banderas(leido.cotizacion, hoy), pedidoref: leido.cotizacion.pedidoref } : null,
  });
}

const warnings = (found: readonly ProblemaPedido[]) =>
  found.filter((problem) => !isBlocking(problem)).map((problem) => problemText(MENSAJES_PEDIDO, problem));

/** POST /pedidos: decides everything again on locked rows, stores the order and reserves its stock. */
export const createPedido = command(call, async (tx, ctx, { query, body }) => {
  const leido = await load(tx, ctx, query.cliente, body);
  if ('refused' in leido) return leido;

  const { header } = body;
  const lineas = documentLines(body.articulos, leido.articulos);
  const direccion = leido.cliente.direcciones.find(({ id }) => id === header.direccionEntrega) ?? null;
  const leyendas = composeLeyendas(direccion, header);
  const found = problems(ctx, body, lineas, leyendas, leido);
  const refusal = refuseProblems(MENSAJES_PEDIDO, found);
  if (refusal) return refusal;

  const vendidos = lineas.flatMap((linea) => leido.articulos.get(linea.id) ?? []);
  const iva = { id: vendidos[0]?.ivavta ?? 0, porcentaje: vendidos[0]?.alicuota ?? 0 };
  const calculated = totals(lineas, {
    bonificacion: header.bonificacion,
    alicuotaIVA: iva.porcentaje,
    iibb: leido.cliente.iibb,
    conImpuestos: true,
    prepago: false,
  });
  const neto = calculated.subtotal - calculated.bonificado;
  const different = refuseProblems(MENSAJES_PEDIDO, checkImporte(body.importe, neto));
  if (different) return different;

  const { tipo, mezcla } = tipoPedido(vendidos);
  const heredado = leido.cotizacion && padHeredado(leido.cotizacion, ctx.empresa);
  const id = await insertPedido(tx, ctx, {
    cliente: leido.cliente,
    header: { ...header, ...leyendas, ...author(ctx.sesion, header, leido.cliente) },
    ...padsOf(ctx.sesion, header, ctx.empresa, heredado),
    ingreso: body.ingreso,
    entrega: body.entrega,
    tipo,
    condvta30: condVta30(lineas, leido.articulos),
    direccionTexto: direccion ? direccionTexto(direccion) : '',
    cotizacion: leido.cotizacion?.id ?? null,
    alicuotaIva: iva.id,
    litros: litres(lineas),
    totals: calculated,
    lineas,
    articulos: leido.articulos,
  });
  const deposito = ctx.empresa.depositoPredeterminado;
  tx.atCommit(reservarStock(tx, { deposito, lineas, pedido: id, usuario: ctx.sesion.userId }));
  ctx.audit('crear', 'pedido', id, null, { cliente: query.cliente, importe: neto, renglones: lineas.length });
  const avisos = [...warnings(found), ...(mezcla ? [AVISO_TIPOS_MEZCLADOS] : [])];
  return { ...asCreated(id), ...(avisos.length > 0 ? { avisos } : {}) };
});
