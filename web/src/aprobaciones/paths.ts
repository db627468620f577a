import type { FiltroPrepago } from '@distri/domain/prepago';

/** D3 §2: the tabs of the quotations to approve, each with its address. */
export const APROBACIONES_COTIZACIONES = '/aprobaciones/cotizaciones';
export const TITULO = 'Cotizaciones prepago';
export const SOLAPAS: readonly { filter: FiltroPrepago; label: string; path: string }[] = [
  { filter: 'PENDIENTES', label: 'Pendientes', path: APROBACIONES_COTIZACIONES },
  { filter: 'APROBADAS', label: 'Aprobadas', path: `${APROBACIONES_COTIZACIONES}/approved` },
  { filter: 'RECHAZADAS', label: 'Rechazadas', path: `${APROBACIONES_COTIZACIONES}/rejected` },
];
