import { type Factura, TEXTOS_FACTURA } from '@distri/domain/facturas';
import {
  type Centavos,
  formatCuit,
  formatDia,
  formatMoney,
  formatPercent,
  sum,
  type TonoClave,
} from '@distri/domain/kernel';
import { ESTADOS_PEDIDO } from '@distri/domain/pedidos';
import type { ReactNode } from 'react';
import { type FilaTotal, filasConImpuestos } from '../lineas/filasTotales.ts';
import type { PreciosDelDocumento } from '../lineas/PrecioGuardado.tsx';
import type { DocumentTotal } from '../platform/document/DocumentLines.tsx';
import type { HistoryEntry } from '../platform/document/History.tsx';

export type DetalleFactura = NonNullable<Factura['detalleCompleto']>;

/** How the prices of its lines came to be. */
export const preciosDe = (detalle: Pick<DetalleFactura, 'listaprecio' | 'bonificacion'>): PreciosDelDocumento => ({
  lista: detalle.listaprecio,
  bonificacionGeneral: detalle.bonificacion,
});

/** Label over value; what the invoice does not have is left out. */
export function datosFactura(factura: Factura, detalle: DetalleFactura, correo: ReactNode) {
  const { receptor, bonificacion } = detalle;
  const general = bonificacion ? `, ${formatPercent(bonificacion)} general` : '';
  return [
    { label: 'Ingreso', value: formatDia(factura.ingreso) },
    { label: 'Vencimiento', value: formatDia(factura.vencimiento) },
    { label: 'Condición de venta', value: detalle.condicion },
    { label: 'Pendiente', value: formatMoney(factura.pendiente) },
    ...identidad(receptor),
    { label: 'Vendedor', value: factura.apenom },
    { label: 'Lista y bonificación', value: `Lista ${detalle.listaprecio}${general}` },
    ...lugares(detalle),
    { label: 'Transporte', value: detalle.transporteNombre },
    { label: 'Comisión', value: factura.comision ? formatPercent(factura.comision) : '' },
    { label: 'Nota de compra', value: detalle.notacompra },
    { label: 'Leyendas', value: leyendasDe(detalle), wide: true },
    { label: 'Autorización de ARCA', value: textoAutorizacion(detalle.autorizacion), wide: true },
    { label: 'E-mail', value: correo, wide: true },
  ];
}

/** Who bought, as the issued document says it. */
export function identidad({ tipoDocumento, numeroDocumento, respIVA }: DetalleFactura['receptor']) {
  const isCuit = tipoDocumento.startsWith('CUI');
  return [
    { label: tipoDocumento || 'Documento', value: isCuit ? formatCuit(numeroDocumento) : numeroDocumento },
    { label: 'Condición de IVA', value: respIVA },
  ];
}

/** Where the goods go, and the buyer's own address where that is another place. */
export function lugares({ receptor, direccionTexto }: Pick<DetalleFactura, 'receptor' | 'direccionTexto'>) {
  const domicilio = [receptor.direccion, receptor.localidad].filter(Boolean).join(', ');
  const isOther = direccionTexto !== '' && direccionTexto !== domicilio;
  return [
    { label: 'Entrega', value: direccionTexto || domicilio, wide: true },
    { label: 'Domicilio', value: isOther ? domicilio : '', wide: true },
  ];
}

export function leyendasDe(detalle: Pick<DetalleFactura, 'leyenda3' | 'leyenda4'>): string {
  return [detalle.leyenda3, detalle.leyenda4].filter(Boolean).join(' · ');
}

/** 'CAE 7642… hasta el 30/11/2026', or that it has none: never a code that nobody gave. */
export function textoAutorizacion({ cae, caeVto }: DetalleFactura['autorizacion']): string {
  if (cae === null) return TEXTOS_FACTURA.sinAutorizacion;
  return caeVto === null ? `CAE ${cae}` : `CAE ${cae}, vence el ${formatDia(caeVto)}`;
}

interface Importes {
  importe_bonificado: Centavos;
  iva: Centavos;
  importe: Centavos;
  detalle: Pick<DetalleFactura, 'subtotal' | 'bonificado' | 'alicuotaIVA' | 'impuestosIIBB' | 'bonificacion'>;
}

/** The tax view of an issued document: stored figures, nothing is computed again (D2 §9). */
export function filasDeImportes({ importe_bonificado, iva, importe, detalle }: Importes): FilaTotal[] {
  const { subtotal, bonificado, alicuotaIVA, impuestosIIBB, bonificacion } = detalle;
  const gravado = alicuotaIVA === 0 ? 0 : importe_bonificado;
  const totales = {
    subtotal,
    bonificado,
    gravado,
    exento: importe_bonificado - gravado,
    iva,
    iibb: sum(impuestosIIBB.map((impuesto) => impuesto.importe)),
    impuestosIIBB,
    total: importe,
    totalPrepago: 0,
  };
  return filasConImpuestos(totales, { bonificacion, alicuotaIVA });
}

/** At the foot of the lines: net and final; the taxes between them have their own panel. */
export function totalesAlPie({ importe_bonificado, importe }: Pick<Importes, 'importe_bonificado' | 'importe'>) {
  return [
    { label: 'Importe bonificado', amount: importe_bonificado },
    { label: 'Importe Final', amount: importe, isMain: true },
  ] satisfies DocumentTotal[];
}

function tonoDe(accion: string): TonoClave {
  if (accion.startsWith('Factura')) return ESTADOS_PEDIDO.FACT.tono;
  return accion.startsWith('Nota de crédito') ? 'azul' : 'gris';
}

/** What happened to an issued document, newest first. */
export function historialDe(historial: DetalleFactura['historial']): HistoryEntry[] {
  return historial.map(({ momento, username, accion, detalle: text }, index) => ({
    key: index,
    tono: tonoDe(accion),
    what: accion,
    when: momento,
    detail: text,
    who: username,
  }));
}
