import {
  type Centavos,
  type Dia,
  isRefusal,
  type Porcentaje,
  type Refusal,
  refuseProblems,
} from '@distri/domain/kernel';
import type { Totals } from '@distri/domain/lineas';
import { type ClaseNotaCredito, MENSAJES_NOTA_CREDITO } from '@distri/domain/notasCredito';
import { codigoArca, type LetraFactura } from '@distri/domain/talonarios';
import { sql } from 'kysely';
import { issuedColumns, totalColumns } from '../../lineas/index.ts';
import type { CommandCtx } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { type Param, prepared } from '../../platform/db/prepared.ts';
import { Numerador, type Numero, sellarEmitidos } from '../../talonarios/index.ts';

/** A row of the note; an empty id is text that goes on with the row before. */
export interface LineaNueva {
  id: string;
  detalle: string;
  cantidad: number;
  unidad: number;
  precio: Centavos;
  bonificacion: Porcentaje;
  importe: Centavos;
  /** The invoice's line that it takes back. */
  origen: { factura: number; renglon: number } | null;
}

/** Part of an order's line that R or H had brought back and that this note takes (domain-facts §4.4). */
export interface VueltaTomada {
  pedido: number;
  renglon: number;
  yaVuelto: number;
  liberar: number;
}

/** A credit note that the rules have accepted. */
export interface NotaNueva {
  clase: ClaseNotaCredito;
  cliente: string;
  vendedor: string;
  letra: LetraFactura;
  bonificacion: Porcentaje;
  listaprecio: number;
  condcomercial: number;
  comision: Porcentaje;
  tipoasiento: number;
  jurisdiccion: number | null;
  transporte: string;
  notacompra: string;
  leyendas: readonly [string, string, string, string];
  periodo: { desde: Dia; hasta: Dia } | null;
  totals: Totals;
  /** Id of the VAT rate. */
  alicuota: number;
  lineas: readonly LineaNueva[];
  /** With `importe_asociado`, the part of the note that each invoice gets. */
  facturas: readonly {
    id: number;
    letra: string;
    punto_venta: number;
    numero: number;
    ingreso: Dia;
    importe_asociado?: Centavos;
  }[];
  vueltas: readonly VueltaTomada[];
  /** The pad that its number is of; the company's when none is named. */
  talonario?: number;
  /** How the account files it, and what of it can still be used. */
  cuenta: { tipo: 'CRE' | 'AP'; pendiente: Centavos };
}

export interface NotaEmitida {
  id: number;
  documento: string;
  avisos: string[];
}

/** ARCA's CbtesAsoc (domain-facts §3), kept until the authorization is asked for. */
function cbteAsoc({ facturas }: NotaNueva, cuit: string): string {
  return JSON.stringify(
    facturas.map(({ letra, punto_venta, numero, ingreso, importe_asociado: importe }) => ({
      tipo: codigoArca('factura', letra),
      puntoVenta: punto_venta,
      numero,
      cuit: cuit.replaceAll('-', ''),
      fecha: ingreso,
      ...(importe === undefined ? {} : { importe }),
    })),
  );
}

function headerOf(nota: NotaNueva, numero: Numero, ctx: CommandCtx) {
  const { totals } = nota;
  const [leyenda1, leyenda2, leyenda3, leyenda4] = nota.leyendas;
  return {
    letra: numero.letra,
    puntoVenta: numero.puntoVenta,
    numero: numero.numero,
    talonario: numero.talonario,
    clase: nota.clase,
    cliente: nota.cliente,
    vendedor: nota.vendedor,
    ingreso: ctx.today(),
    bonificacion: nota.bonificacion,
    listaprecio: nota.listaprecio,
    condcomercial: nota.condcomercial,
    comision: nota.comision,
    tipoasiento: nota.tipoasiento,
    jurisdiccion: nota.jurisdiccion,
    transporte: nota.transporte,
    notacompra: nota.notacompra,
    leyenda1,
    leyenda2,
    leyenda3,
    leyenda4,
    periodoDesde: nota.periodo?.desde ?? null,
    periodoHasta: nota.periodo?.hasta ?? null,
    ...totalColumns(totals),
    alicuota: nota.alicuota,
    usuario: ctx.sesion.userId,
    username: ctx.sesion.username,
    tipo: nota.cuenta.tipo,
    pendiente: nota.cuenta.pendiente,
    cbteAsoc: cbteAsoc(nota, ctx.empresa.legal.cuit),
  };
}

function columnsOf({ lineas, facturas, vueltas }: NotaNueva) {
  return {
    ...issuedColumns(lineas),
    importes: lineas.map(({ importe }) => importe),
    deFactura: lineas.map(({ origen }) => origen?.factura ?? null),
    deRenglon: lineas.map(({ origen }) => origen?.renglon ?? null),
    facturas: facturas.map(({ id }) => id),
    vueltaPedidos: vueltas.map(({ pedido }) => pedido),
    vueltaRenglones: vueltas.map(({ renglon }) => renglon),
    yaVuelto: vueltas.map(({ yaVuelto }) => yaVuelto),
    liberar: vueltas.map(({ liberar }) => liberar),
  };
}

const valuesOf = (nota: NotaNueva, numero: Numero, ctx: CommandCtx) => ({
  ...headerOf(nota, numero, ctx),
  ...columnsOf(nota),
});

const insert = prepared(
  'notaCredito.emitir',
  (param: Param<ReturnType<typeof valuesOf>>) => sql<{ id: number; documento: string }>`
  WITH nueva AS (
    INSERT INTO notas_credito (letra, punto_venta, numero, talonario, clase, cliente, vendedor, ingreso, entrega, bonificacion, listaprecio,
      condcomercial, comision, tipoasiento, jurisdiccion, transporte, notacompra, leyenda1, leyenda2, leyenda3, leyenda4, periodo_desde,
      periodo_hasta, receptor, subtotal, bonificado, importe_bonificado, iva, impiibb, importe, iibb, alicuota_iva, usuario)
    VALUES (${param('letra')}, ${param('puntoVenta')}, ${param('numero')}, ${param('talonario')}, ${param('clase')}, ${param('cliente')},
      ${param('vendedor')}, ${param('ingreso')}, ${param('ingreso')}, ${param('bonificacion')}, ${param('listaprecio')}, ${param('condcomercial')},
      ${param('comision')}, ${param('tipoasiento')}, ${param('jurisdiccion')}, ${param('transporte')}, ${param('notacompra')},
      ${param('leyenda1')}, ${param('leyenda2')}, ${param('leyenda3')}, ${param('leyenda4')}, ${param('periodoDesde')}, ${param('periodoHasta')},
      receptor_de(${param('cliente')}), ${param('subtotal')}, ${param('bonificado')}, ${param('neto')}, ${param('iva')}, ${param('impiibb')},
      ${param('importe')}, ${param('iibb')}, ${param('alicuota')}, ${param('usuario')})
    RETURNING id, documento),
  lineas AS (
    INSERT INTO nota_credito_lineas (nota_credito, numrenglon, articulo, detalle, cantidad, unidad, precio, bonificacion, importe, factura, factura_renglon)
    SELECT nueva.id, l.orden, l.articulo, l.detalle, l.cantidad, l.unidad, l.precio, l.bonificacion, l.importe, l.factura, l.renglon
    FROM nueva, unnest(${param('articulos')}::text[], ${param('detalles')}::text[], ${param('cantidades')}::numeric[], ${param('unidades')}::numeric[],
      ${param('precios')}::bigint[], ${param('bonificaciones')}::int[], ${param('importes')}::bigint[], ${param('deFactura')}::int[],
      ${param('deRenglon')}::int[]) WITH ORDINALITY AS l (articulo, detalle, cantidad, unidad, precio, bonificacion, importe, factura, renglon, orden)),
  asociadas AS (
    INSERT INTO nota_credito_facturas (nota_credito, factura) SELECT nueva.id, f FROM nueva, unnest(${param('facturas')}::int[]) AS f),
  cuenta AS (
    INSERT INTO cuenta_documentos (cliente, tipo, documento, nota_credito, ingreso, vencimiento, importe, pendiente, percepciones)
    SELECT ${param('cliente')}, ${param('tipo')}, nueva.documento, nueva.id, ${param('ingreso')}::date, ${param('ingreso')}::date,
      ${param('importe')}::bigint, ${param('pendiente')}::bigint, ${param('impiibb')}::bigint FROM nueva),
  autorizacion AS (INSERT INTO autorizaciones (nota_credito, cbte_asoc) SELECT id, ${param('cbteAsoc')}::jsonb FROM nueva),
  vueltas AS (
    SELECT * FROM unnest(${param('vueltaPedidos')}::int[], ${param('vueltaRenglones')}::int[], ${param('yaVuelto')}::numeric[],
      ${param('liberar')}::numeric[]) AS v (pedido, renglon, ya_vuelto, liberar)),
  tomadas AS (
    UPDATE pedido_lineas p SET devuelto = p.devuelto - v.ya_vuelto, penddesc = p.penddesc - v.liberar
    FROM vueltas v WHERE p.pedido = v.pedido AND p.numrenglon = v.renglon),
  pedidos_tocados AS (UPDATE pedidos SET version = version + 1 WHERE id IN (SELECT pedido FROM vueltas)),
  historia AS (
    INSERT INTO historial (entidad, entidad_id, usuario, username, accion, detalle)
    SELECT h.entidad, h.id, ${param('usuario')}::int, ${param('username')}, h.accion, h.detalle FROM nueva, LATERAL (
      SELECT 'notaCredito' AS entidad, nueva.id::text AS id, 'Nota de crédito emitida' AS accion, '' AS detalle
      UNION ALL
      SELECT 'factura', f::text, 'Nota de crédito',
        format('%s %s-%s', left(nueva.documento, 1), substr(nueva.documento, 2, 4), right(nueva.documento, 8))
      FROM unnest(${param('facturas')}::int[]) AS f) h)
  SELECT id, documento FROM nueva`,
);

/**
 * Issues a credit note inside the caller's transaction: number, rows, account document, pending authorization, what
 * the orders' lines had brought back, history, audit and digest. Stock is the caller's. A pad that gives no number is
 * a refusal.
 */
export async function emitirNotaCredito(tx: Tx, ctx: CommandCtx, nota: NotaNueva): Promise<NotaEmitida | Refusal> {
  const pad = { id: nota.talonario ?? ctx.empresa.talonarios.notaCredito, letra: nota.letra };
  const numerador = await Numerador.lock(tx, [pad], ctx.today());
  const problem = numerador.problem(pad, 'notaCredito');
  const refusal = problem && refuseProblems(MENSAJES_NOTA_CREDITO, [problem]);
  if (isRefusal(refusal)) return { ...refusal, status: 409 };
  const [row] = await insert(tx, valuesOf(nota, numerador.take(pad), ctx));
  if (!row) throw new Error('the credit note was not inserted');
  await sellarEmitidos(tx, { notasCredito: [row.id] });
  await numerador.store();
  ctx.audit('crear', 'notaCredito', row.id, null, {
    documento: row.documento,
    clase: nota.clase,
    cliente: nota.cliente,
    importe: nota.totals.total,
    facturas: nota.facturas.map(({ id }) => id),
  });
  const avisos = numerador.warnings().map((found) => MENSAJES_NOTA_CREDITO[found.code](found.params ?? {}));
  return { ...row, avisos };
}

/** What both calls answer. */
export function answerOf({ id, documento, avisos }: NotaEmitida, importe: Centavos) {
  return { id, data: { id }, documento, importe, ...(avisos.length > 0 ? { avisos } : {}) };
}
