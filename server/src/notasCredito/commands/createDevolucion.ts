import { type BodyOf, customerScope, isRefusal, type Problem, refuse, refuseProblems } from '@distri/domain/kernel';
import {
  type CodigoNotaCredito,
  createDevolucion as call,
  checkAcreditable,
  checkDevolucion,
  checkEstadioDevolucion,
  type Devolucion,
  importesDevolucion,
  MENSAJES_NOTA_CREDITO,
  vueltaDeStock,
} from '@distri/domain/notasCredito';
import { command } from '../../platform/commands/index.ts';
import { type Movimiento, moverStock } from '../../stock/index.ts';
import { answerOf, emitirNotaCredito, type LineaNueva, type NotaNueva, type VueltaTomada } from './emitir.ts';
import { type FacturaOrigenRow, type LineaOrigenRow, lockFacturasOrigen } from './origen.ts';

type Body = BodyOf<typeof call>;
type Pedidas = Body['articulos'];

function lineasNuevas(factura: FacturaOrigenRow, pedidas: Pedidas, { importes }: Devolucion): LineaNueva[] {
  const byNumber = new Map(factura.lineas.map((linea) => [linea.numrenglon, linea]));
  return pedidas.flatMap(({ numrenglon, cantidad }, index) => {
    const linea = byNumber.get(numrenglon);
    if (!linea) return [];
    const { id, detalle, unidad, precio, bonificacion } = linea;
    const origen = { factura: factura.id, renglon: numrenglon };
    return [{ id, detalle, cantidad, unidad, precio, bonificacion, importe: importes[index] ?? 0, origen }];
  });
}

/** What moves in stock and what the orders' lines give up, line by line (domain-facts §4.4). */
function vueltasDe(lineas: readonly LineaOrigenRow[], pedidas: Pedidas, deposito: number) {
  const movimientos: Movimiento[] = [];
  const tomadas: VueltaTomada[] = [];
  // Two lines of the invoice may come from one line of the order: what the first takes is gone for the second.
  const left = new Map<string, LineaOrigenRow>();
  for (const { numrenglon, cantidad } of pedidas) {
    const linea = lineas.find((candidate) => candidate.numrenglon === numrenglon);
    if (!linea) continue;
    const key = `${linea.pedido}/${linea.pedidoRenglon}`;
    const { pendfac, penddesc, vuelto, estadio } = left.get(key) ?? linea;
    const vuelta = vueltaDeStock(cantidad, { pendfac, penddesc, devuelto: vuelto, cerrado: estadio === 'C' });
    left.set(key, { ...linea, pendfac, penddesc: penddesc - vuelta.liberar, vuelto: vuelto - vuelta.yaVuelto });
    const goods = { deposito: linea.deposito ?? deposito, articulo: linea.id };
    movimientos.push({ ...goods, movimiento: 'devolucionAVenta', cantidad: vuelta.aVenta });
    movimientos.push({ ...goods, movimiento: 'liberacion', cantidad: vuelta.liberar });
    if (vuelta.yaVuelto > 0 && linea.pedido !== null && linea.pedidoRenglon !== null)
      tomadas.push({ pedido: linea.pedido, renglon: linea.pedidoRenglon, ...vuelta });
  }
  return { movimientos, tomadas };
}

/** Orders whose goods cannot be credited at their stage. */
function stageProblems(lineas: readonly LineaOrigenRow[], pedidas: Pedidas): Problem<CodigoNotaCredito>[] {
  return pedidas.flatMap(({ numrenglon, cantidad }, index): Problem<CodigoNotaCredito>[] => {
    const linea = lineas.find((candidate) => candidate.numrenglon === numrenglon);
    const code = linea && checkEstadioDevolucion(linea, cantidad);
    if (!code) return [];
    const params = { pedido: linea.pedido ?? '', articulo: linea.id };
    return [{ code, severity: 'block', path: `articulos.${index}.cantidad`, params }];
  });
}

function notaDe(
  factura: FacturaOrigenRow,
  body: Body,
  devolucion: Devolucion,
  vueltas: readonly VueltaTomada[],
): NotaNueva {
  const { vendedor, letra, bonificacion, listaprecio, condcomercial, comision, tipoasiento, jurisdiccion, transporte } =
    factura;
  const header = {
    vendedor,
    letra,
    bonificacion,
    listaprecio,
    condcomercial,
    comision,
    tipoasiento,
    jurisdiccion,
    transporte,
  };
  return {
    ...header,
    clase: 'devolucion',
    cliente: factura.cliente,
    notacompra: body.notacompra,
    leyendas: [factura.leyenda1, factura.leyenda2, body.leyenda3, body.leyenda4],
    periodo: null,
    totals: devolucion.totals,
    alicuota: factura.alicuota,
    lineas: lineasNuevas(factura, body.articulos, devolucion),
    facturas: [factura],
    vueltas,
    cuenta: { tipo: 'CRE', pendiente: devolucion.totals.total },
  };
}

/**
 * POST /notasCredito/devolucion: credits units of an invoice and puts back to stock what no driver had brought back.
 * Locks in one order: invoice, its orders, pad, balances.
 */
export const createDevolucion = command(call, async (tx, ctx, { query, body }) => {
  const scope = customerScope(ctx.sesion);
  const [factura] = await lockFacturasOrigen(tx, [query.factura], scope, { conPedidos: true });
  if (!factura) return refuse(404, 'No existe la factura');
  const refusal = refuseProblems(MENSAJES_NOTA_CREDITO, checkDevolucion(factura.lineas, body.articulos));
  if (refusal) return refusal;
  const early = refuseProblems(MENSAJES_NOTA_CREDITO, stageProblems(factura.lineas, body.articulos));
  if (early) return { ...early, status: 409 };
  const { bonificacion, porcentaje: alicuotaIVA, iibb } = factura;
  const devolucion = importesDevolucion(factura.lineas, body.articulos, { bonificacion, alicuotaIVA, iibb });
  const worthless = refuseProblems(MENSAJES_NOTA_CREDITO, checkAcreditable(devolucion.totals.total, []));
  if (worthless) return worthless;

  const deposito = ctx.empresa.depositoPredeterminado;
  const { movimientos, tomadas } = vueltasDe(factura.lineas, body.articulos, deposito);
  const emitida = await emitirNotaCredito(tx, ctx, notaDe(factura, body, devolucion, tomadas));
  if (isRefusal(emitida)) return emitida;
  await moverStock(tx, movimientos, { entidad: 'notaCredito', entidadId: emitida.id, usuario: ctx.sesion.userId });
  return answerOf(emitida, devolucion.totals.total);
});
