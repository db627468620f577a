import type { FichaCliente } from '@distri/domain/clientes';
import { formatCuit, formatDia, formatMoney, formatPercent, type TonoClave } from '@distri/domain/kernel';
import type { Fact } from '../platform/document/Facts.tsx';
import type { HistoryEntry } from '../platform/document/History.tsx';

const VACIO = '–';

/** What a customer owes and has in favour, in the order in which one asks. */
export function datosCuenta({ cliente, deudaPendiente, documentosImpagos, ultimaCompra }: FichaCliente): Fact[] {
  return [
    { label: 'Deuda pendiente', value: formatMoney(deudaPendiente) },
    { label: 'Documentos impagos', value: String(documentosImpagos) },
    { label: 'Saldo cta. cte.', value: formatMoney(cliente.saldoCuentaCorriente) },
    { label: 'Última compra', value: ultimaCompra ? formatDia(ultimaCompra) : 'Todavía no compró' },
  ];
}

/** Label over value: who it is, where, and how it is sold to. */
export function datosCliente({ cliente, responsabilidad }: FichaCliente): Fact[] {
  const lugar = [cliente.codpostal, cliente.localidad, cliente.provincia].filter(Boolean).join(' · ');
  const fija = cliente.bonificacion_cliente ? `, ${formatPercent(cliente.bonificacion_cliente)} fija` : '';
  return [
    { label: 'CUIT o documento', value: formatCuit(cliente.cuit) || VACIO },
    { label: 'Responsabilidad de IVA', value: responsabilidad },
    { label: 'Teléfono', value: cliente.telefono || VACIO },
    { label: 'E-mail', value: cliente.email || VACIO, wide: true },
    { label: 'Dirección', value: cliente.direccion || VACIO, wide: true },
    { label: 'Localidad', value: lugar || VACIO, wide: true },
    { label: 'Vendedor', value: cliente.apenom },
    { label: 'Zona', value: cliente.zona || VACIO },
    { label: 'Clasificación', value: cliente.clasifica || VACIO },
    {
      label: 'Lista y bonificación',
      value: `Lista ${cliente.listaprecio}, ${formatPercent(cliente.bonificacion)}${fija}`,
    },
  ];
}

const tonoDe = (accion: string): TonoClave => (accion.startsWith('Cliente ocasional') ? 'azul' : 'gris');

/** What was done to the customer's record, newest first. */
export function historialCliente({ historial }: FichaCliente): HistoryEntry[] {
  return historial.map(({ momento, username, accion, detalle }, index) => ({
    key: index,
    tono: tonoDe(accion),
    what: accion,
    when: momento,
    detail: detalle,
    who: username,
  }));
}
