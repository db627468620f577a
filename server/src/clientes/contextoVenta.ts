import type { ContextoVenta } from '@distri/domain/clientes';
import { customerScope } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { listImpagos, readCuenta } from '../cuentas/index.ts';
import type { Db } from '../platform/db/handle.ts';
import { first } from '../platform/db/kysely.ts';
import type { Ctx } from '../platform/http/index.ts';
import { presentCliente, presentDireccion } from './presenter.ts';
import { findCliente, listDirecciones } from './repository.ts';

interface TablasRow {
  iibb: ContextoVenta['iibb'];
  condiciones: ContextoVenta['condiciones'];
  rangos: ContextoVenta['rangosLitros'];
  transportes: ContextoVenta['transportes'];
}

/** The short lookup tables of the form, and the customer's own IIBB rates in their order, in one statement. */
function readTablas(db: Db, iibb: readonly (number | null)[]): Promise<TablasRow | undefined> {
  return first(
    db,
    sql<TablasRow>`
      SELECT
        (SELECT coalesce(json_agg(json_build_object('id', t.id, 'nombre', t.nombre, 'porcentaje', t.porcentaje) ORDER BY array_position(${iibb}::int[], t.id)), '[]')
           FROM alicuotas t WHERE t.id = ANY (${iibb}::int[])) AS iibb,
        (SELECT coalesce(json_agg(json_build_object('id', v.id, 'nombre', v.nombre, 'dias', v.dias) ORDER BY v.dias, v.id), '[]') FROM condiciones_venta v) AS condiciones,
        (SELECT coalesce(json_agg(json_build_object('inicio', r.inicio, 'bonificacion', r.bonificacion) ORDER BY r.inicio), '[]') FROM bonificaciones_rango_litros r) AS rangos,
        (SELECT coalesce(json_agg(json_build_object('id', t.id, 'nombre', t.nombre) ORDER BY t.id), '[]') FROM transportes t) AS transportes`,
  );
}

/** Everything a sales form needs of a customer in the asker's scope; null when there is none. */
export async function readContextoVenta(ctx: Ctx, id: string): Promise<ContextoVenta | null> {
  const scope = customerScope(ctx.sesion);
  const cliente = await findCliente(ctx.db, id, scope);
  if (!cliente) return null;
  const [direcciones, documentosImpagos, cuenta, tablas] = await Promise.all([
    listDirecciones(ctx.db, [id], scope),
    listImpagos(ctx.db, id, scope),
    readCuenta(ctx.db, id, scope),
    readTablas(ctx.db, [cliente.iibb_1, cliente.iibb_2]),
  ]);
  if (!cuenta || !tablas) return null;
  const { empresa } = ctx;
  return {
    cliente: presentCliente(cliente),
    direcciones: direcciones.map(presentDireccion),
    iibb: tablas.iibb,
    deudaPendiente: cuenta.deuda,
    saldoCuentaCorriente: cuenta.saldo,
    documentosImpagos,
    hoy: ctx.today(),
    maxArticulosCotizacion: empresa.maxArticulosCotizacion,
    maxArticulosPedido: empresa.maxArticulosPedido,
    maxBonificacion: empresa.maxBonificacion,
    validezCotizacionDias: empresa.validezCotizacionDias,
    puntoVentaBloqueante: empresa.puntoVentaBloqueante,
    exentaDireccionEntrega: empresa.exentaDireccionEntrega,
    tablaFijaDiasPago: empresa.tablaFijaDiasPago,
    condiciones: tablas.condiciones,
    rangosLitros: tablas.rangos,
    transportes: tablas.transportes,
  };
}
