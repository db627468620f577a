import type { Porcentaje } from '@distri/domain/kernel';

/** A row of a plain lookup table. */
export interface Maestro {
  id: number;
  detalle: string;
}

/** A sale condition and the days from the invoice to its due date (domain-facts §4.3). Default 1 (D2 §9). */
export interface CondicionVenta extends Maestro {
  dias: number;
}

export const condicionesVenta: readonly CondicionVenta[] = [
  { id: 1, detalle: 'Contado', dias: 0 },
  { id: 2, detalle: '7 días fecha factura', dias: 7 },
  { id: 3, detalle: '15 días fecha factura', dias: 15 },
  { id: 4, detalle: '30 días fecha factura', dias: 30 },
  { id: 5, detalle: '45 días fecha factura', dias: 45 },
  { id: 6, detalle: '60 días fecha factura', dias: 60 },
  { id: 7, detalle: '90 días fecha factura', dias: 90 },
  { id: 8, detalle: 'Contra entrega', dias: 0 },
  { id: 9, detalle: 'Pago anticipado', dias: 0 },
];

/** Accounting entry types; a new order takes 1 (D2 §9). */
export const tiposDeAsiento: readonly Maestro[] = [
  { id: 1, detalle: 'Venta de mercadería' },
  { id: 2, detalle: 'Venta de granel' },
  { id: 3, detalle: 'Devolución de mercadería' },
  { id: 4, detalle: 'Bonificación por pronto pago' },
  { id: 5, detalle: 'Diferencia de precio' },
  { id: 6, detalle: 'Cheque rechazado' },
  { id: 7, detalle: 'Muestras sin cargo' },
];

/** A carrier; '000' is our own transport, the default of an order (D2 §9). Its CUIT travels in the COT. */
export interface Transporte {
  id: string;
  detalle: string;
  /** Null: the company's own CUIT. */
  cuit: string | null;
}

/** The carriers that a company works with are its own affair. */
export const transportes: readonly Transporte[] = [{ id: '000', detalle: 'Propio', cuit: null }];

/** Zones of the route sheets (D4 §3); a new sheet takes 3 (D4 §9). */
export const zonas: readonly Maestro[] = [
  { id: 1, detalle: 'CABA' },
  { id: 2, detalle: 'OESTE' },
  { id: 3, detalle: 'SUR' },
  { id: 4, detalle: 'NORTE' },
];

/** Types of order and route sheet (D4 §3); a new sheet takes ENV. */
export interface TipoPedido {
  id: 'ENV' | 'GRAURE' | 'GRALUB' | 'GRAREF';
  detalle: string;
}

export const tiposPedido: readonly TipoPedido[] = [
  { id: 'ENV', detalle: 'Envasados' },
  { id: 'GRAURE', detalle: 'Granel - Urea' },
  { id: 'GRALUB', detalle: 'Granel - Lubricantes' },
  { id: 'GRAREF', detalle: 'Granel - Refrigerantes' },
];

/** One step of the payment-days bonus: 99 days is no discount, days not above 0 are prepaid (D2 §9). */
export interface BonificacionDiasPago {
  dias: number;
  porcentaje: Porcentaje;
}

/** The scale of a company without the fixed table. */
export const bonificacionesDiasPago: readonly BonificacionDiasPago[] = [
  { dias: -1, porcentaje: 300_000 },
  { dias: 9, porcentaje: 200_000 },
  { dias: 17, porcentaje: 180_000 },
  { dias: 32, porcentaje: 150_000 },
  { dias: 47, porcentaje: 100_000 },
  { dias: 62, porcentaje: 50_000 },
  { dias: 99, porcentaje: 0 },
];

/** One step of the litre bonus: from `inicio` litres in the document (domain-facts §4.3). */
export interface BonificacionRangoLitros {
  inicio: number;
  bonificacion: Porcentaje;
}

export const bonificacionesRangoLitros: readonly BonificacionRangoLitros[] = [
  { inicio: 0, bonificacion: 0 },
  { inicio: 205, bonificacion: 10_000 },
  { inicio: 500, bonificacion: 20_000 },
  { inicio: 1000, bonificacion: 30_000 },
  { inicio: 2000, bonificacion: 40_000 },
  { inicio: 5000, bonificacion: 60_000 },
];

/** What a customer is: the kinds that the trade distinguishes. */
export const clasificacionesCliente: readonly Maestro[] = [
  { id: 1, detalle: 'Lubricentro' },
  { id: 2, detalle: 'Taller' },
  { id: 3, detalle: 'Casa de repuestos' },
  { id: 4, detalle: 'Estación de servicio' },
  { id: 5, detalle: 'Industria' },
  { id: 6, detalle: 'Agro' },
  { id: 7, detalle: 'Flota' },
  { id: 8, detalle: 'Mayorista' },
  { id: 9, detalle: 'Concesionaria' },
  { id: 10, detalle: 'Gomería' },
  { id: 11, detalle: 'Motos' },
];
