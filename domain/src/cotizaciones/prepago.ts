import { type Centavos, combineDiscounts, type Porcentaje, type Problem, TOLERANCIA_PAGO } from '../kernel/index.ts';
import { type Articulos, BONIFICACION_PREPAGO, type DocumentLine } from '../lineas/index.ts';
import type { CodigoCotizacion } from './messages.ts';

/** What makes a quotation prepaid. */
export interface EntradaPrepago {
  /** Sum of its collection items. */
  totalItems: Centavos;
  /** 70% of the total, with taxes. */
  totalPrepago: Centavos;
}

interface Entrada {
  direccionEntrega: number | null;
  articulos: readonly DocumentLine[];
  prepago: EntradaPrepago | null;
}

interface Contexto {
  articulos: Articulos;
  exentaDireccionEntrega: boolean;
}

type Problema = Problem<CodigoCotizacion>;

/** D2 §5: a delivery address, items that reach the prepaid total less 0.1, Shell articles only. */
export function checkPrepago(entrada: Entrada, contexto: Contexto): Problema[] {
  if (entrada.prepago === null) return [];
  return [...checkDireccion(entrada, contexto), ...checkItems(entrada.prepago), ...checkShell(entrada, contexto)];
}

function checkDireccion(entrada: Entrada, contexto: Contexto): Problema[] {
  if (entrada.direccionEntrega !== null || contexto.exentaDireccionEntrega) return [];
  return [{ code: 'DIRECCION_REQUERIDA', severity: 'block', path: 'direccionEntrega' }];
}

function checkItems({ totalItems, totalPrepago }: EntradaPrepago): Problema[] {
  if (totalItems >= totalPrepago - TOLERANCIA_PAGO) return [];
  return [{ code: 'ITEMS_INSUFICIENTES', severity: 'block', path: 'itemsDeCobranza', params: { totalPrepago } }];
}

function checkShell(entrada: Entrada, contexto: Contexto): Problema[] {
  return entrada.articulos.flatMap((linea, index): Problema[] => {
    const articulo = contexto.articulos.get(linea.id);
    if (!articulo || articulo.is_shell) return [];
    return [{ code: 'SOLO_SHELL', severity: 'block', path: `articulos.${index}.id` }];
  });
}

/** General discount of the order that a prepaid quotation becomes: gd 10% → 37% (domain-facts §4.5). */
export function bonificacionDelPedidoPrepago(bonificacion: Porcentaje): Porcentaje {
  return combineDiscounts(bonificacion, BONIFICACION_PREPAGO);
}
