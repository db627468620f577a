import { ESTADOS_COTIZACION, estadoCotizacion } from '@distri/domain/cotizaciones';
import type { DocumentoReciente } from '@distri/domain/home';
import { type EstadoVisible, formatMoney } from '@distri/domain/kernel';
import { ESTADOS_PEDIDO, estadoPedido } from '@distri/domain/pedidos';
import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import { COTIZACIONES, cotizacionPath } from '../cotizaciones/paths.ts';
import { PEDIDOS, pedidoPath } from '../pedidos/paths.ts';
import { StateChip } from '../platform/document/StateChip.tsx';
import { ScreenState } from '../platform/feedback/index.ts';
import { formatInstant } from '../platform/format/time.ts';
import { useMenu } from '../platform/shell/menuContext.ts';
import { HomePanel } from './HomePanel.tsx';
import { HomeRow } from './HomeRow.tsx';

const SCREENS = { cotizacion: COTIZACIONES, pedido: PEDIDOS } as const;

/** The newest quotations and orders within the user's scope; each opens for those who have its screen. */
export function RecentDocuments({ rows }: { rows: readonly DocumentoReciente[] }) {
  const screens = new Set(useMenu().flatMap((section) => section.items.map((item) => item.ruta)));
  return (
    <HomePanel title="Documentos recientes" grows>
      {rows.length === 0 ? (
        <ScreenState
          icon={<HistoryIcon />}
          title="No hay datos para mostrar"
          help="Acá vas a ver las últimas cotizaciones y los últimos pedidos."
        />
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflow: 'auto' }}>
          {rows.map((row) => (
            <DocumentRow key={`${row.clase}${row.id}`} row={row} opens={screens.has(SCREENS[row.clase])} />
          ))}
        </Box>
      )}
    </HomePanel>
  );
}

function DocumentRow({ row, opens }: { row: DocumentoReciente; opens: boolean }) {
  const isOrder = row.clase === 'pedido';
  const path = isOrder ? pedidoPath(row.cliente, row.id) : cotizacionPath(row.cliente, row.id);
  const state = stateOf(row);
  return (
    <HomeRow
      to={opens ? path : null}
      title={`${isOrder ? 'Pedido' : 'Cotización'} ${row.id}`}
      name={row.razsoc}
      chip={state && <StateChip {...state} />}
      badges={row}
      note={formatInstant(row.momento)}
      amount={row.importe === undefined ? undefined : formatMoney(row.importe)}
    />
  );
}

function stateOf({ estadio, facturado, cotizacion }: DocumentoReciente): EstadoVisible | null {
  if (cotizacion) return ESTADOS_COTIZACION[estadoCotizacion(cotizacion)];
  return estadio && ESTADOS_PEDIDO[estadoPedido({ estadio, estado: facturado })];
}
