import { banderasDeItems, createCotizacion as call, venceEl } from '@distri/domain/cotizaciones';
import { asCreated, customerScope, type Refusal, refuse } from '@distri/domain/kernel';
import { litres, type Referencia } from '@distri/domain/lineas';
import { author, padsOf } from '../../lineas/index.ts';
import { type CommandCtx, command } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { writeItems } from '../items/writeItems.ts';
import { readCotizacion } from '../repository.ts';
import { decidirCotizacion, lockCliente } from './decidir.ts';
import { insertCotizacion } from './insertCotizacion.ts';

async function readReferencia(tx: Tx, ctx: CommandCtx, cliente: string, id: number): Promise<Referencia | Refusal> {
  const row = await readCotizacion(tx, id, customerScope(ctx.sesion));
  if (!row || row.cliente !== cliente) return refuse(404, 'No existe la cotización de referencia');
  const lineas = row.lineas.map(({ articulo, from_armado, ...linea }) => ({
    ...linea,
    id: articulo,
    fromArmado: from_armado,
  }));
  return { bonificacion: row.bonificacion, lineas };
}

/** POST /cotizaciones: decides everything again on rows read now, and stores the quotation. */
export const createCotizacion = command(call, async (tx, ctx, { query, body }) => {
  const cliente = await lockCliente(tx, ctx, query.cliente, body.header, 'CREATE');
  if ('refused' in cliente) return cliente;
  const referencia = body.referencia ? await readReferencia(tx, ctx, cliente.id, body.referencia) : null;
  if (referencia && 'refused' in referencia) return referencia;
  const decidida = await decidirCotizacion(tx, ctx, body, {
    cliente,
    operacion: 'CREATE',
    referencia,
    id: 0,
    saldoPropio: 0,
  });
  if ('refused' in decidida) return decidida;

  const { header, items, avisos } = decidida;
  const recepcion = items.map((item) => ({ ...item, recibido: false, rechazado: false }));
  const id = await insertCotizacion(tx, ctx, {
    ...decidida,
    header: { ...header, ...author(ctx.sesion, header, cliente) },
    vence: venceEl(header.ingreso, ctx.empresa.validezCotizacionDias),
    talremito: padsOf(ctx.sesion, header, ctx.empresa).talremito,
    litros: litres(decidida.lineas),
    ingreTran: header.isPrepago && banderasDeItems('', recepcion, decidida.totals.totalPrepago).ingre_tran,
  });
  if (items.length > 0) await writeItems(tx, id, items);
  ctx.audit('crear', 'cotizacion', id, null, {
    cliente: cliente.id,
    total: decidida.totals.total,
    renglones: decidida.lineas.length,
    ...(header.isPrepago && { items }),
  });
  return { ...asCreated(id), ...(avisos.length > 0 && { avisos }) };
});
