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

export const transportes: readonly Transporte[] = [
  { id: '000', detalle: 'Propio', cuit: null },
  { id: '001', detalle: 'Expreso Pampa Húmeda S.R.L.', cuit: '30711843058' },
  { id: '002', detalle: 'Transporte Los Ceibos S.A.', cuit: '30698741208' },
  { id: '003', detalle: 'Logística del Salado S.R.L.', cuit: '30715520946' },
  { id: '004', detalle: 'Cargas Ruta Tres S.A.', cuit: '30709963178' },
  { id: '005', detalle: 'Retira por mostrador', cuit: null },
];

/** Zones of the route sheets (D4 §3); a new sheet takes 3 (D4 §9). */
export const zonas: readonly Maestro[] = [
  { id: 1, detalle: 'CABA' },
  { id: 2, detalle: 'OESTE' },
  { id: 3, detalle: 'SUR' },
  { id: 4, detalle: 'NORTE' },
];

/** Warehouses; articles come from 2 unless told otherwise (D2 §9). */
export const depositos: readonly Maestro[] = [
  { id: 1, detalle: 'Mostrador' },
  { id: 2, detalle: 'Depósito central' },
  { id: 3, detalle: 'Playa de granel' },
  { id: 4, detalle: 'Devoluciones' },
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

/** The fixed table of the two companies with that switch, exactly as D2 §9 gives it. */
export const bonificacionesDiasPagoFija: readonly BonificacionDiasPago[] = [
  { dias: -1, porcentaje: 300_000 },
  { dias: 9, porcentaje: 250_000 },
  { dias: 32, porcentaje: 220_000 },
  { dias: 47, porcentaje: 200_000 },
  { dias: 60, porcentaje: 0 },
];

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

/** What a customer is. `peso`: how many of a hundred demo customers are of this kind. */
export interface ClasificacionCliente extends Maestro {
  peso: number;
}

export const clasificacionesCliente: readonly ClasificacionCliente[] = [
  { id: 1, detalle: 'Lubricentro', peso: 30 },
  { id: 2, detalle: 'Taller', peso: 17 },
  { id: 3, detalle: 'Casa de repuestos', peso: 17 },
  { id: 4, detalle: 'Estación de servicio', peso: 7 },
  { id: 5, detalle: 'Industria', peso: 6 },
  { id: 6, detalle: 'Agro', peso: 7 },
  { id: 7, detalle: 'Flota', peso: 8 },
  { id: 8, detalle: 'Mayorista', peso: 2 },
  { id: 9, detalle: 'Concesionaria', peso: 2 },
  { id: 10, detalle: 'Gomería', peso: 3 },
  { id: 11, detalle: 'Motos', peso: 1 },
];
