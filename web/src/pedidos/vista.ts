import { formatDia, formatPercent, type TonoClave } from '@distri/domain/kernel';
import { ESTADOS_PEDIDO, type Estadio, type EstadoPedido, estadoPedido, type Pedido } from '@distri/domain/pedidos';
import type { ReactNode } from 'react';
import { createElement } from 'react';
import { explicarTotal, PorQueBoton } from '../lineas/PorQueGuardado.tsx';
import type { DocumentTotal } from '../platform/document/DocumentLines.tsx';
import type { HistoryEntry } from '../platform/document/History.tsx';
import { SIN_PASAR, type Step } from '../platform/document/step.ts';
import { formatInstant } from '../platform/format/time.ts';

export type DetallePedido = NonNullable<Pedido['detalleCompleto']>;

const CAMINO: readonly EstadoPedido[] = ['N', 'F', 'FACT', 'D', 'E'];
/** Stages that take the place of another step of the way: held at the start, anything but delivered at the end. */
const DESVIOS: Readonly<Partial<Record<Estadio, number>>> = { I: 0, P: 4, R: 4, H: 4, C: 4 };

/** The five steps of an order with their times (look 05); a branch such as Rechazado replaces the last one. */
export function pasosPedido(pedido: Pedido, detalle: DetallePedido): { steps: Step[]; current: number } {
  const state = estadoPedido(pedido);
  const at = (estadio: string) => detalle.estadios.find((row) => row.estadio === estadio)?.momento;
  const invoiced = detalle.historial.find(({ accion }) => accion.startsWith('Facturado'))?.momento;
  const current = (state === 'FACT' ? 2 : DESVIOS[pedido.estadio]) ?? CAMINO.indexOf(state);
  const steps = CAMINO.map((step, index): Step => {
    const shown = index === current ? state : step;
    const when = shown === 'FACT' ? invoiced : at(shown);
    const cuando = when ? formatInstant(when) : index <= current ? SIN_PASAR : undefined;
    return { palabra: ESTADOS_PEDIDO[shown].palabra, cuando };
  });
  return { steps, current };
}

const isEstadio = (text: string | null): text is Estadio => text !== null && text in ESTADOS_PEDIDO;

function tonoDe(accion: string, a: string | null): TonoClave {
  if (isEstadio(a)) return ESTADOS_PEDIDO[a].tono;
  return accion.startsWith('Facturado') ? ESTADOS_PEDIDO.FACT.tono : 'gris';
}

/** What happened to the order, newest first. */
export function historialPedido(detalle: DetallePedido): HistoryEntry[] {
  return detalle.historial.map(({ momento, username, accion, a, detalle: text }, index) => ({
    key: index,
    tono: tonoDe(accion, a),
    what: accion,
    when: momento,
    detail: text,
    who: username,
  }));
}

/** Label over value; what this role does not see, or the order does not have, is left out. */
export function datosPedido(pedido: Pedido, detalle: DetallePedido, correo: ReactNode) {
  const { direccionEntrega, direccionTexto, bonificacion, comision } = detalle;
  const direccion = direccionEntrega === null ? '' : `${String(direccionEntrega).padStart(5, '0')} - ${direccionTexto}`;
  const general = bonificacion ? `, ${formatPercent(bonificacion)} general` : '';
  return [
    { label: 'Ingreso', value: formatDia(pedido.ingreso) },
    { label: 'Entrega', value: formatDia(pedido.entrega) },
    { label: 'Vendedor', value: pedido.apenom },
    { label: 'Usuario', value: detalle.username },
    { label: 'Dirección de entrega', value: direccion, wide: true },
    { label: 'Transporte', value: `${detalle.transporte} - ${detalle.transporteNombre}` },
    { label: 'Lista y bonificación', value: `Lista ${detalle.listaprecio}${general}` },
    { label: 'Condición comercial', value: detalle.condicion },
    { label: 'Nota de compra', value: detalle.notacompra },
    { label: 'Comisión', value: comision ? formatPercent(comision) : '' },
    { label: 'Leyendas', value: [detalle.leyenda3, detalle.leyenda4].filter(Boolean).join(' · '), wide: true },
    { label: 'E-mail', value: correo, wide: true },
  ];
}

/** What its lines are shown with: whose prices, and how they are explained to whoever sees discounts. */
export function documentoDeLineas({ cliente }: Pedido, { listaprecio: lista, bonificacion }: DetallePedido) {
  return { cliente, lista, precios: bonificacion === undefined ? null : { lista, bonificacionGeneral: bonificacion } };
}

/** Amounts that this role does not see are not there. */
export function totalesPedido(pedido: Pedido, detalle: DetallePedido): DocumentTotal[] {
  const { subtotal, bonificado } = detalle;
  if (subtotal === undefined || pedido.importe_bonificado === undefined) return [];
  return [
    { label: 'Subtotal', amount: subtotal },
    { label: 'Bonificado', amount: bonificado ? -bonificado : 0 },
    { label: 'Importe bonificado', amount: pedido.importe_bonificado, isMain: true, explain: porQueTotal(detalle) },
  ];
}

function porQueTotal({ subtotal, bonificado, iva, importe, impuestosIIBB, bonificacion, alicuotaIVA }: DetallePedido) {
  if (subtotal === undefined || bonificado === undefined || iva === undefined || importe === undefined) return null;
  const amounts = { subtotal, bonificado, iva, impuestosIIBB: impuestosIIBB ?? [] };
  const explanation = explicarTotal(amounts, {
    bonificacion: bonificacion ?? 0,
    alicuotaIVA: alicuotaIVA ?? 0,
    total: importe,
  });
  return createElement(PorQueBoton, { label: 'Por qué este total', explanation, isTotal: true });
}
