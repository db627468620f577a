import { isVencida } from '@distri/domain/cotizaciones';
import { type DocumentoReciente, getResumen } from '@distri/domain/home';
import { asValue, can, customerScope, type Dia } from '@distri/domain/kernel';
import { type Route, read } from '../platform/http/index.ts';
import { type RecienteRow, type ResumenRow, readResumen } from './repository.ts';

function presentExpiring(rows: ResumenRow['cotizacionesPorVencer']) {
  const result = rows.map(({ cuantas: _cuantas, ...row }) => row);
  return { count: rows[0]?.cuantas ?? 0, result };
}

function presentRecent({ importe, cotizacion, ...row }: RecienteRow, hoy: Dia, sells: boolean): DocumentoReciente {
  if (!cotizacion) return { ...row, cotizacion: null, ...(sells && { importe }) };
  const { vence, ...banderas } = cotizacion;
  const vencida = isVencida({ ...banderas, vence }, hoy);
  return { ...row, cotizacion: { ...banderas, vencida }, ...(sells && { importe }) };
}

/** Who works with quotations sees them and the amounts; the warehouse office sees orders and litres (decisions 4). */
const resumen = read(getResumen, async (ctx) => {
  const sells = can(ctx.sesion.rol, 'cotizaciones.leer');
  const row = await readResumen(ctx.db, customerScope(ctx.sesion), ctx.today(), sells);
  return asValue({
    hoy: ctx.today(),
    pedidosPorEstadio: row.pedidosPorEstadio,
    cotizacionesPorVencer: sells ? presentExpiring(row.cotizacionesPorVencer) : null,
    documentosRecientes: row.documentosRecientes.map((each) => presentRecent(each, ctx.today(), sells)),
  });
});

export const homeRoutes: Route[] = [resumen];
