import type { Porcentaje } from '@distri/domain/kernel';
import type { Pagador } from './mundo.ts';

/**
 * Customers with a known id in every demo company, all of the user `vendedor`, so that a person or a test can go
 * straight to the rule that they show.
 */
export interface Caso {
  id: string;
  razsoc: string;
  clasificacion: number;
  pagador: Pagador;
  inhabilitado?: true;
  inactivo?: true;
  sinDirecciones?: true;
  sinUbicacion?: true;
  sinDescuento?: true;
  /** Fixed line discount. */
  bonificacionCliente?: Porcentaje;
  /** All of its orders are invoiced by the pad of what is paid on delivery. */
  contado?: true;
  respIva?: 'RI' | 'MT' | 'CF';
  /** Two gross-income rates, 2,5% and 1%, and list 3 with 10%: the example of domain-facts §2.5. */
  ejemplo?: true;
  /** Owes two invoices from just before it stopped buying. */
  conDeuda?: true;
  /** Gets the sample documents, one in every state. */
  conMuestras?: true;
}

export const CASOS: readonly Caso[] = [
  // Two gross-income rates, list 3, 10% general: the example of domain-facts §2.5. Documents in every state.
  {
    id: '10001',
    razsoc: 'EL CARDENAL LUBRICENTRO S.R.L.',
    clasificacion: 1,
    pagador: 'puntual',
    ejemplo: true,
    conMuestras: true,
  },
  // Enters as the user `cliente`.
  {
    id: '10002',
    razsoc: 'REPUESTOS DEL SALADO S.A.',
    clasificacion: 3,
    pagador: 'puntual',
    conMuestras: true,
  },
  // Enters as N30…, with a one-time code.
  {
    id: '10003',
    razsoc: 'TRANSPORTES LOS CALDENES S.A.',
    clasificacion: 7,
    pagador: 'lento',
    conMuestras: true,
  },
  // Fixed line discount of 8%.
  {
    id: '10004',
    razsoc: 'LUBRICENTRO LA CALANDRIA S.R.L.',
    clasificacion: 1,
    pagador: 'puntual',
    bonificacionCliente: 80_000,
  },
  // No delivery addresses.
  {
    id: '10005',
    razsoc: 'TALLER QUIROGA E HIJOS',
    clasificacion: 2,
    pagador: 'puntual',
    sinDirecciones: true,
    respIva: 'MT',
  },
  // Disabled, with old debts.
  {
    id: '10006',
    razsoc: 'AUTOPARTES EL RELINCHO S.R.L.',
    clasificacion: 3,
    pagador: 'nunca',
    inhabilitado: true,
    conDeuda: true,
  },
  // Unpaid documents of sales point 17: no orders but by A, S and O.
  {
    id: '10007',
    razsoc: 'ESTACION DE SERVICIO DOS HERMANOS S.A.',
    clasificacion: 4,
    pagador: 'nunca',
    contado: true,
    conDeuda: true,
  },
  // Documents unpaid for more than 7 days.
  {
    id: '10008',
    razsoc: 'FILTROS LA TRANQUERA S.A.S.',
    clasificacion: 3,
    pagador: 'nunca',
    conDeuda: true,
  },
  // Inactive.
  {
    id: '10009',
    razsoc: 'GOMERIA SAN EXPEDITO',
    clasificacion: 10,
    pagador: 'lento',
    inactivo: true,
    respIva: 'MT',
  },
  // Not on the map.
  {
    id: '10010',
    razsoc: 'AGROSERVICIOS EL OMBU S.R.L.',
    clasificacion: 6,
    pagador: 'puntual',
    sinUbicacion: true,
  },
  // Final consumer with a DNI: B invoices.
  {
    id: '10011',
    razsoc: 'MAIDANA, OSVALDO RAUL',
    clasificacion: 2,
    pagador: 'puntual',
    respIva: 'CF',
  },
  // No discount for early payment.
  {
    id: '10012',
    razsoc: 'DISTRIBUIDORA NORPAMPA S.A.',
    clasificacion: 8,
    pagador: 'lento',
    sinDescuento: true,
  },
];

export const CLIENTE_USUARIO = '10002';
export const CLIENTE_EMPRESA = '10003';
