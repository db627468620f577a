import { can } from '@distri/domain/kernel';
import MapIcon from '@mui/icons-material/MapOutlined';
import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { SeleccionCliente } from '../clientes/SeleccionCliente.tsx';
import { useUser } from '../platform/session/index.ts';
import { MAPA_PEDIDOS, pedidosDe } from './paths.ts';

const ButtonLink = createLink(Button);

/** /ventas/pedidos: whose orders (D2 §2), or where the pending ones go. */
export function SeleccionPage() {
  const { role } = useUser();
  const mapa = can(role, 'pedidos.crear') && (
    <ButtonLink to={MAPA_PEDIDOS} variant="outlined" startIcon={<MapIcon />}>
      Mapa
    </ButtonLink>
  );
  return <SeleccionCliente id="pedidos" pathOf={pedidosDe} moreActions={mapa} />;
}
