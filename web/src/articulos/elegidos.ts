import type { Articulo } from '@distri/domain/articulos';
import { plural } from '@distri/domain/kernel';

/** An article picked from the list, and how many of it: null until somebody says. */
export interface Elegido {
  articulo: Articulo;
  cantidad: number | null;
}

export const hasCantidad = ({ cantidad }: Elegido): boolean => cantidad !== null && cantidad > 0;

/** More articles than the document takes: said at once. */
export function sinLugar(elegidos: readonly Elegido[], lugar: number): string | null {
  if (elegidos.length <= lugar) return null;
  if (lugar <= 0) return 'No hay lugar para más artículos.';
  return `Hay lugar para ${plural(lugar, 'artículo', 'artículos')} más.`;
}

/** What the picked ones lack to be added; null when nothing does. */
export function faltaEnElegidos(elegidos: readonly Elegido[], lugar: number): string | null {
  if (elegidos.length === 0) return 'Elegí al menos un artículo de la lista.';
  const sinCantidad = elegidos.find((elegido) => !hasCantidad(elegido));
  if (sinCantidad) return `Falta la cantidad de ${sinCantidad.articulo.id}.`;
  return sinLugar(elegidos, lugar);
}
