import { ESTADOS_COTIZACION } from '@distri/domain/cotizaciones';
import type { CotizacionPorVencer } from '@distri/domain/home';
import { type Dia, daysBetween, formatDia, formatMoney, plural } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import { cotizacionPath } from '../cotizaciones/paths.ts';
import { StateChip } from '../platform/document/StateChip.tsx';
import { HomePanel } from './HomePanel.tsx';
import { HomeRow } from './HomeRow.tsx';

interface ExpiringQuotationsProps {
  /** The first of them. */
  rows: readonly CotizacionPorVencer[];
  /** How many there are in all. */
  count: number;
  hoy: Dia;
}

/** Quotations whose last day is near: call the customer before it passes. */
export function ExpiringQuotations({ rows, count, hoy }: ExpiringQuotationsProps) {
  return (
    <HomePanel title="Cotizaciones por vencer" aside={plural(count, 'pendiente', 'pendientes')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflow: 'auto', maxHeight: { sm: 228 } }}>
        {rows.map((row) => (
          <HomeRow
            key={row.id}
            to={cotizacionPath(row.cliente, row.id)}
            title={`Cotización ${row.id}`}
            name={row.razsoc}
            // Those that wait for nobody's approval and hold until their day: the others do not expire.
            chip={<StateChip {...ESTADOS_COTIZACION[row.isPrepago ? 'NUEVA' : 'VIGENTE']} />}
            badges={row}
            note={`vence ${expiry(row.vence, hoy)}`}
            shortNote={expiry(row.vence, hoy)}
            amount={formatMoney(row.imptotal)}
          />
        ))}
      </Box>
    </HomePanel>
  );
}

/** 'hoy', 'mañana', '23/11'. */
function expiry(vence: Dia, hoy: Dia): string {
  const days = daysBetween(hoy, vence);
  if (days <= 0) return 'hoy';
  return days === 1 ? 'mañana' : formatDia(vence).slice(0, 5);
}
