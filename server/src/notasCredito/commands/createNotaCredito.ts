import { type BodyOf, customerScope, isRefusal, refuse, refuseProblems } from '@distri/domain/kernel';
import { ALICUOTA_IVA_GENERAL, lineAmount, type Totals, totals } from '@distri/domain/lineas';
import {
  createNotaCredito as call,
  checkAcreditable,
  checkAsociados,
  checkConceptos,
  checkImporteNota,
  isContinuacion,
  type LineaConcepto,
  MENSAJES_NOTA_CREDITO,
  type ProblemaNotaCredito,
  tipoEnCuenta,
} from '@distri/domain/notasCredito';
import { type CommandCtx, command } from '../../platform/commands/index.ts';
import { answerOf, emitirNotaCredito, type LineaNueva, type NotaNueva } from './emitir.ts';
import { type ClienteNotaRow, type FacturaOrigenRow, lockFacturasOrigen, readClienteNota } from './origen.ts';

type Body = BodyOf<typeof call>;

/** ARCA's ids of 21% and 0% (domain-facts §2.4). */
const IVA_GENERAL = 5;
const IVA_CERO = 3;

/** VAT of the invoices that it corrects; without them the general rate, and none abroad. */
function alicuotaDe(cliente: ClienteNotaRow, facturas: readonly FacturaOrigenRow[]) {
  const [factura] = facturas;
  if (factura) return { id: factura.alicuota, porcentaje: factura.porcentaje };
  return cliente.letra === 'E'
    ? { id: IVA_CERO, porcentaje: 0 }
    : { id: IVA_GENERAL, porcentaje: ALICUOTA_IVA_GENERAL };
}

function lineaNueva(linea: LineaConcepto): LineaNueva {
  const { id, detalle } = linea;
  if (isContinuacion(linea))
    return { id, detalle, cantidad: 0, unidad: 0, precio: 0, bonificacion: 0, importe: 0, origen: null };
  const { cantidad, precio, bonificacion } = linea;
  return { id, detalle, cantidad, unidad: 0, precio, bonificacion, importe: lineAmount(linea), origen: null };
}

function problems(
  ctx: CommandCtx,
  cliente: string,
  body: Body,
  facturas: readonly FacturaOrigenRow[],
): ProblemaNotaCredito[] {
  const associated = checkAsociados(facturas, body.periodo ?? null, { cliente, hoy: ctx.today() });
  return [...checkConceptos(body.articulos), ...associated];
}

function notaDe(
  cliente: ClienteNotaRow,
  body: Body,
  facturas: readonly FacturaOrigenRow[],
  amounts: Totals,
  alicuota: number,
): NotaNueva {
  const [factura] = facturas;
  return {
    clase: 'concepto',
    cliente: cliente.id,
    vendedor: factura?.vendedor ?? cliente.vendedor,
    letra: factura?.letra ?? cliente.letra,
    bonificacion: 0,
    listaprecio: cliente.listaprecio,
    condcomercial: factura?.condcomercial ?? cliente.condcomercial,
    comision: factura?.comision ?? 0,
    tipoasiento: factura?.tipoasiento ?? 1,
    jurisdiccion: cliente.jurisdiccion,
    transporte: '000',
    notacompra: body.notacompra,
    leyendas: ['', '', body.leyenda3, body.leyenda4],
    periodo: body.periodo ?? null,
    totals: amounts,
    alicuota,
    lineas: body.articulos.map(lineaNueva),
    facturas,
    vueltas: [],
    cuenta: { tipo: tipoEnCuenta(body.articulos), pendiente: amounts.total },
  };
}

/** POST /notasCredito: a note of concepts, over invoices of the customer or over a period. */
export const createNotaCredito = command(call, async (tx, ctx, { query, body }) => {
  const scope = customerScope(ctx.sesion);
  const cliente = await readClienteNota(tx, query.cliente, scope);
  if (!cliente) return refuse(404, 'No existe el cliente');
  const facturas = body.facturas.length > 0 ? await lockFacturasOrigen(tx, body.facturas, scope) : [];
  if (facturas.length < new Set(body.facturas).size) return refuse(404, 'No existe la factura');
  const refusal = refuseProblems(MENSAJES_NOTA_CREDITO, problems(ctx, cliente.id, body, facturas));
  if (refusal) return refusal;

  const alicuota = alicuotaDe(cliente, facturas);
  const conceptos = body.articulos.filter((linea) => !isContinuacion(linea));
  const terms = { bonificacion: 0, alicuotaIVA: alicuota.porcentaje, iibb: [], conImpuestos: true, prepago: false };
  const amounts = totals(conceptos, terms);
  const wrong = refuseProblems(MENSAJES_NOTA_CREDITO, [
    ...checkImporteNota(body.importe, amounts.subtotal),
    ...checkAcreditable(amounts.total, facturas),
  ]);
  if (wrong) return wrong;
  const emitida = await emitirNotaCredito(tx, ctx, notaDe(cliente, body, facturas, amounts, alicuota.id));
  return isRefusal(emitida) ? emitida : answerOf(emitida, amounts.total);
});
