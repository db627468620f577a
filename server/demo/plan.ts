import type { EmpresaPerfil } from '@distri/domain/kernel';
import type { Sucursal } from '../src/maestros/iniciales/territorio/localidades.ts';

/** 'mini' is for tests, 'normal' what a first start loads, 'grande' what the measurements need. */
export type DemoSize = 'mini' | 'normal' | 'grande';

/** How much of everything a company gets. */
export interface Plan {
  /** Whose localities its customers live in. */
  sucursal: Sucursal;
  clientes: number;
  /** Articles at least; the catalogue is repeated under other codes when it has fewer. */
  articulos: number;
  /** Calendar days of history before today. */
  dias: number;
  pedidosPorDia: number;
  cotizacionesPorDia: number;
}

const NORMAL: Readonly<Record<Sucursal, Plan>> = {
  BA: { sucursal: 'BA', clientes: 1500, articulos: 0, dias: 150, pedidosPorDia: 22, cotizacionesPorDia: 12 },
  BB: { sucursal: 'BB', clientes: 600, articulos: 0, dias: 150, pedidosPorDia: 9, cotizacionesPorDia: 5 },
  OL: { sucursal: 'OL', clientes: 400, articulos: 0, dias: 150, pedidosPorDia: 7, cotizacionesPorDia: 4 },
};

const MINI: Omit<Plan, 'sucursal'> = {
  clientes: 150,
  articulos: 0,
  dias: 45,
  pedidosPorDia: 6,
  cotizacionesPorDia: 4,
};

/** A million invoice lines: eight to an invoice, a year of 260 worked days. */
const GRANDE: Omit<Plan, 'sucursal'> = {
  clientes: 50_000,
  articulos: 20_000,
  dias: 365,
  pedidosPorDia: 510,
  cotizacionesPorDia: 160,
};

function sucursalOf(empresa: EmpresaPerfil): Sucursal {
  if (empresa.id.includes('bahia')) return 'BB';
  return empresa.id.includes('olavarria') ? 'OL' : 'BA';
}

/** Company and size decide the plan; a company that we do not know is placed in Buenos Aires. */
export function planFor(empresa: EmpresaPerfil, size: DemoSize): Plan {
  const sucursal = sucursalOf(empresa);
  if (size === 'normal') return NORMAL[sucursal];
  return { sucursal, ...(size === 'mini' ? MINI : GRANDE) };
}
