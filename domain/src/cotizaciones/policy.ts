import { can, type Sesion } from '../kernel/index.ts';
import type { BanderasCotizacion } from './estados.ts';

type Cotizacion = Pick<BanderasCotizacion, 'isPrepago' | 'estado' | 'vencida' | 'recha_tran'> & {
  /** The order that was made from it. */
  pedidoref: number | null;
};

/** Why a quotation cannot be the reference of an order; null when it can (D2 §4). Used ones can be used again. */
export function canUseAsReference(
  cotizacion: Pick<BanderasCotizacion, 'isPrepago' | 'vencida'>,
): 'REFERENCIA_VENCIDA' | 'REFERENCIA_PREPAGO' | null {
  if (cotizacion.isPrepago) return 'REFERENCIA_PREPAGO';
  return cotizacion.vencida ? 'REFERENCIA_VENCIDA' : null;
}

/** EDIT exists only for prepaid ones without a rejected transfer and without an order (D2 §4). */
export function canEditCotizacion(cotizacion: Pick<Cotizacion, 'isPrepago' | 'recha_tran' | 'pedidoref'>): boolean {
  return cotizacion.isPrepago && !cotizacion.recha_tran && cotizacion.pedidoref === null;
}

/** What one person may do with one quotation; the menu of the row and the server's commands read the same. */
export interface HabilidadesCotizacion {
  visualizar: boolean;
  descargar: boolean;
  editar: boolean;
  crearPedido: boolean;
  usarComoReferencia: boolean;
  notificarVendedor: boolean;
  eliminar: boolean;
  cambiarEstado: boolean;
  /** Approve or reject it, and receive its transfers. */
  aprobar: boolean;
  /** Proofs of its items. */
  adjuntar: boolean;
  /** The delivery notes of the order that was made from it. */
  verRemitos: boolean;
}

/**
 * The options menu of D2 §6, as far as it speaks of quotations (its status letters belong to collections,
 * domain-facts §6.4). `usuarioCambioEstado` is the one user of the company's profile.
 */
export function habilidadesCotizacion(
  cotizacion: Cotizacion,
  sesion: Pick<Sesion, 'rol' | 'username'>,
  usuarioCambioEstado: string | null,
): HabilidadesCotizacion {
  const lee = can(sesion.rol, 'cotizaciones.leer');
  const crea = can(sesion.rol, 'cotizaciones.crear');
  const admin = sesion.rol === 'A';
  const enCurso = cotizacion.isPrepago && cotizacion.pedidoref === null;
  return {
    visualizar: lee,
    descargar: lee,
    editar: crea && canEditCotizacion(cotizacion),
    crearPedido: can(sesion.rol, 'pedidos.crear') && canUseAsReference(cotizacion) === null,
    usarComoReferencia: crea,
    notificarVendedor: admin,
    eliminar: admin && cotizacion.pedidoref === null,
    cambiarEstado: enCurso && canChangeStatus(sesion, usuarioCambioEstado),
    aprobar: can(sesion.rol, 'cotizaciones.aprobar') && enCurso,
    adjuntar: crea && enCurso,
    verRemitos: lee && can(sesion.rol, 'remitos.leer') && cotizacion.pedidoref !== null,
  };
}

/** D2 §6, decisions 7: A, or the one user of the company's profile. Only a prepaid quotation has a status to change. */
export function canChangeStatus(sesion: Pick<Sesion, 'rol' | 'username'>, usuarioCambioEstado: string | null): boolean {
  return sesion.rol === 'A' || (can(sesion.rol, 'cotizaciones.leer') && sesion.username === usuarioCambioEstado);
}
