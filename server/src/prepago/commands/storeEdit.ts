import { litres } from '@distri/domain/lineas';
import { sql } from 'kysely';
import type { CotizacionDecidida } from '../../cotizaciones/index.ts';
import { lineColumns } from '../../lineas/index.ts';
import type { CommandCtx } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { run } from '../../platform/db/kysely.ts';

export interface Edicion extends CotizacionDecidida {
  id: number;
  autor: { usuario: number; vendedor: string; comision: number };
}

/** The header of a quotation as it was decided now. Days, taxes and prepaid stay (D2 §4); flags and version come after. */
export async function updateHeader(tx: Tx, edicion: Edicion): Promise<void> {
  const { header, totals, autor } = edicion;
  await run(
    tx,
    sql`
      UPDATE cotizaciones SET condvta30 = ${edicion.condvta30}, leyenda1 = ${header.leyenda1}, leyenda2 = ${header.leyenda2},
        leyenda3 = ${header.leyenda3}, leyenda4 = ${header.leyenda4}, bonificacion = ${header.bonificacion},
        listaprecio = ${header.listaprecio}, condcomercial = ${header.condcomercial}, notacompra = ${header.notacompra},
        vendedor = ${autor.vendedor}, comision = ${autor.comision}, direccion_entrega = ${header.direccionEntrega ?? null},
        direccion_texto = ${edicion.direccionTexto}, alicuota_iva = ${edicion.alicuotaIva}, impsubtotal = ${totals.subtotal},
        impbonifica = ${totals.bonificado}, impgravado = ${totals.gravado}, impexento = ${totals.exento}, impiva = ${totals.iva},
        impiibb = ${totals.iibb}, imptotal = ${totals.total}, imptotalprepago = ${totals.totalPrepago},
        iibb = ${JSON.stringify(totals.impuestosIIBB)}, litros = ${litres(edicion.lineas)}
      WHERE id = ${edicion.id}`,
  );
}

/** Its lines as they are now, numbered from 1, in one statement. */
export async function replaceLines(tx: Tx, ctx: CommandCtx, edicion: Edicion): Promise<void> {
  const lines = lineColumns(edicion.lineas, edicion.articulos, edicion.header.listaprecio);
  await run(
    tx,
    sql`
      WITH sobran AS (DELETE FROM cotizacion_lineas WHERE cotizacion = ${edicion.id} AND numrenglon > ${edicion.lineas.length})
      INSERT INTO cotizacion_lineas (cotizacion, numrenglon, articulo, detalle, cantidad, unidad, precio_lista, precio, bonificacion,
        importe, costoneto, deposito, from_armado, armado)
      SELECT ${edicion.id}, l.numrenglon, l.articulo, l.detalle, l.cantidad, l.unidad, l.precio_lista, l.precio, l.bonificacion,
        l.importe, l.costoneto, ${ctx.empresa.depositoPredeterminado}, l.from_armado, l.armado
      FROM unnest(${lines.id}::text[], ${lines.detalle}::text[], ${lines.cantidad}::numeric[], ${lines.unidad}::numeric[],
          ${lines.precioLista}::bigint[], ${lines.precio}::bigint[], ${lines.bonificacion}::int[], ${lines.importe}::bigint[],
          ${lines.costo}::bigint[], ${lines.fromArmado}::int[], ${lines.armado}::text[])
        WITH ORDINALITY AS l (articulo, detalle, cantidad, unidad, precio_lista, precio, bonificacion, importe, costoneto, from_armado, armado, numrenglon)
      ON CONFLICT (cotizacion, numrenglon) DO UPDATE SET articulo = excluded.articulo, detalle = excluded.detalle,
        cantidad = excluded.cantidad, unidad = excluded.unidad, precio_lista = excluded.precio_lista, precio = excluded.precio,
        bonificacion = excluded.bonificacion, importe = excluded.importe, costoneto = excluded.costoneto,
        from_armado = excluded.from_armado, armado = excluded.armado`,
  );
}
