import type { FiltroRecepcion } from '@distri/domain/recepciones';

/** D3 §2: payments of collections and transfers of prepaid quotations, each with three tabs. */
export const RECEPCIONES = '/aprobaciones/recepciones';
export type Origen = 'cobranza' | 'cotizacion';
export const ORIGENES: readonly Origen[] = ['cobranza', 'cotizacion'];

interface Titulo {
  title: string;
  /** Where there is room for less: the header of a phone. */
  corto: string;
  help: string;
}

export const TITULOS: Readonly<Record<Origen, Titulo>> = {
  cobranza: {
    title: 'Recepciones de cobranza',
    corto: 'Recepciones',
    help: 'Confirmá la recepción de cheques y transferencias.',
  },
  cotizacion: {
    title: 'Recepciones de cotización',
    corto: 'Transferencias prepago',
    help: 'Confirmá la recepción de transferencias prepago.',
  },
};

export const recepcionesPath = (origen: Origen) => `${RECEPCIONES}/${origen}`;

export interface Solapa {
  filter: FiltroRecepcion;
  label: string;
  path: string;
}

/** The tabs of one of the screens, each with its address. */
export function solapasDe(origen: Origen): readonly [Solapa, Solapa, Solapa] {
  const base = recepcionesPath(origen);
  return [
    { filter: 'PENDIENTES', label: 'Pendientes', path: base },
    { filter: 'RECIBIDOS', label: 'Confirmados', path: `${base}/recibidos` },
    { filter: 'RECHAZADOS', label: 'Rechazados', path: `${base}/rechazados` },
  ];
}

/** Which screen and which tab an address is. */
export function solapaDe(pathname: string): { origen: Origen; solapa: Solapa } {
  const origen = pathname.startsWith(recepcionesPath('cotizacion')) ? 'cotizacion' : 'cobranza';
  const solapas = solapasDe(origen);
  return { origen, solapa: solapas.find(({ path }) => path === pathname.replace(/\/$/, '')) ?? solapas[0] };
}
