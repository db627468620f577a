import type { Porcentaje } from '@distri/domain/kernel';

/**
 * A tax rate of `/masters/alicuotas`. VAT ids are ARCA's (domain-facts §2.4); IIBB perception ids are ours:
 * the jurisdiction's last two digits and a position. Customers carry up to two IIBB ids (D2 §9).
 */
export interface Alicuota {
  id: number;
  impuesto: 'IVA' | 'IIBB';
  detalle: string;
  porcentaje: Porcentaje;
  /** SIFERE code for IIBB, null for VAT. */
  jurisdiccion: number | null;
}

export const alicuotas: readonly Alicuota[] = [
  { id: 3, impuesto: 'IVA', detalle: 'IVA 0%', porcentaje: 0, jurisdiccion: null },
  { id: 9, impuesto: 'IVA', detalle: 'IVA 2,5%', porcentaje: 25_000, jurisdiccion: null },
  { id: 8, impuesto: 'IVA', detalle: 'IVA 5%', porcentaje: 50_000, jurisdiccion: null },
  { id: 4, impuesto: 'IVA', detalle: 'IVA 10,5%', porcentaje: 105_000, jurisdiccion: null },
  { id: 5, impuesto: 'IVA', detalle: 'IVA 21%', porcentaje: 210_000, jurisdiccion: null },
  { id: 6, impuesto: 'IVA', detalle: 'IVA 27%', porcentaje: 270_000, jurisdiccion: null },
  { id: 101, impuesto: 'IIBB', detalle: 'IIBB CABA 0,5%', porcentaje: 5_000, jurisdiccion: 901 },
  { id: 102, impuesto: 'IIBB', detalle: 'IIBB CABA 1%', porcentaje: 10_000, jurisdiccion: 901 },
  { id: 103, impuesto: 'IIBB', detalle: 'IIBB CABA 1,5%', porcentaje: 15_000, jurisdiccion: 901 },
  { id: 104, impuesto: 'IIBB', detalle: 'IIBB CABA 2%', porcentaje: 20_000, jurisdiccion: 901 },
  { id: 105, impuesto: 'IIBB', detalle: 'IIBB CABA 2,5%', porcentaje: 25_000, jurisdiccion: 901 },
  { id: 106, impuesto: 'IIBB', detalle: 'IIBB CABA 3%', porcentaje: 30_000, jurisdiccion: 901 },
  { id: 107, impuesto: 'IIBB', detalle: 'IIBB CABA 6%', porcentaje: 60_000, jurisdiccion: 901 },
  { id: 201, impuesto: 'IIBB', detalle: 'IIBB Buenos Aires 0,1%', porcentaje: 1_000, jurisdiccion: 902 },
  { id: 202, impuesto: 'IIBB', detalle: 'IIBB Buenos Aires 0,5%', porcentaje: 5_000, jurisdiccion: 902 },
  { id: 203, impuesto: 'IIBB', detalle: 'IIBB Buenos Aires 1%', porcentaje: 10_000, jurisdiccion: 902 },
  { id: 204, impuesto: 'IIBB', detalle: 'IIBB Buenos Aires 1,5%', porcentaje: 15_000, jurisdiccion: 902 },
  { id: 205, impuesto: 'IIBB', detalle: 'IIBB Buenos Aires 2%', porcentaje: 20_000, jurisdiccion: 902 },
  { id: 206, impuesto: 'IIBB', detalle: 'IIBB Buenos Aires 2,5%', porcentaje: 25_000, jurisdiccion: 902 },
  { id: 207, impuesto: 'IIBB', detalle: 'IIBB Buenos Aires 3%', porcentaje: 30_000, jurisdiccion: 902 },
  { id: 208, impuesto: 'IIBB', detalle: 'IIBB Buenos Aires 3,5%', porcentaje: 35_000, jurisdiccion: 902 },
  { id: 209, impuesto: 'IIBB', detalle: 'IIBB Buenos Aires 4%', porcentaje: 40_000, jurisdiccion: 902 },
  { id: 210, impuesto: 'IIBB', detalle: 'IIBB Buenos Aires 6%', porcentaje: 60_000, jurisdiccion: 902 },
  { id: 211, impuesto: 'IIBB', detalle: 'IIBB Buenos Aires 8%', porcentaje: 80_000, jurisdiccion: 902 },
  { id: 1101, impuesto: 'IIBB', detalle: 'IIBB La Pampa 1%', porcentaje: 10_000, jurisdiccion: 911 },
  { id: 1102, impuesto: 'IIBB', detalle: 'IIBB La Pampa 2%', porcentaje: 20_000, jurisdiccion: 911 },
  { id: 1601, impuesto: 'IIBB', detalle: 'IIBB Río Negro 1%', porcentaje: 10_000, jurisdiccion: 916 },
  { id: 2101, impuesto: 'IIBB', detalle: 'IIBB Santa Fe 0,7%', porcentaje: 7_000, jurisdiccion: 921 },
];

/** A VAT condition with ARCA's code and the letter of the invoice that we, registered, issue to it (domain-facts §2.1, §2.4). */
export interface CondicionIva {
  id: string;
  detalle: string;
  codigoArca: number;
  letra: 'A' | 'B' | 'E';
}

export const respIVA: readonly CondicionIva[] = [
  { id: 'RI', detalle: 'IVA Responsable Inscripto', codigoArca: 1, letra: 'A' },
  { id: 'EX', detalle: 'IVA Sujeto Exento', codigoArca: 4, letra: 'B' },
  { id: 'CF', detalle: 'Consumidor Final', codigoArca: 5, letra: 'B' },
  { id: 'MT', detalle: 'Responsable Monotributo', codigoArca: 6, letra: 'A' },
  { id: 'NC', detalle: 'Sujeto No Categorizado', codigoArca: 7, letra: 'B' },
  { id: 'PE', detalle: 'Proveedor del Exterior', codigoArca: 8, letra: 'E' },
  { id: 'CE', detalle: 'Cliente del Exterior', codigoArca: 9, letra: 'E' },
  { id: 'IL', detalle: 'IVA Liberado - Ley N.º 19.640', codigoArca: 10, letra: 'B' },
  { id: 'MS', detalle: 'Monotributista Social', codigoArca: 13, letra: 'A' },
  { id: 'NA', detalle: 'IVA No Alcanzado', codigoArca: 15, letra: 'B' },
  { id: 'MP', detalle: 'Monotributo Trabajador Independiente Promovido', codigoArca: 16, letra: 'A' },
];

/** An identity document; the id is ARCA's code (domain-facts §2.3). */
export interface TipoDocumento {
  id: number;
  detalle: string;
}

export const tiposDocu: readonly TipoDocumento[] = [
  { id: 80, detalle: 'CUIT' },
  { id: 86, detalle: 'CUIL' },
  { id: 87, detalle: 'CDI' },
  { id: 89, detalle: 'LE' },
  { id: 90, detalle: 'LC' },
  { id: 91, detalle: 'CI extranjera' },
  { id: 94, detalle: 'Pasaporte' },
  { id: 96, detalle: 'DNI' },
  { id: 99, detalle: 'Sin identificar' },
];
