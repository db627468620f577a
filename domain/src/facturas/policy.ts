import { can, type Sesion } from '../kernel/index.ts';
import type { Factura } from './contract.ts';

/** What one person may do with one invoice; the speed dial and the row read the same. */
export interface HabilidadesFactura {
  visualizar: boolean;
  /** PDF, print, view on screen. */
  imprimir: boolean;
  enviar: boolean;
  /** Enabled only when the row has a receipt (D2 §2). */
  recibo: boolean;
  /** A return can be credited: some line has units that no note took back. */
  devolver: boolean;
  /** A note of concepts, linked to the invoice. */
  acreditar: boolean;
}

export function habilidadesFactura(
  factura: Pick<Factura, 'withRecibo' | 'detalleCompleto'>,
  sesion: Pick<Sesion, 'rol'>,
): HabilidadesFactura {
  const lee = can(sesion.rol, 'facturas.leer');
  const acredita = can(sesion.rol, 'notasCredito.crear');
  const lineas = factura.detalleCompleto?.articulos;
  return {
    visualizar: lee,
    imprimir: lee,
    enviar: lee && can(sesion.rol, 'correo.enviar'),
    recibo: lee && factura.withRecibo,
    devolver: acredita && (lineas === undefined || lineas.some((linea) => linea.devuelto < linea.cantidad)),
    acreditar: acredita,
  };
}

/** D2 §2: the period selector's single option. */
export const PERIODO_DIAS = 30;
export const TEXTOS_FACTURA = {
  periodo: 'Desde 30 dias',
  soloGranel: 'Solo Granel',
  sinAutorizacion: 'Comprobante sin autorización de ARCA',
  vacio: 'No se encontraron facturas',
} as const;
