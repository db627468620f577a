import { ESTADOS_CLIENTE, estadoCliente, type FichaCliente, hasUbicacion } from '@distri/domain/clientes';
import { can } from '@distri/domain/kernel';
import { canOrderForInhabilitado, TEXTOS_PEDIDO } from '@distri/domain/pedidos';
import CloseIcon from '@mui/icons-material/Close';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { nuevaCotizacion } from '../../cotizaciones/paths.ts';
import { nuevoPedido } from '../../pedidos/paths.ts';
import { Facts } from '../../platform/document/Facts.tsx';
import { StateChip } from '../../platform/document/StateChip.tsx';
import { ErrorState } from '../../platform/feedback/index.ts';
import { useUser } from '../../platform/session/index.ts';
import { direccionTexto } from '../direccionTexto.ts';
import { datosCuenta } from '../ficha.ts';
import { clientePath } from '../paths.ts';
import { useFicha } from '../requests.ts';

const ButtonLink = createLink(Button);

interface ClienteDelMapaProps {
  id: string;
  /** The marker is one of its delivery addresses. */
  direccion: number | null;
  onClose: () => void;
  /** Begins to place the customer, or the address. */
  onPlace: (ficha: FichaCliente) => void;
}

/** The marker's info panel (D2 §2): who is there, what it owes, and what can be begun. */
export function ClienteDelMapa({ id, direccion, onClose, onPlace }: ClienteDelMapaProps) {
  const ficha = useFicha(id);
  const data = ficha.data?.result;
  const isUnread = ficha.error && !data;
  return (
    <Box component="section" aria-label="Cliente del mapa" sx={{ overflow: 'auto' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, pl: 4, pr: 2, pt: 3 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {data ? data.cliente.razsoc : isUnread ? `Cliente ${id}` : <Skeleton width="70%" height={20} />}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {data
              ? [id, data.cliente.apenom].join(' · ')
              : !isUnread && <Skeleton width="45%" height={14} sx={{ mt: 2 }} />}
          </Typography>
        </Box>
        <IconButton aria-label="Cerrar el cliente" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {data && <Contenido ficha={data} direccion={direccion} onPlace={onPlace} />}
      {isUnread && <ErrorState error={ficha.error} onRetry={() => void ficha.refetch()} />}
      {!data && !isUnread && <Esperando />}
    </Box>
  );
}

/** State, address and telephone, the account, and the buttons in their places. */
function Esperando() {
  return (
    <Box role="status" aria-label="Cargando">
      <Stack sx={{ gap: 2, px: 4, pt: 2 }}>
        <Skeleton variant="rounded" width={72} sx={{ height: { xs: 28, sm: 22 } }} />
        <Skeleton width="80%" height={14} sx={{ my: 1 }} />
        <Skeleton width="40%" height={14} sx={{ my: 1 }} />
      </Stack>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 3, p: 4 }}>
        {CUENTA.map((fact) => (
          <Box key={fact}>
            <Skeleton width="60%" height={12} />
            <Skeleton width="45%" height={16} sx={{ mt: 2 }} />
          </Box>
        ))}
      </Box>
      <Stack sx={{ gap: 2, px: 4 }}>
        <Skeleton variant="rounded" sx={{ height: { xs: 48, sm: 36 } }} />
        <Skeleton variant="rounded" sx={{ height: { xs: 48, sm: 36 } }} />
      </Stack>
    </Box>
  );
}

const CUENTA = ['deuda', 'impagos', 'saldo', 'compra'] as const;

/** The address of the marker, in one line. */
function lugarDe({ cliente, direcciones }: FichaCliente, direccion: number | null): string {
  const entrega = direcciones.find(({ id }) => id === direccion);
  if (entrega) return `Entrega ${direccionTexto(entrega)}`;
  return [cliente.direccion, cliente.localidad, cliente.provincia].filter(Boolean).join(', ');
}

type ContenidoProps = Pick<ClienteDelMapaProps, 'direccion' | 'onPlace'> & { ficha: FichaCliente };

function Contenido({ ficha, direccion, onPlace }: ContenidoProps) {
  const { role } = useUser();
  const { cliente } = ficha;
  const estado = estadoCliente(cliente);
  const isDisabled = cliente.inhabilitado && !canOrderForInhabilitado(role);
  return (
    <>
      <Stack sx={{ gap: 2, px: 4, pt: 2, alignItems: 'flex-start' }}>
        <StateChip {...ESTADOS_CLIENTE[estado]} />
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {lugarDe(ficha, direccion)}
        </Typography>
        {cliente.telefono && <Typography variant="body2">{cliente.telefono}</Typography>}
      </Stack>
      <Facts facts={datosCuenta(ficha)} columns={2} />
      <Stack sx={{ gap: 2, px: 4, pb: 4 }}>
        {can(role, 'pedidos.crear') && (
          <ButtonLink to={nuevoPedido(cliente.id)} variant="contained" disabled={isDisabled}>
            {TEXTOS_PEDIDO.nuevo}
          </ButtonLink>
        )}
        {can(role, 'cotizaciones.crear') && (
          <ButtonLink to={nuevaCotizacion(cliente.id)} variant="outlined">
            Nueva cotización
          </ButtonLink>
        )}
        <ButtonLink to={clientePath(cliente.id)} variant="outlined">
          Ver el cliente
        </ButtonLink>
        {can(role, 'clientes.ubicar') && (
          <Button startIcon={<PlaceIcon />} onClick={() => onPlace(ficha)}>
            {direccion !== null || hasUbicacion(cliente) ? 'Corregir la ubicación' : 'Ubicar en el mapa'}
          </Button>
        )}
      </Stack>
    </>
  );
}
