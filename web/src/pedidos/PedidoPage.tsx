import { can, type Rol } from '@distri/domain/kernel';
import { ESTADOS_PEDIDO, estadoPedido, isLineaCompleta, type Pedido } from '@distri/domain/pedidos';
import RemitoIcon from '@mui/icons-material/DescriptionOutlined';
import FacturaIcon from '@mui/icons-material/ReceiptLongOutlined';
import QuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import { useNavigate, useParams } from '@tanstack/react-router';
import { DocumentoSkeleton } from '../clientes/DocumentoSkeleton.tsx';
import { useDocumento } from '../correo/useDocumento.tsx';
import { cotizacionPath } from '../cotizaciones/paths.ts';
import { resumenLineas } from '../lineas/resumenLineas.ts';
import { DocumentBadge } from '../platform/document/DocumentBadge.tsx';
import { DocumentLines } from '../platform/document/DocumentLines.tsx';
import { DocumentPage } from '../platform/document/DocumentPage.tsx';
import { History } from '../platform/document/History.tsx';
import { RelatedDocuments } from '../platform/document/RelatedDocuments.tsx';
import { StateChip } from '../platform/document/StateChip.tsx';
import { useUser } from '../platform/session/index.ts';
import { COLUMNAS_LINEAS_PEDIDO, lineaTelefono } from './columnasLineas.tsx';
import { pedidoPath } from './paths.ts';
import { readPedidoPdf, usePedido, usePedidos } from './requests.ts';
import { type DetallePedido, datosPedido, historialPedido, pasosPedido, textoRelacionado } from './vista.ts';

/** /ventas/pedidos/:cliente/view/:pedido (look 05). */
export function PedidoPage() {
  const { pedido: id = '' } = useParams({ strict: false });
  const pedido = usePedido(Number(id));
  const detalle = pedido.data?.detalleCompleto;
  if (!pedido.data || !detalle) return <DocumentoSkeleton error={pedido.error} onRetry={() => void pedido.refetch()} />;
  return <PedidoView key={pedido.data.id} pedido={pedido.data} detalle={detalle} />;
}

function PedidoView({ pedido, detalle }: { pedido: Pedido; detalle: DetallePedido }) {
  const { role } = useUser();
  const { id, cliente, vendedor } = pedido;
  const navigator = useSiblings(pedido);
  const documento = useDocumento({
    documento: { clase: 'pedido', id },
    nombre: `Pedido ${id}`,
    archivo: `Pedido_${id}.pdf`,
    permiso: 'pedidos.imprimir',
    cliente,
    vendedor,
    readPdf: () => readPedidoPdf(id),
  });
  return (
    <>
      <DocumentPage
        title={`Pedido ${id}`}
        chip={<StateChip {...ESTADOS_PEDIDO[estadoPedido(pedido)]} />}
        badges={
          <>
            {pedido.isprepago && <DocumentBadge kind="P" />}
            {pedido.condvta30 && <DocumentBadge kind="30D" />}
          </>
        }
        cliente={{ id: cliente, razsoc: pedido.razsoc, direccion: detalle.direccionTexto }}
        navigator={navigator}
        toolbar={documento.toolbar}
        steps={pasosPedido(pedido, detalle)}
        facts={datosPedido(pedido, detalle, documento.correo)}
        lines={
          <DocumentLines
            label="Artículos"
            lines={detalle.articulos}
            lineKey={(linea) => linea.numrenglon}
            columns={COLUMNAS_LINEAS_PEDIDO}
            isComplete={isLineaCompleta}
            phone={lineaTelefono}
            summary={resumenLineas(detalle.articulos.length, pedido.litros)}
            totals={totalesDe(pedido, detalle)}
          />
        }
        side={
          <>
            <RelatedDocuments documents={useRelated(pedido, detalle, role)} />
            <History entries={historialPedido(detalle)} />
          </>
        }
      />
      {documento.dialogs}
    </>
  );
}

/** Amounts that this role does not see are not there. */
function totalesDe(pedido: Pedido, { subtotal, bonificado }: DetallePedido) {
  if (subtotal === undefined || pedido.importe_bonificado === undefined) return [];
  return [
    { label: 'Subtotal', amount: subtotal },
    { label: 'Bonificado', amount: bonificado ? -bonificado : 0 },
    { label: 'Importe bonificado', amount: pedido.importe_bonificado, isMain: true },
  ];
}

/** The customer's orders, newest first: the navigator goes through them. */
function useSiblings({ id, cliente }: Pedido) {
  const { rows = [] } = usePedidos(cliente);
  const navigate = useNavigate();
  return {
    index: rows.findIndex((row) => row.id === id),
    count: rows.length,
    onGo: (index: number) => {
      const row = rows[index];
      if (row) void navigate({ to: pedidoPath(cliente, row.id), replace: true });
    },
  };
}

const ICONOS = { cotizacion: QuoteIcon, factura: FacturaIcon, remito: RemitoIcon } as const;

function useRelated({ cliente }: Pedido, detalle: DetallePedido, rol: Rol) {
  const navigate = useNavigate();
  return detalle.relacionados.map((relacionado) => {
    const { clase, id } = relacionado;
    const opens = clase === 'cotizacion' && can(rol, 'cotizaciones.leer');
    return {
      key: `${clase}-${id}`,
      icon: ICONOS[clase],
      ...textoRelacionado(relacionado),
      onOpen: opens ? () => void navigate({ to: cotizacionPath(cliente, id) }) : undefined,
    };
  });
}
