import { formatDia, formatMoney, formatQuantity, plural } from '@distri/domain/kernel';
import { ESTADOS_PEDIDO, estadoPedido, type Pedido } from '@distri/domain/pedidos';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { StateChip } from '../../platform/document/StateChip.tsx';
import { pedidoPath } from '../paths.ts';
import type { DireccionConPedidos } from './direcciones.ts';

const RowLink = createLink(ButtonBase);

interface PedidosDeDireccionProps {
  direccion: DireccionConPedidos;
  onClose?: () => void;
}

/** The panel of an address: its pending orders (D2 §2). */
export function PedidosDeDireccion({ direccion, onClose }: PedidosDeDireccionProps) {
  const { razsoc, pedidos } = direccion;
  return (
    <Box component="section" aria-label={`Pedidos de ${razsoc}`}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, pl: 4, pr: 2, py: 3 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {razsoc}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {[direccion.direccion, plural(pedidos.length, 'pedido', 'pedidos')].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        {onClose && (
          <IconButton aria-label="Cerrar la dirección" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {pedidos.map((pedido) => (
          <Box component="li" key={pedido.id}>
            <Fila pedido={pedido} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Fila({ pedido }: { pedido: Pedido }) {
  const { id, cliente, entrega, litros, importe_bonificado: importe } = pedido;
  const detail = [
    `Entrega ${formatDia(entrega)}`,
    litros > 0 && `${formatQuantity(litros)} L`,
    importe !== undefined && formatMoney(importe),
  ];
  return (
    <RowLink
      to={pedidoPath(cliente, id)}
      sx={{
        display: 'block',
        width: '100%',
        px: 4,
        py: 2,
        textAlign: 'left',
        borderTop: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'superficie.resaltada' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          Pedido {id}
        </Typography>
        <StateChip {...ESTADOS_PEDIDO[estadoPedido(pedido)]} />
      </Box>
      <Typography variant="caption" component="p" color="textSecondary">
        {detail.filter(Boolean).join(' · ')}
      </Typography>
    </RowLink>
  );
}
