import { ESTADOS_PEDIDO, estadoPedido, type Pedido, seguimientoPedido } from '@distri/domain/pedidos';
import { useParams } from '@tanstack/react-router';
import { DocumentoSkeleton } from '../clientes/DocumentoSkeleton.tsx';
import { useDocumento } from '../correo/useDocumento.tsx';
import { FacturarPedido } from '../facturacion/FacturarPedido.tsx';
import { usePorQueKey } from '../lineas/PorQueGuardado.tsx';
import { useRelacionados } from '../lineas/useRelacionados.ts';
import { DocumentBadge } from '../platform/document/DocumentBadge.tsx';
import { DocumentPage } from '../platform/document/DocumentPage.tsx';
import { History } from '../platform/document/History.tsx';
import { RelatedDocuments } from '../platform/document/RelatedDocuments.tsx';
import { StateChip } from '../platform/document/StateChip.tsx';
import { useRecordNavigator } from '../platform/document/useRecordNavigator.ts';
import { useUser } from '../platform/session/index.ts';
import { usePhone } from '../platform/shell/index.ts';
import { BotonesPedido } from './acciones/BotonesPedido.tsx';
import { useAccionesPedido } from './acciones/useAccionesPedido.tsx';
import { LineasDePedido } from './LineasDePedido.tsx';
import { pedidoPath } from './paths.ts';
import { readPedidoPdf, usePedido, usePedidos } from './requests.ts';
import { type DetallePedido, datosPedido, historialPedido, pasosPedido } from './vista.ts';

/** /ventas/pedidos/:cliente/view/:pedido (look 05). */
export function PedidoPage() {
  const { pedido: id = '' } = useParams({ strict: false });
  const pedido = usePedido(Number(id));
  const detalle = pedido.data?.detalleCompleto;
  if (!pedido.data || !detalle)
    return <DocumentoSkeleton withSteps error={pedido.error} onRetry={() => void pedido.refetch()} />;
  return <PedidoView key={pedido.data.id} pedido={pedido.data} detalle={detalle} />;
}

function PedidoView({ pedido, detalle }: { pedido: Pedido; detalle: DetallePedido }) {
  const { role } = useUser();
  const isPhone = usePhone();
  const { id, cliente, vendedor } = pedido;
  const acciones = useAccionesPedido(role);
  const posibles = acciones.de(pedido);
  usePorQueKey();
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
        toolbar={{ ...documento.toolbar, extra: [...(documento.toolbar?.extra ?? []), ...posibles] }}
        actions={
          <>
            {!isPhone && <BotonesPedido acciones={posibles} />}
            <FacturarPedido pedido={pedido} />
          </>
        }
        note={role === 'C' && seguimientoPedido(pedido)}
        steps={pasosPedido(pedido, detalle)}
        facts={datosPedido(pedido, detalle, documento.correo)}
        lines={<LineasDePedido pedido={pedido} detalle={detalle} />}
        side={
          <>
            <RelatedDocuments documents={useRelacionados(cliente, detalle.relacionados)} />
            <History entries={historialPedido(detalle)} />
          </>
        }
      />
      {documento.dialogs}
      {acciones.dialog}
    </>
  );
}

/** The customer's orders, newest first: the navigator goes through them. */
function useSiblings({ id, cliente }: Pedido) {
  return useRecordNavigator(usePedidos(cliente), id, (next) => pedidoPath(cliente, next)).navigator;
}
