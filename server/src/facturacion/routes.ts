import { listFacturables, MENSAJES_FACTURACION, type ProblemaDeFactura } from '@distri/domain/facturacion';
import { customerScope, problemText } from '@distri/domain/kernel';
import { avisosTalonario, type ClaseComprobante, problemaTalonario, type Talonario } from '@distri/domain/talonarios';
import { type Ctx, type Route, read } from '../platform/http/index.ts';
import { listTalonarios } from '../talonarios/index.ts';
import { facturar } from './commands/facturar.ts';
import { type Proyecto, proyectar } from './decidir.ts';
import { presentFacturable } from './presenter.ts';
import * as repository from './repository.ts';

const PAGE = 200;

/** The pads' own trouble belongs to each order that would take a number of them. */
function withPads(proyecto: Proyecto, pads: ReadonlyMap<string, Talonario>, hoy: string): Proyecto {
  const problemOf = (id: number, letra: string, clase: ClaseComprobante): ProblemaDeFactura | null => {
    const pad = pads.get(`${id}/${letra}`);
    if (pad) return problemaTalonario(pad, clase, hoy);
    return { code: 'TALONARIO_INEXISTENTE', severity: 'block', params: { talonario: id, letra } };
  };
  const { row } = proyecto;
  const found = [problemOf(row.talfactura, row.letra, 'factura'), problemOf(row.talremito, 'R', 'remito')];
  return { ...proyecto, problemas: [...proyecto.problemas, ...found.filter((problema) => problema !== null)] };
}

async function readPads(ctx: Ctx) {
  const pads = await listTalonarios(ctx.db, ['factura', 'remito']);
  return { pads, byKey: new Map(pads.map((pad) => [`${pad.id}/${pad.letra}`, pad])) };
}

const pedidos = read(listFacturables, async (ctx, { query }) => {
  const hoy = ctx.today();
  const contexto = { rol: ctx.sesion.rol, hoy, empresa: ctx.empresa };
  const page = { limite: query.limite ?? PAGE, desdeClave: query.desdeClave, contar: true };
  const { rows, count, siguiente } = await repository.listFacturables(ctx.db, query, customerScope(ctx.sesion), page);
  const { pads, byKey } = await readPads(ctx);
  const used = pads.filter(({ activo }) => activo).flatMap((pad) => avisosTalonario(pad, hoy));
  return {
    count,
    result: rows.map((row) => presentFacturable(withPads(proyectar(row, undefined, contexto), byKey, hoy))),
    ...(siguiente ? { siguiente } : {}),
    avisos: used.map((problema) => problemText(MENSAJES_FACTURACION, problema)),
  };
});

export const facturacionRoutes: Route[] = [pedidos, facturar];
