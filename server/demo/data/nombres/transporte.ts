/**
 * A vehicle of the route sheets (D4 §3: id, description, capacidad in litres, tipo T for third parties).
 * Plates have the two forms of the COT: AA123AA and AAA123 (domain-facts §1.3, field 41).
 */
export interface Vehiculo {
  id: number;
  description: string;
  patente: string;
  capacidad: number;
  /** P own, T third party. */
  tipo: 'P' | 'T';
  /** Carrier of `maestros/comercial.ts`, whose CUIT the COT carries for third parties. */
  transporte: string;
}

export const vehiculos: readonly Vehiculo[] = [
  { id: 1, description: 'Mercedes Benz Accelo 815', patente: 'AD472KL', capacidad: 5200, tipo: 'P', transporte: '000' },
  { id: 2, description: 'Iveco Daily 70C16', patente: 'AE118PR', capacidad: 3800, tipo: 'P', transporte: '000' },
  { id: 3, description: 'VW Delivery 9.170', patente: 'AF903TN', capacidad: 5600, tipo: 'P', transporte: '000' },
  { id: 4, description: 'Ford Cargo 1722', patente: 'MQT486', capacidad: 9800, tipo: 'P', transporte: '000' },
  {
    id: 5,
    description: 'Mercedes Benz Sprinter 515',
    patente: 'AC259MV',
    capacidad: 1900,
    tipo: 'P',
    transporte: '000',
  },
  {
    id: 6,
    description: 'Cisterna Iveco Tector granel',
    patente: 'AG381WS',
    capacidad: 12000,
    tipo: 'P',
    transporte: '000',
  },
  { id: 7, description: 'Expreso Pampa Húmeda', patente: 'OKD152', capacidad: 14000, tipo: 'T', transporte: '001' },
  { id: 8, description: 'Transporte Los Ceibos', patente: 'AB764HJ', capacidad: 14000, tipo: 'T', transporte: '002' },
  { id: 9, description: 'Logística del Salado', patente: 'AE630CF', capacidad: 10500, tipo: 'T', transporte: '003' },
];
