import { getResumen } from '@distri/domain/home';
import { asValue, can, customerScope } from '@distri/domain/kernel';
import { type Route, read } from '../platform/http/index.ts';
import { type ResumenRow, readResumen } from './repository.ts';

function presentExpiring(rows: ResumenRow['cotizacionesPorVencer']) {
  const result = rows.map(({ cuantas: _cuantas, ...row }) => row);
  return { count: rows[0]?.cuantas ?? 0, result };
}

/** Who works with quotations sees them and the amounts; the warehouse office sees orders and litres (decisions 4). */
const resumen = read(getResumen, async (ctx) => {
  const sells = can(ctx.sesion.rol, 'cotizaciones.leer');
  const row = await readResumen(ctx.db, customerScope(ctx.sesion), ctx.today(), sells);
  return asValue({
    hoy: ctx.today(),
    pedidosPorEstadio: row.pedidosPorEstadio,
    cotizacionesPorVencer: sells ? presentExpiring(row.cotizacionesPorVencer) : null,
    documentosRecientes: row.documentosRecientes.map(({ importe, ...documento }) =>
      sells ? { ...documento, importe } : documento,
    ),
  });
});

export const homeRoutes: Route[] = [resumen];
