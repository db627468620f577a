import { SeleccionCliente } from '../clientes/SeleccionCliente.tsx';
import { cotizacionesDe } from './paths.ts';

/** /ventas/cotizaciones: whose quotations (D2 §2). */
export function SeleccionPage() {
  return <SeleccionCliente id="cotizaciones" pathOf={cotizacionesDe} />;
}
