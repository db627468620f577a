import { SeleccionCliente } from '../clientes/SeleccionCliente.tsx';
import { facturasDe } from './paths.ts';

/** /ventas/facturas/xcliente: whose invoices (D2 §2). */
export function SeleccionPage() {
  return <SeleccionCliente id="facturas" pathOf={facturasDe} />;
}
