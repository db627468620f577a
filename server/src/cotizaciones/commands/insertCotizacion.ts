import type { CabeceraCotizacion } from '@distri/domain/cotizaciones';
import type { DocumentLine, Totals } from '@distri/domain/lineas';
import { sql } from 'kysely';
import type { ArticuloDeVenta } from '../../articulos/index.ts';
import type { ClienteVenta } from '../../clientes/index.ts';
import { lineColumns } from '../../lineas/index.ts';
import type { CommandCtx } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { first } from '../../platform/db/kysely.ts';

export interface NuevaCotizacion {
  cliente: ClienteVenta;
  header: CabeceraCotizacion & { usuario: number; vendedor: string; comision: number };
  vence: string;
  talremito: number;
  direccionTexto: string;
  condvta30: boolean;
  alicuotaIva: number;
  litros: number;
  /** Its items are all there: no provisional transfer among them. */
  ingreTran: boolean;
  totals: Totals;
  lineas: readonly DocumentLine[];
  articulos: ReadonlyMap<string, ArticuloDeVenta>;
}

/** Header, lines and the first line of its history, in one statement. Answers the new number. */
export async function insertCotizacion(tx: Tx, ctx: CommandCtx, nueva: NuevaCotizacion): Promise<number> {
  const { header, totals } = nueva;
  const lines = lineColumns(nueva.lineas, nueva.articulos, header.listaprecio);
  const row = await first(
    tx,
    sql<{ id: number }>`
      WITH nueva AS (
        INSERT INTO cotizaciones (cliente, ingreso, entrega, vence, isprepago, ingre_tran, isproforma, condvta30, leyenda1, leyenda2, leyenda3, leyenda4,
          bonificacion, listaprecio, condcomercial, notacompra, usuario, vendedor, comision, talremito, direccion_entrega, direccion_texto,
          alicuota_iva, impsubtotal, impbonifica, impgravado, impexento, impiva, impiibb, imptotal, imptotalprepago, iibb, litros)
        VALUES (${nueva.cliente.id}, ${header.ingreso}, ${header.entrega}, ${nueva.vence}, ${header.isPrepago}, ${nueva.ingreTran}, ${header.isProforma}, ${nueva.condvta30},
          ${header.leyenda1}, ${header.leyenda2}, ${header.leyenda3}, ${header.leyenda4},
          ${header.bonificacion}, ${header.listaprecio}, ${header.condcomercial}, ${header.notacompra},
          ${header.usuario}, ${header.vendedor}, ${header.comision}, ${nueva.talremito}, ${header.direccionEntrega ?? null}, ${nueva.direccionTexto},
          ${nueva.alicuotaIva}, ${totals.subtotal}, ${totals.bonificado}, ${totals.gravado}, ${totals.exento}, ${totals.iva}, ${totals.iibb},
          ${totals.total}, ${totals.totalPrepago}, ${JSON.stringify(totals.impuestosIIBB)}, ${nueva.litros})
        RETURNING id),
      lineas AS (
        INSERT INTO cotizacion_lineas (cotizacion, numrenglon, articulo, detalle, cantidad, unidad, precio_lista, precio, bonificacion,
          importe, costoneto, deposito, from_armado, armado)
        SELECT nueva.id, l.numrenglon, l.articulo, l.detalle, l.cantidad, l.unidad, l.precio_lista, l.precio, l.bonificacion,
          l.importe, l.costoneto, ${ctx.empresa.depositoPredeterminado}, l.from_armado, l.armado
        FROM nueva, unnest(${lines.id}::text[], ${lines.detalle}::text[], ${lines.cantidad}::numeric[], ${lines.unidad}::numeric[],
          ${lines.precioLista}::bigint[], ${lines.precio}::bigint[], ${lines.bonificacion}::int[], ${lines.importe}::bigint[],
          ${lines.costo}::bigint[], ${lines.fromArmado}::int[], ${lines.armado}::text[])
          WITH ORDINALITY AS l (articulo, detalle, cantidad, unidad, precio_lista, precio, bonificacion, importe, costoneto, from_armado, armado, numrenglon)),
      hecho AS (
        INSERT INTO historial (entidad, entidad_id, usuario, username, accion)
        SELECT 'cotizacion', nueva.id::text, ${ctx.sesion.userId}, ${ctx.sesion.username}, 'Cotización ingresada' FROM nueva)
      SELECT id FROM nueva`,
  );
  if (!row) throw new Error('the quotation was not inserted');
  return row.id;
}
