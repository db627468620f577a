import { SeleccionCliente } from '../clientes/SeleccionCliente.tsx';
import { notasCreditoDe } from './paths.ts';

/** /ventas/notasCredito: whose credit notes (D2 §2). */
export function SeleccionPage() {
  return <SeleccionCliente id="notasCredito" pathOf={notasCreditoDe} />;
}
