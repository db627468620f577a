import { ESTADOS_COTIZACION, estadoCotizacion } from '@distri/domain/cotizaciones';
import type { DocumentoReciente } from '@distri/domain/home';
import { type EstadoVisible, formatMoney } from '@distri/domain/kernel';
import { ESTADOS_PEDIDO, estadoPedido } from '@distri/domain/pedidos';
import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import { cotizacionPath } from '../cotizaciones/paths.ts';
import { pedidoPath } from '../pedidos/paths.ts';
import { StateChip } from '../platform/document/StateChip.tsx';
import { ScreenState } from '../platform/feedback/index.ts';
import { formatInstant } from '../platform/format/time.ts';
import { HomePanel } from './HomePanel.tsx';
import { HomeRow } from './HomeRow.tsx';

/** The newest quotations and orders within the user's scope; each opens. */
export function RecentDocuments({ rows }: { rows: readonly DocumentoReciente[] }) {
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
            <DocumentRow key={`${row.clase}${row.id}`} row={row} />
          ))}
        </Box>
      )}
    </HomePanel>
  );
}

function DocumentRow({ row }: { row: DocumentoReciente }) {
  const isOrder = row.clase === 'pedido';
  const path = isOrder ? pedidoPath(row.cliente, row.id) : cotizacionPath(row.cliente, row.id);
  const state = stateOf(row);
  return (
    <HomeRow
      to={path}
      title={`${isOrder ? 'Pedido' : 'Cotización'} ${row.id}`}
      name={row.razsoc}
      chip={state && <StateChip {...state} />}
      badges={row}
      note={formatInstant(row.momento)}
      amount={row.importe === undefined ? '' : formatMoney(row.importe)}
    />
  );
}

function stateOf({ estadio, facturado, cotizacion }: DocumentoReciente): EstadoVisible | null {
  if (cotizacion) return ESTADOS_COTIZACION[estadoCotizacion(cotizacion)];
  return estadio && ESTADOS_PEDIDO[estadoPedido({ estadio, estado: facturado })];
}
