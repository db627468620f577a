import type { PedidosPorEstadio, Resumen } from '@distri/domain/home';
import { type Dia, daysBetween, formatQuantity, plural } from '@distri/domain/kernel';

/** A figure of the strip at the top: label, number, and what it means. */
export interface Tile {
  label: string;
  count: number;
  detail: string;
  /** Somebody has to act: the detail is drawn in the warning ink. */
  urgent?: boolean;
}

const matches = (row: PedidosPorEstadio, estadio: string, facturado: boolean) =>
  row.estadio === estadio && row.facturado === facturado;

function ordersTile(label: string, rows: PedidosPorEstadio[]): Tile {
  const count = rows.reduce((sum, row) => sum + row.pedidos, 0);
  const litros = rows.reduce((sum, row) => sum + row.litros, 0);
  return { label, count, detail: `${formatQuantity(litros)} L` };
}

/** 'vence hoy', 'vence mañana', 'la próxima, en 3 días'. */
function expiryDetail(vence: Dia, hoy: Dia): string {
  const days = daysBetween(hoy, vence);
  if (days <= 0) return 'la próxima vence hoy';
  return days === 1 ? 'la próxima vence mañana' : `la próxima, en ${plural(days, 'día', 'días')}`;
}

function quotationsTile({ count, result }: NonNullable<Resumen['cotizacionesPorVencer']>, hoy: Dia): Tile {
  const first = result.map(({ vence }) => vence).sort()[0];
  return {
    label: 'Cotizaciones por vencer',
    count,
    detail: first ? expiryDetail(first, hoy) : 'en los próximos días',
    urgent: first !== undefined && daysBetween(hoy, first) <= 0,
  };
}

/** The strip of the home screen: where the orders stand (D1 §4), and the quotations that run out. */
export function homeTiles({ pedidosPorEstadio, cotizacionesPorVencer, hoy }: Resumen): Tile[] {
  const orders = (estadio: string, facturado: boolean) =>
    pedidosPorEstadio.filter((row) => matches(row, estadio, facturado));
  return [
    ordersTile('Pedidos sin hoja de ruta', orders('N', false)),
    ordersTile('Para facturar', orders('F', false)),
    ordersTile('Facturados sin COT', [...orders('N', true), ...orders('F', true)]),
    ordersTile('En distribución', [...orders('D', false), ...orders('D', true)]),
    ...(cotizacionesPorVencer ? [quotationsTile(cotizacionesPorVencer, hoy)] : []),
  ];
}
