import { addDays, type Dia, type EstadoVisible } from '../kernel/index.ts';

export type EstadoCotizacion =
  | 'VIGENTE'
  | 'USADA'
  | 'VENCIDA'
  | 'NUEVA'
  | 'FALTANTES'
  | 'ESPERANDO'
  | 'APROBADA'
  | 'RECHAZADA';

/** Word and hue of each state (look.md). */
export const ESTADOS_COTIZACION: Readonly<Record<EstadoCotizacion, EstadoVisible>> = {
  VIGENTE: { palabra: 'Vigente', tono: 'teal' },
  USADA: { palabra: 'Utilizada', tono: 'verde' },
  VENCIDA: { palabra: 'Vencida', tono: 'contorno' },
  NUEVA: { palabra: 'Nueva', tono: 'gris' },
  FALTANTES: { palabra: 'Items Faltantes', tono: 'naranja' },
  ESPERANDO: { palabra: 'Esperando Transferencias', tono: 'amarillo' },
  APROBADA: { palabra: 'Aprobada', tono: 'verde' },
  RECHAZADA: { palabra: 'Rechazada', tono: 'granate' },
};

/** The facts of a quotation that its state is read from (D2 §3). */
export interface BanderasCotizacion {
  isPrepago: boolean;
  /** Used. */
  estado: boolean;
  vencida: boolean;
  /** '' waits for the administrator, A approved, R rejected. */
  aprob_coti: '' | 'A' | 'R';
  /** Transfers entered. */
  ingre_tran: boolean;
  /** Transfers approved. */
  aprob_tran: boolean;
  /** Some transfer rejected. */
  recha_tran: boolean;
}

/** Prepaid is shown first in the list marker, otherwise used or expired (D2 §2, §4). */
export function estadoCotizacion(cotizacion: BanderasCotizacion): EstadoCotizacion {
  if (cotizacion.isPrepago) return estadoPrepago(cotizacion);
  if (cotizacion.estado) return 'USADA';
  return cotizacion.vencida ? 'VENCIDA' : 'VIGENTE';
}

/** The six prepaid rows of D2 §4; a rejected transfer wins over everything. */
function estadoPrepago(cotizacion: BanderasCotizacion): EstadoCotizacion {
  if (cotizacion.recha_tran || cotizacion.aprob_coti === 'R') return 'RECHAZADA';
  if (cotizacion.aprob_coti === '') return 'NUEVA';
  if (cotizacion.aprob_tran) return 'APROBADA';
  return cotizacion.ingre_tran ? 'ESPERANDO' : 'FALTANTES';
}

/** Last day on which the quotation holds: 7 days from its own (D2 §9; the company sets the number). */
export function venceEl(ingreso: Dia, validezDias: number): Dia {
  return addDays(ingreso, validezDias);
}

/** Expired from the day after the last one. An approved prepaid one does not expire (domain-facts §4.5). */
export function isVencida(
  cotizacion: { vence: Dia } & Pick<BanderasCotizacion, 'isPrepago' | 'aprob_coti'>,
  hoy: Dia,
): boolean {
  return hoy > cotizacion.vence && !(cotizacion.isPrepago && cotizacion.aprob_coti === 'A');
}
