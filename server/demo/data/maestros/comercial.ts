import {
  clasificacionesCliente as clasificaciones,
  type Maestro,
  transportes as propio,
  type Transporte,
} from '../../../src/maestros/iniciales/comercial.ts';

/** The carriers of the demo beside our own transport. */
export const transportes: readonly Transporte[] = [
  ...propio,
  { id: '001', detalle: 'Expreso Pampa Húmeda S.R.L.', cuit: '30711843058' },
  { id: '002', detalle: 'Transporte Los Ceibos S.A.', cuit: '30698741208' },
  { id: '003', detalle: 'Logística del Salado S.R.L.', cuit: '30715520946' },
  { id: '004', detalle: 'Cargas Ruta Tres S.A.', cuit: '30709963178' },
  { id: '005', detalle: 'Retira por mostrador', cuit: null },
];

/** Warehouses beside the central one, which every company has. */
export const depositosDemo: readonly Maestro[] = [
  { id: 1, detalle: 'Mostrador' },
  { id: 3, detalle: 'Playa de granel' },
  { id: 4, detalle: 'Devoluciones' },
];

/** How many of a hundred demo customers are of each kind. */
const PESOS: Readonly<Record<number, number>> = {
  1: 30,
  2: 17,
  3: 17,
  4: 7,
  5: 6,
  6: 7,
  7: 8,
  8: 2,
  9: 2,
  10: 3,
  11: 1,
};

export interface ClasificacionDemo extends Maestro {
  peso: number;
}

export const clasificacionesCliente: readonly ClasificacionDemo[] = clasificaciones.map((row) => ({
  ...row,
  peso: PESOS[row.id] ?? 0,
}));
