import type { Porcentaje } from '@distri/domain/kernel';
import { calidadesArticulo, envasesArticulo, rubrosArticulo } from '../../../src/maestros/iniciales/articulos.ts';

/** The unit in which ARBA and the order types see an article: packaged, or one of the three bulk types (D4 §3). */
export type TipoPedidoId = 'ENV' | 'GRAURE' | 'GRALUB' | 'GRAREF';

/** A category of articles with the commercial terms that its articles share. */
export interface Rubro {
  id: number;
  detalle: string;
  /** Mark-up of list 1 over the net cost, in whole per cent; lists 2 to 6 follow from it (precios.ts). */
  margen: number;
  /** Lowest profit over the net cost (D2 §5). */
  rentaminima: Porcentaje;
  /** Drawing of `imagenes/` for articles that their container does not already draw. */
  imagen: string;
}

type TerminosRubro = Omit<Rubro, 'id' | 'detalle'>;

const terminosRubro: Readonly<Record<number, TerminosRubro>> = {
  1: { margen: 68, rentaminima: 120_000, imagen: 'bidon-4l' },
  2: { margen: 60, rentaminima: 100_000, imagen: 'balde-20l' },
  3: { margen: 70, rentaminima: 150_000, imagen: 'botella-1l' },
  4: { margen: 62, rentaminima: 120_000, imagen: 'balde-20l' },
  5: { margen: 55, rentaminima: 80_000, imagen: 'tambor' },
  6: { margen: 64, rentaminima: 120_000, imagen: 'balde-20l' },
  7: { margen: 66, rentaminima: 120_000, imagen: 'bidon-4l' },
  8: { margen: 70, rentaminima: 150_000, imagen: 'botella-1l' },
  9: { margen: 50, rentaminima: 60_000, imagen: 'bidon-4l' },
  10: { margen: 75, rentaminima: 180_000, imagen: 'botella-1l' },
  11: { margen: 78, rentaminima: 180_000, imagen: 'filtro-aceite' },
  12: { margen: 78, rentaminima: 180_000, imagen: 'filtro-aire' },
  13: { margen: 78, rentaminima: 180_000, imagen: 'filtro-combustible' },
  14: { margen: 80, rentaminima: 180_000, imagen: 'filtro-aire' },
  15: { margen: 82, rentaminima: 200_000, imagen: 'lampara' },
  16: { margen: 56, rentaminima: 80_000, imagen: 'bateria' },
  17: { margen: 80, rentaminima: 200_000, imagen: 'escobilla' },
  18: { margen: 76, rentaminima: 180_000, imagen: 'bujia' },
  19: { margen: 65, rentaminima: 150_000, imagen: 'caja' },
  20: { margen: 68, rentaminima: 120_000, imagen: 'caja' },
};

export const rubros: readonly Rubro[] = rubrosArticulo.map(({ id, detalle }) => ({ id, detalle, ...termsOf(id) }));

function termsOf(id: number): TerminosRubro {
  const found = terminosRubro[id];
  if (!found) throw new Error(`category ${id} has no terms`);
  return found;
}

/** Quality of an article. `premium` feeds the premium/standard chart of Shell articles (D4 §2). */
export interface Calidad {
  id: number;
  codigo: string;
  detalle: string;
  premium: boolean;
}

const CODIGOS_CALIDAD: Readonly<Record<number, string>> = {
  1: 'MIN',
  2: 'SEM',
  3: 'SIN',
  4: 'PRE',
  5: 'ORG',
  6: 'ORI',
  7: 'ALT',
};
const PREMIUM: readonly number[] = [2, 3, 4];

export const calidades: readonly Calidad[] = calidadesArticulo.map(({ id, detalle }) => ({
  id,
  codigo: CODIGOS_CALIDAD[id] ?? '',
  detalle,
  premium: PREMIUM.includes(id),
}));

/** A container. Liquids carry litres; greases are sold by weight and parts by piece, both with 0 litres. */
export interface Envase {
  id: number;
  /** As the article code ends: `HX8-4L`. */
  codigo: string;
  detalle: string;
  /** As the article's name ends: `SHELL HELIX HX7 10W-40 1 L`. */
  rotulo: string;
  /** Litres per unit (0: not a liquid). */
  litros: number;
  /** Kilograms of product per unit (0: not sold by weight). */
  kilos: number;
  /** Weight of the empty container, in kg. */
  tara: number;
  /** Price of its litre or kilogram, in per cent of the reference price of the product. */
  factor: number;
  imagen: string;
}

type FilaEnvase = readonly [
  id: number,
  codigo: string,
  rotulo: string,
  litros: number,
  kilos: number,
  tara: number,
  factor: number,
  imagen: string,
];

const filasEnvase: readonly FilaEnvase[] = [
  [1, '200', '200 CC', 0.2, 0, 0.03, 150, 'botella-1l'],
  [2, '500', '500 CC', 0.5, 0, 0.05, 125, 'botella-1l'],
  [3, '1L', '1 L', 1, 0, 0.07, 110, 'botella-1l'],
  [4, '4L', '4 L', 4, 0, 0.22, 100, 'bidon-4l'],
  [5, '5L', '5 L', 5, 0, 0.25, 99, 'bidon-4l'],
  [6, '10L', '10 L', 10, 0, 0.45, 97, 'bidon-4l'],
  [7, '20L', 'BALDE 20 L', 20, 0, 1, 94, 'balde-20l'],
  [8, '205L', 'TAMBOR 205 L', 205, 0, 17, 90, 'tambor'],
  [9, '1000L', 'CONTENEDOR 1000 L', 1000, 0, 58, 86, 'contenedor'],
  [10, 'GRA', 'GRANEL', 1, 0, 0, 82, 'contenedor'],
  [11, '04K', 'CARTUCHO 0,4 KG', 0, 0.4, 0.05, 125, 'botella-1l'],
  [12, '1K', 'POTE 1 KG', 0, 1, 0.08, 112, 'balde-20l'],
  [13, '4K', 'BALDE 4 KG', 0, 4, 0.25, 105, 'balde-20l'],
  [14, '18K', 'BALDE 18 KG', 0, 18, 1, 98, 'balde-20l'],
  [15, '180K', 'TAMBOR 180 KG', 0, 180, 17, 92, 'tambor'],
  [16, 'U', '', 0, 0, 0, 100, ''],
  [17, 'J', '', 0, 0, 0, 100, ''],
  [18, 'C', '', 0, 0, 0, 100, ''],
];

export const envases: readonly Envase[] = filasEnvase.map(
  ([id, codigo, rotulo, litros, kilos, tara, factor, imagen]) => ({
    id,
    codigo,
    detalle: envasesArticulo.find((envase) => envase.id === id)?.detalle ?? '',
    rotulo,
    litros,
    kilos,
    tara,
    factor,
    imagen,
  }),
);

/** A supplier (D4 §3: id, razsoc, apodo). Tax data of real firms is not invented: it stays empty in the demo. */
export interface Proveedor {
  id: number;
  razsoc: string;
  apodo: string;
  isShell: boolean;
  expreso: boolean;
}

export const proveedores: readonly Proveedor[] = [
  { id: 1, razsoc: 'SHELL LUBRICANTES', apodo: 'SHELL', isShell: true, expreso: false },
  { id: 2, razsoc: 'YPF LUBRICANTES', apodo: 'YPF', isShell: false, expreso: false },
  { id: 3, razsoc: 'CASTROL ARGENTINA', apodo: 'CASTROL', isShell: false, expreso: false },
  { id: 4, razsoc: 'TOTAL ESPECIALIDADES', apodo: 'TOTAL', isShell: false, expreso: false },
  { id: 5, razsoc: 'MOTUL', apodo: 'MOTUL', isShell: false, expreso: true },
  { id: 6, razsoc: 'WEGA FILTROS', apodo: 'WEGA', isShell: false, expreso: false },
  { id: 7, razsoc: 'TECFIL', apodo: 'TECFIL', isShell: false, expreso: false },
  { id: 8, razsoc: 'MAHLE AFTERMARKET', apodo: 'MAHLE', isShell: false, expreso: false },
  { id: 9, razsoc: 'ROBERT BOSCH', apodo: 'BOSCH', isShell: false, expreso: false },
  { id: 10, razsoc: 'MANN FILTER', apodo: 'MANN', isShell: false, expreso: false },
  { id: 11, razsoc: 'FRAM', apodo: 'FRAM', isShell: false, expreso: false },
  { id: 12, razsoc: 'OSRAM', apodo: 'OSRAM', isShell: false, expreso: true },
  { id: 13, razsoc: 'MOURA BATERIAS', apodo: 'MOURA', isShell: false, expreso: false },
  { id: 14, razsoc: 'WILLARD', apodo: 'WILLARD', isShell: false, expreso: false },
  { id: 15, razsoc: 'TRICO', apodo: 'TRICO', isShell: false, expreso: true },
  { id: 16, razsoc: 'NGK', apodo: 'NGK', isShell: false, expreso: true },
  { id: 17, razsoc: 'STP', apodo: 'STP', isShell: false, expreso: true },
  { id: 18, razsoc: "WYNN'S", apodo: 'WYNNS', isShell: false, expreso: true },
  { id: 19, razsoc: 'LIQUI MOLY', apodo: 'LIQUI MOLY', isShell: false, expreso: true },
  { id: 20, razsoc: 'BARDAHL', apodo: 'BARDAHL', isShell: false, expreso: false },
  { id: 21, razsoc: 'PRESTONE', apodo: 'PRESTONE', isShell: false, expreso: true },
  { id: 22, razsoc: 'PROVEEDORES VARIOS', apodo: 'VARIOS', isShell: false, expreso: true },
];

/** A line of a brand; its code names it in the data files and its supplier tells whether it is Shell's. */
export interface Linea {
  id: number;
  codigo: string;
  detalle: string;
  proveedor: number;
}

export const lineas: readonly Linea[] = [
  { id: 1, codigo: 'HELIX', detalle: 'Shell Helix', proveedor: 1 },
  { id: 2, codigo: 'RIMULA', detalle: 'Shell Rimula', proveedor: 1 },
  { id: 3, codigo: 'SPIRAX', detalle: 'Shell Spirax', proveedor: 1 },
  { id: 4, codigo: 'ADVANCE', detalle: 'Shell Advance', proveedor: 1 },
  { id: 5, codigo: 'GADUS', detalle: 'Shell Gadus', proveedor: 1 },
  { id: 6, codigo: 'TELLUS', detalle: 'Shell Tellus', proveedor: 1 },
  { id: 7, codigo: 'OMALA', detalle: 'Shell Omala', proveedor: 1 },
  { id: 8, codigo: 'CORENA', detalle: 'Shell Corena', proveedor: 1 },
  { id: 9, codigo: 'MORLINA', detalle: 'Shell Morlina', proveedor: 1 },
  { id: 10, codigo: 'SHELLIND', detalle: 'Shell especialidades industriales', proveedor: 1 },
  { id: 11, codigo: 'SHELLCC', detalle: 'Shell fluidos para el auto', proveedor: 1 },
  { id: 12, codigo: 'ELAION', detalle: 'YPF Elaion', proveedor: 2 },
  { id: 13, codigo: 'EXTRAVIDA', detalle: 'YPF Extravida', proveedor: 2 },
  { id: 14, codigo: 'CASTROL', detalle: 'Castrol', proveedor: 3 },
  { id: 15, codigo: 'QUARTZ', detalle: 'Total Quartz', proveedor: 4 },
  { id: 16, codigo: 'RUBIA', detalle: 'Total Rubia', proveedor: 4 },
  { id: 17, codigo: 'MOTUL', detalle: 'Motul', proveedor: 5 },
  { id: 18, codigo: 'WEGA', detalle: 'Wega', proveedor: 6 },
  { id: 19, codigo: 'TECFIL', detalle: 'Tecfil', proveedor: 7 },
  { id: 20, codigo: 'MAHLE', detalle: 'Mahle', proveedor: 8 },
  { id: 21, codigo: 'BOSCH', detalle: 'Bosch filtros', proveedor: 9 },
  { id: 22, codigo: 'BOSCHESC', detalle: 'Bosch escobillas', proveedor: 9 },
  { id: 23, codigo: 'BOSCHENC', detalle: 'Bosch encendido', proveedor: 9 },
  { id: 24, codigo: 'MANN', detalle: 'Mann', proveedor: 10 },
  { id: 25, codigo: 'FRAM', detalle: 'Fram', proveedor: 11 },
  { id: 26, codigo: 'OSRAM', detalle: 'Osram', proveedor: 12 },
  { id: 27, codigo: 'MOURA', detalle: 'Moura', proveedor: 13 },
  { id: 28, codigo: 'WILLARD', detalle: 'Willard', proveedor: 14 },
  { id: 29, codigo: 'TRICO', detalle: 'Trico', proveedor: 15 },
  { id: 30, codigo: 'NGK', detalle: 'NGK', proveedor: 16 },
  { id: 31, codigo: 'STP', detalle: 'STP', proveedor: 17 },
  { id: 32, codigo: 'WYNNS', detalle: "Wynn's", proveedor: 18 },
  { id: 33, codigo: 'LIQUIMOLY', detalle: 'Liqui Moly', proveedor: 19 },
  { id: 34, codigo: 'BARDAHL', detalle: 'Bardahl', proveedor: 20 },
  { id: 35, codigo: 'PRESTONE', detalle: 'Prestone', proveedor: 21 },
  { id: 36, codigo: 'UREA', detalle: 'Urea automotriz', proveedor: 22 },
  { id: 37, codigo: 'REFRIG', detalle: 'Refrigerante a granel', proveedor: 22 },
  { id: 38, codigo: 'EQUIPOS', detalle: 'Accesorios y equipos', proveedor: 22 },
  { id: 39, codigo: 'BOSCHFLU', detalle: 'Bosch fluidos', proveedor: 9 },
];
