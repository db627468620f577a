import {
  type Cotizacion,
  ESTADOS_COTIZACION,
  type EstadoCotizacion,
  estadoCotizacion,
} from '@distri/domain/cotizaciones';
import { type Centavos, formatDia, formatPercent } from '@distri/domain/kernel';
import { createElement, type ReactNode } from 'react';
import { filasConImpuestos } from '../lineas/filasTotales.ts';
import { explicarTotal, PorQueBoton } from '../lineas/PorQueGuardado.tsx';
import type { DocumentTotal } from '../platform/document/DocumentLines.tsx';
import type { HistoryEntry } from '../platform/document/History.tsx';
import { SIN_PASAR, type Step } from '../platform/document/step.ts';
import { formatInstant } from '../platform/format/time.ts';

export type DetalleCotizacion = NonNullable<Cotizacion['detalleCompleto']>;

/** Label over value; what the quotation does not have is left out. */
export function datosCotizacion(cotizacion: Cotizacion, detalle: DetalleCotizacion, correo: ReactNode) {
  const { direccionEntrega, direccionTexto, bonificacion, comision } = detalle;
  const direccion = direccionEntrega === null ? '' : `${String(direccionEntrega).padStart(5, '0')} - ${direccionTexto}`;
  const general = bonificacion ? `, ${formatPercent(bonificacion)} general` : '';
  return [
    { label: 'Ingreso', value: formatDia(cotizacion.ingreso) },
    { label: 'Entrega', value: formatDia(cotizacion.entrega) },
    { label: 'Vence', value: formatDia(cotizacion.vence) },
    { label: 'Tipo', value: cotizacion.isProforma ? 'Proforma' : 'Cotización' },
    { label: 'Dirección de entrega', value: direccion, wide: true },
    { label: 'Condición comercial', value: detalle.condicion },
    { label: 'Lista y bonificación', value: `Lista ${detalle.listaprecio}${general}` },
    { label: 'Vendedor', value: cotizacion.apenom },
    { label: 'Usuario', value: detalle.username },
    { label: 'Comisión', value: comision ? formatPercent(comision) : '' },
    { label: 'Nota de compra', value: detalle.notacompra },
    { label: 'Leyendas', value: [detalle.leyenda3, detalle.leyenda4].filter(Boolean).join(' · '), wide: true },
    { label: 'E-mail', value: correo, wide: true },
  ];
}

/** The tax view for a proforma, else only subtotal and final (D2 §9); stored figures, nothing is computed again. */
export function totalesCotizacion({ isProforma, imptotal }: Cotizacion, detalle: DetalleCotizacion): DocumentTotal[] {
  const { importes, impuestosIIBB, bonificacion, alicuotaIVA } = detalle;
  const filas = isProforma
    ? filasConImpuestos({ ...importes, impuestosIIBB }, { bonificacion, alicuotaIVA })
    : [{ etiqueta: 'Subtotal', importe: importes.subtotal }];
  return [
    ...filas.map(({ etiqueta, importe }) => ({ label: etiqueta, amount: importe })),
    { label: 'Importe Final', amount: imptotal, isMain: true, explain: porQueTotal(imptotal, detalle) },
  ];
}

function porQueTotal(total: Centavos, { importes, impuestosIIBB, bonificacion, alicuotaIVA }: DetalleCotizacion) {
  const explanation = explicarTotal({ ...importes, impuestosIIBB }, { bonificacion, alicuotaIVA, total });
  return createElement(PorQueBoton, { label: 'Por qué este total', explanation, isTotal: true });
}

const CAMINO = ['NUEVA', 'FALTANTES', 'ESPERANDO', 'APROBADA'] as const;

/** Where a prepaid quotation stands on its way; a rejection takes the place of the step that it stopped (D2 §4). */
export function pasosPrepago(cotizacion: Cotizacion, detalle: DetalleCotizacion): { steps: Step[]; current: number } {
  const state = estadoCotizacion(cotizacion);
  const isRejected = state === 'RECHAZADA';
  const stopped = cotizacion.recha_tran ? CAMINO.length - 1 : 1;
  const current = isRejected ? stopped : (CAMINO as readonly EstadoCotizacion[]).indexOf(state);
  const steps = CAMINO.map((step, index): Step => {
    const shown = isRejected && index === stopped ? 'RECHAZADA' : step;
    const when = index <= current ? momentoDe(shown, detalle) : undefined;
    // What a rejection stopped is not waited for.
    const isToCome = index > current && !isRejected;
    return {
      palabra: ESTADOS_COTIZACION[shown].palabra,
      cuando: isToCome ? undefined : when ? formatInstant(when) : SIN_PASAR,
    };
  });
  return { steps, current };
}

/** What the history says when a state began. */
const COMIENZOS: Readonly<Partial<Record<EstadoCotizacion, readonly string[]>>> = {
  NUEVA: ['Cotización ingresada'],
  FALTANTES: ['Cotización aprobada'],
  APROBADA: ['Cotización utilizada'],
  RECHAZADA: ['Cotización rechazada', 'Transferencia rechazada'],
};

function momentoDe(estado: EstadoCotizacion, { historial }: DetalleCotizacion): string | undefined {
  const named = [...(COMIENZOS[estado] ?? []), `Pasó a ${ESTADOS_COTIZACION[estado].palabra}`];
  return historial.find(({ accion }) => named.includes(accion))?.momento;
}

/** What happened to the quotation, newest first. */
export function historialCotizacion(cotizacion: Cotizacion, detalle: DetalleCotizacion): HistoryEntry[] {
  const { tono } = ESTADOS_COTIZACION[estadoCotizacion(cotizacion)];
  return detalle.historial.map(({ momento, username, accion, detalle: text }, index) => ({
    key: index,
    tono: index === 0 ? tono : 'gris',
    what: accion,
    when: momento,
    detail: text,
    who: username,
  }));
}
