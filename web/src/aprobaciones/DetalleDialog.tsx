import { type Aprobacion, type Cotizacion, ESTADOS_COTIZACION, estadoCotizacion } from '@distri/domain/cotizaciones';
import { formatDia, formatMoney } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { createLink } from '@tanstack/react-router';
import { columnasLineasCotizacion, lineaTelefono } from '../cotizaciones/columnasLineas.tsx';
import { cotizacionPath } from '../cotizaciones/paths.ts';
import { CobranzaPanel } from '../cotizaciones/prepago/CobranzaPanel.tsx';
import { useCotizacion } from '../cotizaciones/requests.ts';
import { type DetalleCotizacion, totalesCotizacion } from '../cotizaciones/vista.ts';
import { resumenLineas } from '../lineas/resumenLineas.ts';
import { FormDialog } from '../platform/dialogs/FormDialog.tsx';
import { DocumentLines } from '../platform/document/DocumentLines.tsx';
import { Facts } from '../platform/document/Facts.tsx';
import { StateChip } from '../platform/document/StateChip.tsx';
import { ErrorState } from '../platform/feedback/index.ts';

const RouterLink = createLink(Link);

/** What the question about it names. */
export interface Decidible {
  id: number;
  razsoc: string;
  impprepago: number;
}

interface DetalleDialogProps {
  id: number;
  onDecide: (cotizacion: Decidible, accion: Aprobacion) => void;
  onClose: () => void;
}

/** What an administrator looks at before saying yes: who, what, for how much, with which money (D3 §2, "details dialog"). */
export function DetalleDialog({ id, onDecide, onClose }: DetalleDialogProps) {
  const { data: cotizacion, error, refetch } = useCotizacion(id);
  const detalle = cotizacion?.detalleCompleto;
  const decide = (accion: Aprobacion) => {
    if (cotizacion && detalle)
      onDecide({ id, razsoc: cotizacion.razsoc, impprepago: detalle.importes.totalPrepago }, accion);
  };
  const isNew = cotizacion !== undefined && estadoCotizacion(cotizacion) === 'NUEVA';
  return (
    <FormDialog
      title={`Cotización ${id}`}
      maxWidth="md"
      onClose={onClose}
      actions={
        isNew && (
          <>
            <Button variant="outlined" color="error" onClick={() => decide('R')}>
              Rechazar
            </Button>
            {!cotizacion.vencida && (
              <Button variant="contained" onClick={() => decide('A')}>
                Aprobar
              </Button>
            )}
          </>
        )
      }
    >
      {cotizacion && detalle ? (
        <Detalle cotizacion={cotizacion} detalle={detalle} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={360} />
      )}
    </FormDialog>
  );
}

function Detalle({ cotizacion, detalle }: { cotizacion: Cotizacion; detalle: DetalleCotizacion }) {
  const { cliente, razsoc, id, apenom, pedidoref } = cotizacion;
  const documento = { cliente, lista: detalle.listaprecio, bonificacionGeneral: detalle.bonificacion };
  return (
    <>
      <Box sx={{ mx: -4, mt: -4 }}>
        <Facts
          facts={[
            { label: 'Cliente', value: `${cliente} · ${razsoc}`, wide: true },
            { label: 'Estado', value: <StateChip {...ESTADOS_COTIZACION[estadoCotizacion(cotizacion)]} /> },
            { label: 'Vendedor', value: apenom },
            { label: 'Ingreso', value: formatDia(cotizacion.ingreso) },
            { label: 'Vence', value: formatDia(cotizacion.vence) },
            { label: 'Dirección de entrega', value: detalle.direccionTexto, wide: true },
            { label: 'A pagar (70%)', value: formatMoney(detalle.importes.totalPrepago) },
            { label: 'Pedido', value: pedidoref },
            {
              label: 'Documento',
              value: <RouterLink to={cotizacionPath(cliente, id)}>Abrir la cotización</RouterLink>,
            },
          ]}
        />
      </Box>
      <CobranzaPanel cotizacion={cotizacion} detalle={detalle} />
      <Box sx={{ display: 'flex', flexDirection: 'column', flexShrink: 0, height: { sm: 340 } }}>
        <DocumentLines
          label="Artículos"
          lines={detalle.articulos}
          lineKey={(linea) => linea.numrenglon}
          columns={columnasLineasCotizacion(documento)}
          phone={lineaTelefono(documento)}
          summary={resumenLineas(detalle.articulos.length, cotizacion.litros)}
          totals={totalesCotizacion(cotizacion, detalle)}
        />
      </Box>
    </>
  );
}
