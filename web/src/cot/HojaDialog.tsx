import {
  checkPedidosFacturados,
  type DocumentoCot,
  ESTADO_VISIBLE_COT,
  type HojaCot,
  sinRepetir,
  tipoDeVehiculo,
} from '@distri/domain/cot';
import type { PedidoEnHoja } from '@distri/domain/hojasDeRuta';
import { can, formatDia, formatQuantity, plural } from '@distri/domain/kernel';
import { ESTADOS_PEDIDO, estadoPedido } from '@distri/domain/pedidos';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { facturaXFechaPath } from '../facturas/paths.ts';
import { pedidoPath } from '../pedidos/paths.ts';
import { FormDialog } from '../platform/dialogs/FormDialog.tsx';
import { Facts } from '../platform/document/Facts.tsx';
import { StateChip } from '../platform/document/StateChip.tsx';
import { SkeletonList } from '../platform/feedback/SkeletonPanel.tsx';
import { useUser } from '../platform/session/index.ts';
import { A_UN_DEDO } from '../platform/theme/index.ts';
import { remitoPath } from '../remitos/paths.ts';
import { nombreDocumento } from './columns.tsx';
import { type Columna, Filas } from './Filas.tsx';
import { documentosDeHoja } from './hoja.ts';
import { useDocumentosDeHoja, usePedidosDeHoja } from './requests.ts';

const RouteLink = createLink(Link);

interface HojaDialogProps {
  hoja: HojaCot;
  /** Why its COT cannot be generated; null when it can. */
  impedimento: string | null;
  onClose: () => void;
  onGenerar: () => void;
}

/** A route sheet before its COT: its orders, what of them is not invoiced or closed, and its documents (D3 §5, §7). */
export function HojaDialog({ hoja, impedimento, onClose, onGenerar }: HojaDialogProps) {
  const cerrados = hoja.pedidos.filter(({ cerrado }) => cerrado).length;
  return (
    <FormDialog
      title={`Hoja de ruta ${hoja.id}`}
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cerrar
          </Button>
          <Button variant="contained" disabled={impedimento !== null} onClick={onGenerar}>
            Generar COT
          </Button>
        </>
      }
    >
      {impedimento !== null && <Alert severity="error">{impedimento}</Alert>}
      {cerrados > 0 && (
        <Alert severity="info">
          {`${plural(cerrados, 'pedido está cerrado y no viaja', 'pedidos están cerrados y no viajan')}.`}
        </Alert>
      )}
      <Facts facts={datosDe(hoja)} isFlush />
      <Pedidos hoja={hoja} />
      <Documentos hoja={hoja} />
    </FormDialog>
  );
}

function datosDe(hoja: HojaCot) {
  return [
    { label: 'Fecha', value: formatDia(hoja.fecha) },
    { label: 'Salida', value: hoja.salida },
    { label: 'Llegada', value: hoja.llegada },
    { label: 'Zona', value: hoja.zona },
    { label: 'Vehículo', value: `${hoja.vehiculo_desc} · ${tipoDeVehiculo(hoja.vehiculo_tipo)}`, wide: true },
    { label: 'Dominio', value: hoja.patente },
    { label: 'Litros', value: formatQuantity(hoja.litros) },
    { label: 'Chofer', value: hoja.chofer_desc, wide: true },
    { label: 'Armada por', value: hoja.usuario_desc, wide: true },
  ];
}

interface SeccionProps {
  titulo: string;
  error: Error | null;
  isLoading: boolean;
  onRetry: () => void;
  children: ReactNode;
}

function Seccion({ titulo, error, isLoading, onRetry, children }: SeccionProps) {
  return (
    <Box component="section" aria-label={titulo}>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {titulo}
      </Typography>
      {isLoading && <SkeletonList count={3} />}
      {error && (
        <Alert severity="error" action={<Button onClick={onRetry}>Reintentar</Button>}>
          {error.message}
        </Alert>
      )}
      {children}
    </Box>
  );
}

function Pedidos({ hoja }: { hoja: HojaCot }) {
  const pedidos = usePedidosDeHoja(hoja.id);
  const rows = pedidos.data?.result;
  return (
    <Seccion
      titulo={plural(hoja.pedidos.length, 'pedido', 'pedidos')}
      error={pedidos.error}
      isLoading={pedidos.isLoading}
      onRetry={() => void pedidos.refetch()}
    >
      {rows && rows.length > 0 && (
        <Filas nombre="Pedidos" filas={rows} clave={({ id }) => id} columnas={COLUMNAS_PEDIDOS} ficha={fichaPedido} />
      )}
    </Seccion>
  );
}

/** What stands out of an order: closed, not invoiced, or its stage. */
function estadoDe(pedido: PedidoEnHoja) {
  if (pedido.cerrado) return { palabra: 'Cerrado: no viaja', tono: 'gris' } as const;
  if (checkPedidosFacturados([pedido]).length > 0) return { palabra: 'Sin facturar', tono: 'rojo' } as const;
  return ESTADOS_PEDIDO[estadoPedido(pedido)];
}

const COLUMNAS_PEDIDOS: readonly Columna<PedidoEnHoja>[] = [
  { titulo: 'Pedido', celda: (pedido) => <NumeroPedido pedido={pedido} /> },
  { titulo: 'Cliente', minWidth: 240, celda: (pedido) => <Destino pedido={pedido} /> },
  { titulo: 'Litros', isFigure: true, celda: ({ litros }) => formatQuantity(litros) },
  { titulo: 'Estado', celda: (pedido) => <StateChip {...estadoDe(pedido)} /> },
];

const fichaPedido = (pedido: PedidoEnHoja) => (
  <>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 }}>
      <NumeroPedido pedido={pedido} />
      <StateChip {...estadoDe(pedido)} />
    </Box>
    <Destino pedido={pedido} />
  </>
);

function NumeroPedido({ pedido: { id, cliente } }: { pedido: PedidoEnHoja }) {
  const { role } = useUser();
  return can(role, 'clientes.leer') ? (
    <RouteLink sx={A_UN_DEDO} to={pedidoPath(cliente, id)}>
      {id}
    </RouteLink>
  ) : (
    id
  );
}

function Destino({ pedido: { razsoc, despacho } }: { pedido: PedidoEnHoja }) {
  return (
    <>
      <Typography variant="body2">{razsoc}</Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {despacho?.direccion_entrega || 'Sin dirección de entrega'}
      </Typography>
    </>
  );
}

function Documentos({ hoja }: { hoja: HojaCot }) {
  const documentos = useDocumentosDeHoja(hoja.id);
  const rows = sinRepetir(documentosDeHoja({ pedidos: hoja.pedidos, documentos: documentos.data?.result ?? [] }));
  return (
    <Seccion
      titulo={documentos.data ? plural(rows.length, 'documento que viaja', 'documentos que viajan') : 'Documentos'}
      error={documentos.error}
      isLoading={documentos.isLoading}
      onRetry={() => void documentos.refetch()}
    >
      {rows.length > 0 && (
        <Filas
          nombre="Documentos"
          filas={rows}
          clave={({ tipo, id }) => `${tipo}-${id}`}
          columnas={COLUMNAS_DOCUMENTOS}
          ficha={fichaDocumento}
        />
      )}
    </Seccion>
  );
}

const COLUMNAS_DOCUMENTOS: readonly Columna<DocumentoCot>[] = [
  { titulo: 'Documento', minWidth: 200, celda: (documento) => <NumeroDocumento documento={documento} /> },
  { titulo: 'Cliente', minWidth: 240, celda: ({ razsoc }) => razsoc },
  { titulo: 'Pedidos', celda: ({ pedidos }) => pedidos.join(', ') },
  { titulo: 'COT', celda: (documento) => <Cot documento={documento} /> },
];

const fichaDocumento = (documento: DocumentoCot) => (
  <>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 }}>
      <NumeroDocumento documento={documento} />
      <Cot documento={documento} />
    </Box>
    <Typography variant="body2">{documento.razsoc}</Typography>
  </>
);

function NumeroDocumento({ documento }: { documento: DocumentoCot }) {
  const { role } = useUser();
  const nombre = nombreDocumento(documento);
  if (documento.tipo === 'REM')
    return (
      <RouteLink sx={A_UN_DEDO} to={remitoPath(documento.id)}>
        {nombre}
      </RouteLink>
    );
  return can(role, 'facturas.leer') ? (
    <RouteLink sx={A_UN_DEDO} to={facturaXFechaPath(documento.id)}>
      {nombre}
    </RouteLink>
  ) : (
    nombre
  );
}

function Cot({ documento: { cot, estado } }: { documento: DocumentoCot }) {
  if (cot !== null) return cot;
  return estado === null ? 'Sin COT' : <StateChip {...ESTADO_VISIBLE_COT[estado]} />;
}
