import { type Cotizacion, ESTADOS_COTIZACION, estadoCotizacion } from '@distri/domain/cotizaciones';
import OrderIcon from '@mui/icons-material/AssignmentOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { DocumentoSkeleton } from '../clientes/DocumentoSkeleton.tsx';
import { useDocumento } from '../correo/useDocumento.tsx';
import { usePorQueKey } from '../lineas/PorQueGuardado.tsx';
import { resumenLineas } from '../lineas/resumenLineas.ts';
import { BotonesPedido } from '../pedidos/acciones/BotonesPedido.tsx';
import { pedidoDesde, pedidoPath } from '../pedidos/paths.ts';
import { DocumentBadge } from '../platform/document/DocumentBadge.tsx';
import { DocumentLines } from '../platform/document/DocumentLines.tsx';
import { DocumentPage } from '../platform/document/DocumentPage.tsx';
import { History } from '../platform/document/History.tsx';
import type { MenuAction } from '../platform/document/menuAction.ts';
import { RelatedDocuments } from '../platform/document/RelatedDocuments.tsx';
import { StateChip } from '../platform/document/StateChip.tsx';
import { useRecordNavigator } from '../platform/document/useRecordNavigator.ts';
import { usePhone } from '../platform/shell/index.ts';
import { TipoPdfDialog } from './acciones/TipoPdfDialog.tsx';
import { useAccionesCotizacion } from './acciones/useAccionesCotizacion.tsx';
import { columnasLineasCotizacion, lineaTelefono } from './columnasLineas.tsx';
import { cotizacionesDe, cotizacionPath, edicionPath } from './paths.ts';
import { CobranzaPanel } from './prepago/CobranzaPanel.tsx';
import { readCotizacionPdf, useCotizacion, useCotizaciones } from './requests.ts';
import {
  type DetalleCotizacion,
  datosCotizacion,
  historialCotizacion,
  pasosPrepago,
  totalesCotizacion,
} from './vista.ts';

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
  const { puede, listaprecio: lista, bonificacion: bonificacionGeneral } = detalle;
  const isPhone = usePhone();
  usePorQueKey();
  const navigate = useNavigate();
  const [isChoosingPdf, setChoosingPdf] = useState(false);
  const acciones = useAccionesCotizacion(() => void navigate({ to: cotizacionesDe(cliente) }));
  const posibles: MenuAction[] = [
    { label: 'PDF con días de pago', icon: PdfIcon, onClick: () => setChoosingPdf(true) },
    ...acciones.de(cotizacion, puede),
  ];
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
        toolbar={{ ...documento.toolbar, extra: [...(documento.toolbar.extra ?? []), ...posibles] }}
        actions={
          <>
            {!isPhone && <BotonesPedido acciones={posibles} />}
            {puede.crearPedido && (
              <Button variant="contained" onClick={() => void navigate({ to: pedidoDesde(cliente, id) })}>
                Crear pedido
              </Button>
            )}
            {!puede.crearPedido && puede.editar && (
              <Button variant="contained" onClick={() => void navigate({ to: edicionPath(cliente, id) })}>
                Editar
              </Button>
            )}
          </>
        }
        {...(cotizacion.isPrepago && { steps: pasosPrepago(cotizacion, detalle) })}
        facts={datosCotizacion(cotizacion, detalle, documento.correo)}
        lines={
          <DocumentLines
            label="Artículos"
            lines={detalle.articulos}
            lineKey={(linea) => linea.numrenglon}
            columns={columnasLineasCotizacion({ cliente, lista, bonificacionGeneral })}
            phone={lineaTelefono({ cliente, lista, bonificacionGeneral })}
            summary={resumenLineas(detalle.articulos.length, cotizacion.litros)}
            totals={totalesCotizacion(cotizacion, detalle)}
          />
        }
        side={
          <>
            {cotizacion.isPrepago && <CobranzaPanel cotizacion={cotizacion} detalle={detalle} />}
            <RelatedDocuments documents={useRelated(cotizacion)} />
            <History entries={historialCotizacion(cotizacion, detalle)} />
          </>
        }
      />
      {documento.dialogs}
      {acciones.dialog}
      {isChoosingPdf && <TipoPdfDialog cotizacion={cotizacion} onClose={() => setChoosingPdf(false)} />}
    </>
  );
}

/** The customer's quotations, newest first: the navigator goes through them. */
function useSiblings({ id, cliente }: Cotizacion) {
  return useRecordNavigator(useCotizaciones(cliente), id, (next) => cotizacionPath(cliente, next)).navigator;
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
