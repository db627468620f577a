import { createCotizacion as call, checkCotizacion, MENSAJES_COTIZACION, venceEl } from '@distri/domain/cotizaciones';
import {
  asCreated,
  type BodyOf,
  customerScope,
  type Problem,
  type Refusal,
  refuse,
  refuseProblems,
} from '@distri/domain/kernel';
import {
  checkImporte,
  composeLeyendas,
  type DocumentLine,
  litres,
  type Referencia,
  type Totals,
  totals,
} from '@distri/domain/lineas';
import { type ArticuloDeVenta, readArticulosVenta } from '../../articulos/index.ts';
import { type ClienteVenta, direccionTexto, lockClienteVenta } from '../../clientes/index.ts';
import { articleIds, documentLines } from '../../lineas/index.ts';
import { type CommandCtx, command } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { readCotizacion } from '../repository.ts';
import { author } from './author.ts';
import { insertCotizacion } from './insertCotizacion.ts';

type Body = BodyOf<typeof call>;

/** Everything read for one decision. */
interface Leido {
  cliente: ClienteVenta;
  articulos: Map<string, ArticuloDeVenta>;
  referencia: Referencia | null;
}

async function readReferencia(tx: Tx, ctx: CommandCtx, cliente: string, id: number): Promise<Referencia | Refusal> {
  const row = await readCotizacion(tx, id, customerScope(ctx.sesion));
  if (!row || row.cliente !== cliente) return refuse(404, 'No existe la cotización de referencia');
  const lineas = row.lineas.map(({ articulo, precio, bonificacion }) => ({ id: articulo, precio, bonificacion }));
  return { bonificacion: row.bonificacion, lineas };
}

async function load(tx: Tx, ctx: CommandCtx, id: string, body: Body): Promise<Leido | Refusal> {
  const { condcomercial } = body.header;
  const cliente = await lockClienteVenta(tx, id, customerScope(ctx.sesion), { condcomercial });
  if (!cliente) return refuse(404, 'No existe el cliente');
  if (!cliente.condicionExiste) return refuse(422, 'No existe la condición comercial');
  const articulos = await readArticulosVenta(tx, articleIds(body.articulos), ctx.empresa.depositoPredeterminado);
  const referencia = body.referencia ? await readReferencia(tx, ctx, id, body.referencia) : null;
  if (referencia && 'refused' in referencia) return referencia;
  return { cliente, articulos, referencia };
}

/** What belongs to later issues is refused plainly, never half done. */
function refuseUnsupported(body: Body): Refusal | null {
  if (body.header.isPrepago) return refuse(422, 'Las cotizaciones prepago todavía no se pueden ingresar');
  if (body.articulos.some((linea) => linea.armado || linea.fromArmado))
    return refuse(422, 'Los artículos armados todavía no se pueden cotizar');
  return null;
}

function problems(
  ctx: CommandCtx,
  body: Body,
  lineas: DocumentLine[],
  leyendas: ReturnType<typeof composeLeyendas>,
  leido: Leido,
) {
  const { header } = body;
  return checkCotizacion(
    {
      ingreso: header.ingreso,
      entrega: header.entrega,
      bonificacion: header.bonificacion,
      direccionEntrega: header.direccionEntrega ?? null,
      articulos: lineas,
      prepago: null,
      ...leyendas,
    },
    {
      rol: ctx.sesion.rol,
      empresa: ctx.empresa.id,
      maxBonificacion: ctx.empresa.maxBonificacion,
      maxArticulosCotizacion: ctx.empresa.maxArticulosCotizacion,
      exentaDireccionEntrega: ctx.empresa.exentaDireccionEntrega,
      hoy: ctx.today(),
      cliente: leido.cliente,
      direcciones: leido.cliente.direcciones,
      documentosImpagos: leido.cliente.documentosImpagos,
      articulos: leido.articulos,
      referencia: leido.referencia,
    },
  );
}

/** The amounts on the screen have to be ours (A8): each that differs is a problem of its own. */
function amountProblems(body: Body, calculated: Totals): Problem<'IMPORTE_DISTINTO'>[] {
  const sent = body.importes;
  return [
    ...checkImporte(sent.subtotal, calculated.subtotal, 'importes.subtotal'),
    ...checkImporte(sent.bonificado, calculated.bonificado, 'importes.bonificado'),
    ...checkImporte(sent.total, calculated.total, 'importes.total'),
  ] as Problem<'IMPORTE_DISTINTO'>[];
}

function taxes(leido: Leido, lineas: DocumentLine[]) {
  const articulo = leido.articulos.get(lineas[0]?.id ?? '');
  return { id: articulo?.ivavta ?? 0, porcentaje: articulo?.alicuota ?? 0 };
}

/** POST /cotizaciones: decides everything again on rows read now, and stores the quotation. */
export const createCotizacion = command(call, async (tx, ctx, { query, body }) => {
  const unsupported = refuseUnsupported(body);
  if (unsupported) return unsupported;
  const leido = await load(tx, ctx, query.cliente, body);
  if ('refused' in leido) return leido;

  const { header } = body;
  const lineas = documentLines(body.articulos, leido.articulos);
  const direccion = leido.cliente.direcciones.find(({ id }) => id === header.direccionEntrega) ?? null;
  const leyendas = composeLeyendas(direccion, header);
  const refusal = refuseProblems(MENSAJES_COTIZACION, problems(ctx, body, lineas, leyendas, leido));
  if (refusal) return refusal;

  const iva = taxes(leido, lineas);
  const calculated = totals(lineas, {
    bonificacion: header.bonificacion,
    alicuotaIVA: iva.porcentaje,
    iibb: leido.cliente.iibb,
    conImpuestos: header.isProforma,
    prepago: false,
  });
  const different = refuseProblems(MENSAJES_COTIZACION, amountProblems(body, calculated));
  if (different) return different;

  const id = await insertCotizacion(tx, ctx, {
    cliente: leido.cliente,
    header: { ...header, ...leyendas, ...author(ctx.sesion, header, leido.cliente) },
    vence: venceEl(header.ingreso, ctx.empresa.validezCotizacionDias),
    talremito: ctx.empresa.talonarios.remito,
    direccionTexto: direccion ? direccionTexto(direccion) : '',
    condvta30: lineas.some((linea) => leido.articulos.get(linea.id)?.condVta30),
    alicuotaIva: iva.id,
    litros: litres(lineas),
    totals: calculated,
    lineas,
    articulos: leido.articulos,
  });
  ctx.audit('crear', 'cotizacion', id, null, {
    cliente: query.cliente,
    total: calculated.total,
    renglones: lineas.length,
  });
  return asCreated(id);
});
