import { type Cotizacion, ESTADOS_COTIZACION, estadoCotizacion } from '@distri/domain/cotizaciones';
import OrderIcon from '@mui/icons-material/AssignmentOutlined';
import Button from '@mui/material/Button';
import { createLink, useNavigate, useParams } from '@tanstack/react-router';
import { DocumentoSkeleton } from '../clientes/DocumentoSkeleton.tsx';
import { useDocumento } from '../correo/useDocumento.tsx';
import { resumenLineas } from '../lineas/resumenLineas.ts';
import { pedidoDesde, pedidoPath } from '../pedidos/paths.ts';
import { DocumentBadge } from '../platform/document/DocumentBadge.tsx';
import { DocumentLines } from '../platform/document/DocumentLines.tsx';
import { DocumentPage } from '../platform/document/DocumentPage.tsx';
import { History } from '../platform/document/History.tsx';
import { RelatedDocuments } from '../platform/document/RelatedDocuments.tsx';
import { StateChip } from '../platform/document/StateChip.tsx';
import { COLUMNAS_LINEAS_COTIZACION, lineaTelefono } from './columnasLineas.tsx';
import { cotizacionDesde, cotizacionPath } from './paths.ts';
import { readCotizacionPdf, useCotizacion, useCotizaciones } from './requests.ts';
import { type DetalleCotizacion, datosCotizacion, historialCotizacion, totalesCotizacion } from './vista.ts';

const ButtonLink = createLink(Button);

/** /ventas/cotizaciones/:cliente/view/:cotizacion: read-only (D2 §2). */
export function CotizacionPage() {
  const { cotizacion: id = '' } = useParams({ strict: false });
  const cotizacion = useCotizacion(Number(id));
  const detalle = cotizacion.data?.detalleCompleto;
  if (!cotizacion.data || !detalle)
    return <DocumentoSkeleton error={cotizacion.error} onRetry={() => void cotizacion.refetch()} />;
  return <CotizacionView key={cotizacion.data.id} cotizacion={cotizacion.data} detalle={detalle} />;
}

interface ViewProps {
  cotizacion: Cotizacion;
  detalle: DetalleCotizacion;
}

function CotizacionView({ cotizacion, detalle }: ViewProps) {
  const { id, cliente, vendedor } = cotizacion;
  const navigator = useSiblings(cotizacion);
  const documento = useDocumento({
    documento: { clase: 'cotizacion', id },
    nombre: `Cotización ${id}`,
    archivo: `Cotizacion_${id}.pdf`,
    permiso: 'cotizaciones.leer',
    cliente,
    vendedor,
    readPdf: () => readCotizacionPdf(id),
  });
  return (
    <>
      <DocumentPage
        title={`Cotización ${id}`}
        chip={<StateChip {...ESTADOS_COTIZACION[estadoCotizacion(cotizacion)]} />}
        badges={
          <>
            {cotizacion.isPrepago && <DocumentBadge kind="P" />}
            {cotizacion.condvta30 && <DocumentBadge kind="30D" />}
          </>
        }
        cliente={{ id: cliente, razsoc: cotizacion.razsoc, direccion: detalle.direccionTexto }}
        navigator={navigator}
        toolbar={documento.toolbar}
        actions={<Acciones cotizacion={cotizacion} detalle={detalle} />}
        facts={datosCotizacion(cotizacion, detalle, documento.correo)}
        lines={
          <DocumentLines
            label="Artículos"
            lines={detalle.articulos}
            lineKey={(linea) => linea.numrenglon}
            columns={COLUMNAS_LINEAS_COTIZACION}
            phone={lineaTelefono}
            summary={resumenLineas(detalle.articulos.length, cotizacion.litros)}
            totals={totalesCotizacion(cotizacion, detalle)}
          />
        }
        side={
          <>
            <RelatedDocuments documents={useRelated(cotizacion)} />
            <History entries={historialCotizacion(cotizacion, detalle)} />
          </>
        }
      />
      {documento.dialogs}
    </>
  );
}

/** What may be begun from it (D2 §4, §6). */
function Acciones({ cotizacion: { id, cliente }, detalle: { puede } }: ViewProps) {
  return (
    <>
      {puede.usarComoReferencia && (
        <ButtonLink to={cotizacionDesde(cliente, id)} variant="outlined">
          Usar como referencia
        </ButtonLink>
      )}
      {puede.crearPedido && (
        <ButtonLink to={pedidoDesde(cliente, id)} variant="contained">
          Crear pedido
        </ButtonLink>
      )}
    </>
  );
}

/** The customer's quotations, newest first: the navigator goes through them. */
function useSiblings({ id, cliente }: Cotizacion) {
  const { rows = [] } = useCotizaciones(cliente);
  const navigate = useNavigate();
  return {
    index: rows.findIndex((row) => row.id === id),
    count: rows.length,
    onGo: (index: number) => {
      const row = rows[index];
      if (row) void navigate({ to: cotizacionPath(cliente, row.id), replace: true });
    },
  };
}

function useRelated({ cliente, pedidoref }: Cotizacion) {
  const navigate = useNavigate();
  if (pedidoref === null) return [];
  return [
    {
      key: `pedido-${pedidoref}`,
      icon: OrderIcon,
      title: `Pedido ${pedidoref}`,
      detail: 'Hecho con esta cotización',
      onOpen: () => void navigate({ to: pedidoPath(cliente, pedidoref) }),
    },
  ];
}
