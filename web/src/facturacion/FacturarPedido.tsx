import { can, type Rol } from '@distri/domain/kernel';
import { decideAccion, type HechosPedido, hechosDe, type Pedido } from '@distri/domain/pedidos';
import FacturaIcon from '@mui/icons-material/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useUser } from '../platform/session/index.ts';
import { FacturarElegidos } from './FacturarDialog.tsx';

/** Whether an order's stage lets it be invoiced now (domain-facts §4.2); the server looks at the quantities. */
export function puedeFacturar(pedido: HechosPedido, rol: Rol): boolean {
  return can(rol, 'facturas.crear') && decideAccion(hechosDe(pedido), 'facturar', rol).permitida;
}

/** "Facturar" on an order's page; nothing where it cannot be. */
export function FacturarPedido({ pedido }: { pedido: Pedido }) {
  const { role } = useUser();
  const [isOpen, setOpen] = useState(false);
  // The dialog stays to say what came out, though by then the order is invoiced.
  if (!isOpen && !puedeFacturar(pedido, role)) return null;
  return (
    <>
      <Button variant="contained" startIcon={<FacturaIcon />} onClick={() => setOpen(true)}>
        Facturar
      </Button>
      {isOpen && <FacturarElegidos pedidos={[pedido.id]} onClose={() => setOpen(false)} />}
    </>
  );
}
