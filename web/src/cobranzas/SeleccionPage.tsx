import { TEXTOS_COBRANZA } from '@distri/domain/cobranzas';
import { SeleccionCliente } from '../clientes/SeleccionCliente.tsx';
import { cobranzasDe } from './paths.ts';

/** /ventas/cobranzas: whose collections; inactive customers pay too (D3 §2). */
export function SeleccionPage() {
  return <SeleccionCliente id="cobranzas" title={TEXTOS_COBRANZA.seleccion} withInactivos pathOf={cobranzasDe} />;
}
