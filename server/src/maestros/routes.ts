import { asList, customerScope, daysBetween, refuse } from '@distri/domain/kernel';
import { BONIFICACIONES_DIAS_PAGO_FIJAS } from '@distri/domain/lineas';
import * as maestros from '@distri/domain/maestros';
import { listACancelar, maxImporte } from '../cuentas/index.ts';
import { all } from '../platform/db/index.ts';
import { type Route, type RouteOptions, read } from '../platform/http/index.ts';
import * as repository from './repository.ts';

const { statements } = repository;

/** Lookup tables change seldom: the browser keeps them and asks whether they did. */
const KEPT: RouteOptions = { cache: 'revalidate' };

function plain(call: typeof maestros.listZonas, table: repository.PlainTable): Route {
  return read(call, async (ctx) => asList(await repository.listPlain(ctx.db, table)), KEPT);
}

const tables: Route[] = [
  plain(maestros.listTiposDeAsiento, 'tiposDeAsiento'),
  plain(maestros.listDepositos, 'depositos'),
  plain(maestros.listZonas, 'zonas'),
  plain(maestros.listTiposDocu, 'tiposDocu'),
  plain(maestros.listClasificacionesCliente, 'clasificacionesCliente'),
  plain(maestros.listCalidadesArticulo, 'calidadesArticulo'),
  plain(maestros.listRubrosArticulo, 'rubrosArticulo'),
  plain(maestros.listLineasArticulo, 'lineasArticulo'),
  read(maestros.listUsuariosMaestro, async ({ db }) => asList(await all(db, statements.users)), KEPT),
  read(maestros.listCondicionesVenta, async ({ db }) => asList(await all(db, statements.condicionesVenta)), KEPT),
  read(maestros.listJurisdicciones, async ({ db }) => asList(await all(db, statements.jurisdicciones)), KEPT),
  read(maestros.listTransportes, async ({ db }) => asList(await all(db, statements.transportes)), KEPT),
  read(maestros.listAlicuotas, async ({ db }) => asList(await all(db, statements.alicuotas)), KEPT),
  read(maestros.listRespIVA, async ({ db }) => asList(await all(db, statements.respIVA)), KEPT),
  read(maestros.listProvincias, async ({ db }) => asList(await all(db, statements.provincias)), KEPT),
  read(maestros.listBancos, async ({ db }) => asList(await all(db, statements.bancos)), KEPT),
  read(maestros.listCuentasBancarias, async ({ db }) => asList(await all(db, statements.cuentasBancarias)), KEPT),
  read(maestros.listChoferes, async ({ db }) => asList(await all(db, statements.choferes)), KEPT),
  read(maestros.listVehiculos, async ({ db }) => asList(await all(db, statements.vehiculos)), KEPT),
  read(maestros.listEnvasesArticulo, async ({ db }) => asList(await all(db, statements.envasesArticulo)), KEPT),
  read(maestros.listLocalidades, async ({ db }) => asList(await all(db, statements.localidades)), KEPT),
];

const rangosLitros = read(
  maestros.listBonificacionesByRangoLitros,
  async ({ db }) => {
    const rows = await all(db, statements.bonificacionesByRangoLitros);
    return asList(rows.map(({ inicio, fin, bonificacion }) => ({ rango: { inicio, fin }, bonificacion })));
  },
  KEPT,
);

/** Two companies have the fixed table (D2 §9). */
const diasPago = read(
  maestros.listBonificacionesByDiasPago,
  async ({ db, empresa }) =>
    asList(
      empresa.tablaFijaDiasPago
        ? [...BONIFICACIONES_DIAS_PAGO_FIJAS]
        : await all(db, statements.bonificacionesByDiasPago),
    ),
  KEPT,
);

const equivalencias = read(
  maestros.listEquivalenciasFiltros,
  async ({ db, empresa }) => {
    if (!empresa.menu.equivalenciasFiltros) return refuse(403, 'Esta empresa no usa la equivalencia de filtros');
    return asList(await repository.listEquivalencias(db));
  },
  KEPT,
);

/** The next number moves with every document: never kept. */
const talonarios = read(maestros.listTalonarios, async ({ db }, { query }) =>
  asList(await repository.listTalonarios(db, query.comprobante)),
);

/** `cobranza`: the one that is being edited, for which its own part and its term adjustment count too. */
const documentosACancelar = read(maestros.listDocumentosACancelar, async (ctx, { query }) => {
  const rows = await listACancelar(ctx.db, query.cliente, customerScope(ctx.sesion), query.cobranza);
  const today = ctx.today();
  return asList(
    rows.map(({ propio, ...row }) => ({
      ...row,
      dias: daysBetween(row.ingreso, today),
      importe: propio ?? row.pendi,
      max_importe: maxImporte({ pendi: row.pendi, propio }),
    })),
  );
});

const vendedores = read(maestros.listVendedores, async (ctx, { query }) => {
  const rows = await repository.listVendedores(ctx.db, customerScope(ctx.sesion), query.id);
  return query.id !== undefined && rows.length === 0 ? refuse(404, 'No existe el vendedor') : asList(rows);
});

export const maestrosRoutes: Route[] = [
  ...tables,
  rangosLitros,
  diasPago,
  equivalencias,
  talonarios,
  documentosACancelar,
  vendedores,
];
