import { ESTADOS_CLIENTE, estadoCliente, type FichaCliente } from '@distri/domain/clientes';
import { can, plural } from '@distri/domain/kernel';
import { canOrderForInhabilitado, TEXTOS_PEDIDO } from '@distri/domain/pedidos';
import AddIcon from '@mui/icons-material/Add';
import OrderIcon from '@mui/icons-material/AssignmentOutlined';
import CreditNoteIcon from '@mui/icons-material/AssignmentReturnOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import InvoiceIcon from '@mui/icons-material/ReceiptLongOutlined';
import QuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createLink, useNavigate, useParams } from '@tanstack/react-router';
import { cotizacionesDe, nuevaCotizacion } from '../cotizaciones/paths.ts';
import { facturasDe } from '../facturas/paths.ts';
import { notasCreditoDe } from '../notasCredito/paths.ts';
import { nuevoPedido, pedidosDe } from '../pedidos/paths.ts';
import { Facts } from '../platform/document/Facts.tsx';
import { History } from '../platform/document/History.tsx';
import { RelatedDocuments } from '../platform/document/RelatedDocuments.tsx';
import { StateChip } from '../platform/document/StateChip.tsx';
import { useUser } from '../platform/session/index.ts';
import { usePageHeader, usePhone } from '../platform/shell/index.ts';
import { ClienteHeading } from './ClienteHeading.tsx';
import { DireccionesPanel } from './DireccionesPanel.tsx';
import { DocumentoSkeleton } from './DocumentoSkeleton.tsx';
import { datosCliente, datosCuenta, historialCliente } from './ficha.ts';
import { MAPA_CLIENTES } from './paths.ts';
import { useFicha } from './requests.ts';

const ButtonLink = createLink(Button);

/** One customer: who it is, what it owes, where one delivers, and the way to its documents. */
export function ClientePage() {
  const { cliente: id = '' } = useParams({ strict: false });
  const isPhone = usePhone();
  const ficha = useFicha(id);
  const data = ficha.data?.result;
  usePageHeader({ ...(isPhone && { titulo: `Cliente ${id}`, tarea: true }) });
  if (!data) return <DocumentoSkeleton error={ficha.error} onRetry={() => void ficha.refetch()} />;
  return (
    <>
      <ClienteHeading
        cliente={data.cliente}
        chip={<StateChip {...ESTADOS_CLIENTE[estadoCliente(data.cliente)]} />}
        actions={<Acciones ficha={data} />}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
          gap: 3,
          alignItems: 'start',
          minHeight: 0,
        }}
      >
        <Stack sx={{ gap: 3, minWidth: 0 }}>
          <Paper variant="outlined">
            <Facts facts={datosCuenta(data)} />
            <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
              <Facts facts={datosCliente(data)} />
            </Box>
          </Paper>
          <DireccionesPanel direcciones={data.direcciones} />
        </Stack>
        <Stack sx={{ gap: 3 }}>
          <Documentos ficha={data} />
          <History entries={historialCliente(data)} />
        </Stack>
      </Box>
    </>
  );
}

function Acciones({ ficha: { cliente } }: { ficha: FichaCliente }) {
  const { role } = useUser();
  const isDisabled = cliente.inhabilitado && !canOrderForInhabilitado(role);
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', '& > *': { flex: { xs: '1 1 auto', sm: 'none' } } }}>
      <ButtonLink to={MAPA_CLIENTES} search={{ cliente: cliente.id }} variant="outlined" startIcon={<MapIcon />}>
        Ver en el mapa
      </ButtonLink>
      {can(role, 'cotizaciones.crear') && (
        <ButtonLink to={nuevaCotizacion(cliente.id)} variant="outlined" startIcon={<AddIcon />}>
          Nueva cotización
        </ButtonLink>
      )}
      {can(role, 'pedidos.crear') && (
        <ButtonLink to={nuevoPedido(cliente.id)} variant="contained" startIcon={<AddIcon />} disabled={isDisabled}>
          {TEXTOS_PEDIDO.nuevo}
        </ButtonLink>
      )}
    </Stack>
  );
}

/** The customer's lists, with what is open in each. */
function Documentos({ ficha }: { ficha: FichaCliente }) {
  const { cliente, cotizacionesVigentes, pedidosAbiertos, documentosImpagos } = ficha;
  const navigate = useNavigate();
  const documents = [
    {
      key: 'cotizaciones',
      icon: QuoteIcon,
      title: 'Cotizaciones',
      detail: cotizacionesVigentes ? plural(cotizacionesVigentes, 'vigente', 'vigentes') : 'Ninguna vigente',
      onOpen: () => void navigate({ to: cotizacionesDe(cliente.id) }),
    },
    {
      key: 'pedidos',
      icon: OrderIcon,
      title: 'Pedidos',
      detail: pedidosAbiertos ? plural(pedidosAbiertos, 'abierto', 'abiertos') : 'Ninguno abierto',
      onOpen: () => void navigate({ to: pedidosDe(cliente.id) }),
    },
    {
      key: 'facturas',
      icon: InvoiceIcon,
      title: 'Facturas',
      detail: documentosImpagos ? plural(documentosImpagos, 'documento impago', 'documentos impagos') : 'Nada impago',
      onOpen: () => void navigate({ to: facturasDe(cliente.id) }),
    },
    {
      key: 'notasCredito',
      icon: CreditNoteIcon,
      title: 'Notas de crédito',
      detail: '',
      onOpen: () => void navigate({ to: notasCreditoDe(cliente.id) }),
    },
  ];
  return <RelatedDocuments title="Documentos" documents={documents} />;
}
