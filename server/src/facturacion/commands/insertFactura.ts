import { lineAmount } from '@distri/domain/lineas';
import { sql } from 'kysely';
import { issuedColumns, totalColumns } from '../../lineas/index.ts';
import type { CommandCtx } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { type Param, prepared } from '../../platform/db/prepared.ts';
import type { Numero } from '../../talonarios/index.ts';
import { esGranel, type Proyecto } from '../decidir.ts';

/** ARCA's id of 0%: what a sale abroad carries (domain-facts §2.4). */
const IVA_CERO = 3;

export interface Numeros {
  factura: Numero;
  remito: Numero;
}

/** The rows that an invoice leaves. */
export interface FacturaEmitida {
  factura: number;
  documento: string;
  remito: number;
  documentoRemito: string;
}

function header({ row, totals, litros, vencimiento }: Proyecto, ctx: CommandCtx) {
  return {
    pedido: row.id,
    cliente: row.cliente,
    vendedor: row.vendedor,
    ingreso: ctx.today(),
    vencimiento,
    isprepago: row.isprepago,
    condvta30: row.condvta30,
    granel: esGranel(row),
    bonificacion: row.bonificacion,
    listaprecio: row.listaprecio,
    condcomercial: row.condcomercial,
    comision: row.comision,
    tipoasiento: row.tipoasiento,
    jurisdiccion: row.jurisdiccion,
    transporte: row.transporte,
    direccionTexto: row.direccion_texto,
    notacompra: row.notacompra,
    leyenda1: row.leyenda1,
    leyenda2: row.leyenda2,
    leyenda3: row.leyenda3,
    leyenda4: row.leyenda4,
    alicuota: row.letra === 'E' ? IVA_CERO : row.alicuota,
    ...totalColumns(totals),
    litros,
    usuario: ctx.sesion.userId,
    username: ctx.sesion.username,
  };
}

function lineColumns({ tomadas }: Proyecto) {
  return {
    renglones: tomadas.map(({ numrenglon }) => numrenglon),
    ...issuedColumns(tomadas),
    importes: tomadas.map(lineAmount),
    costos: tomadas.map(({ costoneto }) => costoneto),
    fromArmado: tomadas.map(({ fromArmado }) => fromArmado),
    armado: tomadas.map(({ armado }) => armado),
  };
}

function numberColumns({ factura, remito }: Numeros) {
  return {
    letra: factura.letra,
    puntoVenta: factura.puntoVenta,
    numero: factura.numero,
    talonario: factura.talonario,
    remitoPuntoVenta: remito.puntoVenta,
    remitoNumero: remito.numero,
    remitoTalonario: remito.talonario,
    cai: remito.cai,
    caiVence: remito.caiVence,
  };
}

const valuesOf = (proyecto: Proyecto, numeros: Numeros, ctx: CommandCtx) => ({
  ...header(proyecto, ctx),
  ...lineColumns(proyecto),
  ...numberColumns(numeros),
});

const insert = prepared(
  'factura.emitir',
  (param: Param<ReturnType<typeof valuesOf>>) => sql<FacturaEmitida>`
  WITH renglones AS MATERIALIZED (
    SELECT * FROM unnest(${param('renglones')}::int[], ${param('articulos')}::text[], ${param('detalles')}::text[], ${param('cantidades')}::numeric[],
      ${param('unidades')}::numeric[], ${param('precios')}::bigint[], ${param('bonificaciones')}::int[], ${param('importes')}::bigint[],
      ${param('costos')}::bigint[], ${param('fromArmado')}::int[], ${param('armado')}::text[])
      WITH ORDINALITY AS l (numrenglon, articulo, detalle, cantidad, unidad, precio, bonificacion, importe, costoneto, from_armado, armado, orden)),
  comprador AS MATERIALIZED (SELECT receptor_de(${param('cliente')}) AS receptor),
  nueva AS (
    INSERT INTO facturas (letra, punto_venta, numero, talonario, cliente, vendedor, ingreso, vencimiento, isprepago, condvta30, granel,
      bonificacion, listaprecio, condcomercial, comision, tipoasiento, jurisdiccion, transporte, direccion_texto, notacompra,
      leyenda1, leyenda2, leyenda3, leyenda4, receptor, subtotal, bonificado, importe_bonificado, iva, impiibb, importe, iibb, alicuota_iva,
      litros, usuario)
    SELECT ${param('letra')}, ${param('puntoVenta')}, ${param('numero')}, ${param('talonario')}, ${param('cliente')}, ${param('vendedor')},
      ${param('ingreso')}, ${param('vencimiento')}, ${param('isprepago')}, ${param('condvta30')}, ${param('granel')}, ${param('bonificacion')},
      ${param('listaprecio')}, ${param('condcomercial')}, ${param('comision')}, ${param('tipoasiento')}, ${param('jurisdiccion')}::int,
      ${param('transporte')}, ${param('direccionTexto')}, ${param('notacompra')}, ${param('leyenda1')}, ${param('leyenda2')}, ${param('leyenda3')},
      ${param('leyenda4')}, receptor, ${param('subtotal')}, ${param('bonificado')}, ${param('neto')}, ${param('iva')}, ${param('impiibb')},
      ${param('importe')}, ${param('iibb')}::jsonb, ${param('alicuota')}, ${param('litros')}, ${param('usuario')}
    FROM comprador RETURNING id, documento),
  lineas AS (
    INSERT INTO factura_lineas (factura, numrenglon, articulo, detalle, cantidad, unidad, precio, bonificacion, importe, costoneto, pedido,
      pedido_renglon, from_armado, armado)
    SELECT nueva.id, l.orden, l.articulo, l.detalle, l.cantidad, l.unidad, l.precio, l.bonificacion, l.importe, l.costoneto,
      ${param('pedido')}::int, l.numrenglon, l.from_armado, l.armado FROM nueva, renglones l),
  entrega AS (
    INSERT INTO remitos (letra, punto_venta, numero, talonario, cliente, factura, ingreso, cai, cai_vence, importe, receptor)
    SELECT 'R', ${param('remitoPuntoVenta')}::int, ${param('remitoNumero')}::bigint, ${param('remitoTalonario')}::int, ${param('cliente')}, nueva.id,
      ${param('ingreso')}::date, ${param('cai')}, ${param('caiVence')}::date, ${param('neto')}::bigint, receptor
    FROM nueva, comprador RETURNING id, documento),
  entrega_lineas AS (
    INSERT INTO remito_lineas (remito, numrenglon, articulo, detalle, cantidad, unidad, pedido, pedido_renglon)
    SELECT entrega.id, l.orden, l.articulo, l.detalle, l.cantidad, l.unidad, ${param('pedido')}::int, l.numrenglon FROM entrega, renglones l),
  cuenta AS (
    INSERT INTO cuenta_documentos (cliente, tipo, documento, factura, ingreso, vencimiento, importe, pendiente, percepciones)
    SELECT ${param('cliente')}, 'FAC', nueva.documento, nueva.id, ${param('ingreso')}::date, ${param('vencimiento')}::date,
      ${param('importe')}::bigint, ${param('importe')}::bigint, ${param('impiibb')}::bigint FROM nueva),
  autorizacion AS (INSERT INTO autorizaciones (factura) SELECT id FROM nueva),
  pendientes AS (
    UPDATE pedido_lineas p SET pendfac = p.pendfac - l.cantidad, penddesc = p.penddesc - l.cantidad, adespachar = p.pendfac - l.cantidad
    FROM renglones l WHERE p.pedido = ${param('pedido')}::int AND p.numrenglon = l.numrenglon),
  facturado AS (
    UPDATE pedidos SET tiene_articulos_facturados = true, version = version + 1,
      estado = NOT EXISTS (SELECT 1 FROM pedido_lineas p LEFT JOIN renglones l USING (numrenglon)
        WHERE p.pedido = ${param('pedido')}::int AND p.pendfac > coalesce(l.cantidad, 0))
    WHERE id = ${param('pedido')}::int),
  historia AS (
    INSERT INTO historial (entidad, entidad_id, usuario, username, accion, detalle)
    SELECT 'pedido', ${param('pedido')}::int::text, ${param('usuario')}::int, ${param('username')}, 'Facturado',
      format('Factura %s %s-%s, remito R %s-%s', left(nueva.documento, 1), substr(nueva.documento, 2, 4), right(nueva.documento, 8),
        substr(entrega.documento, 2, 4), right(entrega.documento, 8)) FROM nueva, entrega
    UNION ALL
    SELECT 'factura', nueva.id::text, ${param('usuario')}::int, ${param('username')}, 'Factura emitida', 'Pedido ' || ${param('pedido')}::int FROM nueva)
  SELECT nueva.id AS factura, nueva.documento, entrega.id AS remito, entrega.documento AS "documentoRemito" FROM nueva, entrega`,
);

/**
 * Invoice, remito, their lines, the open account document, the pending authorization, what is left of the order and its
 * history, in one statement (domain-facts §4.3). Stock is moved apart.
 */
export async function insertFactura(
  tx: Tx,
  ctx: CommandCtx,
  proyecto: Proyecto,
  numeros: Numeros,
): Promise<FacturaEmitida> {
  const [row] = await insert(tx, valuesOf(proyecto, numeros, ctx));
  if (!row) throw new Error('the invoice was not inserted');
  return row;
}
