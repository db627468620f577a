import type { DocumentLine, Totals } from '@distri/domain/lineas';
import type { CabeceraPedido, TipoPedido } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import type { ArticuloDeVenta } from '../../articulos/index.ts';
import type { ClienteVenta } from '../../clientes/index.ts';
import { lineColumns, totalColumns } from '../../lineas/index.ts';
import type { CommandCtx } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { type Param, prepared } from '../../platform/db/prepared.ts';

export interface NuevoPedido {
  cliente: ClienteVenta;
  header: CabeceraPedido & { usuario: number; vendedor: string; comision: number };
  /** Pads that its invoice and remito will be numbered from. */
  talfactura: number;
  talremito: number;
  ingreso: string;
  entrega: string;
  tipo: TipoPedido;
  condvta30: boolean;
  /** Paid before it was entered: the order of a prepaid quotation. */
  isprepago?: boolean;
  direccionTexto: string;
  cotizacion: number | null;
  alicuotaIva: number;
  litros: number;
  totals: Totals;
  lineas: readonly DocumentLine[];
  articulos: ReadonlyMap<string, ArticuloDeVenta>;
}

/** One value for each column of the statement below; the columns of the lines are arrays. */
function valuesOf(nuevo: NuevoPedido, { empresa, sesion }: Pick<CommandCtx, 'empresa' | 'sesion'>) {
  const { header, totals, cliente, cotizacion } = nuevo;
  const lines = lineColumns(nuevo.lineas, nuevo.articulos, header.listaprecio);
  return {
    cliente: cliente.id,
    ingreso: nuevo.ingreso,
    entrega: nuevo.entrega,
    bonificacion: header.bonificacion,
    listaprecio: header.listaprecio,
    condcomercial: header.condcomercial,
    usuario: header.usuario,
    vendedor: header.vendedor,
    comision: header.comision,
    tipoasiento: header.tipoasiento,
    tipo: nuevo.tipo,
    talfactura: nuevo.talfactura,
    talremito: nuevo.talremito,
    jurisdiccion: cliente.jurisdiccion,
    transporte: header.transporte,
    zona: cliente.zona,
    direccionEntrega: header.direccionEntrega ?? null,
    direccionTexto: nuevo.direccionTexto,
    leyenda1: header.leyenda1,
    leyenda2: header.leyenda2,
    leyenda3: header.leyenda3,
    leyenda4: header.leyenda4,
    notacompra: header.notacompra,
    condvta30: nuevo.condvta30,
    isprepago: nuevo.isprepago ?? false,
    cotizacion,
    alicuotaIva: nuevo.alicuotaIva,
    ...totalColumns(totals),
    litros: nuevo.litros,
    deposito: empresa.depositoPredeterminado,
    origen: cotizacion === null ? '' : `Desde la cotización ${cotizacion}`,
    autor: sesion.userId,
    username: sesion.username,
    lineas: lines.id,
    detalles: lines.detalle,
    cantidades: lines.cantidad,
    unidades: lines.unidad,
    preciosLista: lines.precioLista,
    precios: lines.precio,
    bonificaciones: lines.bonificacion,
    importes: lines.importe,
    costos: lines.costo,
    fromArmado: lines.fromArmado,
    armado: lines.armado,
  };
}

const insert = prepared(
  'pedido.insertar',
  (param: Param<ReturnType<typeof valuesOf>>) => sql<{ id: number }>`
  WITH nuevo AS (
    INSERT INTO pedidos (cliente, ingreso, entrega, bonificacion, listaprecio, condcomercial, usuario, vendedor, comision, tipoasiento,
      tipo, talfactura, talremito, jurisdiccion, transporte, zona, direccion_entrega, direccion_texto, leyenda1, leyenda2, leyenda3, leyenda4,
      notacompra, condvta30, isprepago, idcotiza, alicuota_iva, subtotal, bonificado, importe_bonificado, iva, impiibb, importe, iibb, litros)
    VALUES (${param('cliente')}, ${param('ingreso')}, ${param('entrega')}, ${param('bonificacion')}, ${param('listaprecio')}, ${param('condcomercial')},
      ${param('usuario')}, ${param('vendedor')}, ${param('comision')}, ${param('tipoasiento')}, ${param('tipo')},
      ${param('talfactura')}, ${param('talremito')}, ${param('jurisdiccion')}, ${param('transporte')}, ${param('zona')},
      ${param('direccionEntrega')}, ${param('direccionTexto')}, ${param('leyenda1')}, ${param('leyenda2')}, ${param('leyenda3')}, ${param('leyenda4')},
      ${param('notacompra')}, ${param('condvta30')}, ${param('isprepago')}, ${param('cotizacion')}, ${param('alicuotaIva')}, ${param('subtotal')}, ${param('bonificado')},
      ${param('neto')}, ${param('iva')}, ${param('impiibb')}, ${param('importe')}, ${param('iibb')}, ${param('litros')})
    RETURNING id),
  lineas AS (
    INSERT INTO pedido_lineas (pedido, numrenglon, articulo, detalle, cantidad, unidad, precio_lista, precio, bonificacion, importe,
      costoneto, pendfac, penddesc, adespachar, deposito, from_armado, armado)
    SELECT nuevo.id, l.numrenglon, l.articulo, l.detalle, l.cantidad, l.unidad, l.precio_lista, l.precio, l.bonificacion, l.importe,
      l.costoneto, l.cantidad, l.cantidad, l.cantidad, ${param('deposito')}::int, l.from_armado, l.armado
    FROM nuevo, unnest(${param('lineas')}::text[], ${param('detalles')}::text[], ${param('cantidades')}::numeric[], ${param('unidades')}::numeric[],
      ${param('preciosLista')}::bigint[], ${param('precios')}::bigint[], ${param('bonificaciones')}::int[], ${param('importes')}::bigint[],
      ${param('costos')}::bigint[], ${param('fromArmado')}::int[], ${param('armado')}::text[])
      WITH ORDINALITY AS l (articulo, detalle, cantidad, unidad, precio_lista, precio, bonificacion, importe, costoneto, from_armado, armado, numrenglon)),
  hecho AS (
    INSERT INTO historial (entidad, entidad_id, usuario, username, accion, a, detalle)
    SELECT 'pedido', nuevo.id::text, ${param('autor')}::int, ${param('username')}, 'Pedido ingresado', 'N', ${param('origen')} FROM nuevo),
  usada AS (
    UPDATE cotizaciones q SET estado = true, pedidoref = nuevo.id, version = q.version + 1 FROM nuevo WHERE q.id = ${param('cotizacion')}),
  usada_hecho AS (
    INSERT INTO historial (entidad, entidad_id, usuario, username, accion, detalle)
    SELECT 'cotizacion', ${param('cotizacion')}::int::text, ${param('autor')}::int, ${param('username')}, 'Cotización utilizada', 'Pedido ' || nuevo.id
    FROM nuevo WHERE ${param('cotizacion')}::int IS NOT NULL)
  SELECT id FROM nuevo`,
);

/**
 * Header, lines, the first line of its history and the mark on the quotation it came from, in one statement. All of
 * each line is pending: to invoice, to dispatch, to take out of stock. Answers the new number.
 */
export async function insertPedido(tx: Tx, ctx: CommandCtx, nuevo: NuevoPedido): Promise<number> {
  const [row] = await insert(tx, valuesOf(nuevo, ctx));
  if (!row) throw new Error('the order was not inserted');
  return row.id;
}
