import { SeleccionCliente } from '../clientes/SeleccionCliente.tsx';
import { pedidosDe } from './paths.ts';

/** /ventas/pedidos: whose orders (D2 §2). */
export function SeleccionPage() {
  return <SeleccionCliente id="pedidos" pathOf={pedidosDe} />;
}
