import type { Centavos, Porcentaje } from '../kernel/index.ts';
import type { ComponenteArmado } from './armados.ts';

export const LISTAS_PRECIO = [1, 2, 3, 4, 5, 6] as const;
export type ListaPrecio = (typeof LISTAS_PRECIO)[number];

/**
 * What the rules need to know of an article as it is today. The articles call answers it; what a role may not
 * see is missing there, and a rule without its figure stays silent on the screen: the server has them all.
 */
export interface ArticuloVenta {
  id: string;
  detalle: string;
  unidad: number;
  lista1?: Centavos | undefined;
  lista2?: Centavos | undefined;
  lista3?: Centavos | undefined;
  lista4?: Centavos | undefined;
  lista5?: Centavos | undefined;
  lista6?: Centavos | undefined;
  /** Fixed discount of this customer; 0 or missing when there is none. */
  bonificacion_cliente?: Porcentaje | undefined;
  costoneto?: Centavos | undefined;
  /** Lowest profit over cost. */
  rentaminima?: Porcentaje | undefined;
  notas: string;
  /** Id of the VAT rate and its percentage. */
  ivavta: number;
  alicuota: Porcentaje;
  is_shell: boolean;
  condVta30: boolean;
  activo: boolean;
  /** A kit: it is sold by its parts, never as a line of its own (D2 §3). */
  armado?: boolean | undefined;
  /** The parts of a kit. */
  componentes?: readonly ComponenteArmado[] | undefined;
  /** total − reservado; below zero when more was promised than there is. */
  disponible: number;
}

/** Articles by code, as the rules look them up. */
export type Articulos = ReadonlyMap<string, ArticuloVenta>;

/** For the checks: the articles of a document, by code; a repeated code keeps its last article. */
export function articulosPorCodigo(articulos: Iterable<ArticuloVenta>): Articulos {
  return new Map(Array.from(articulos, (articulo) => [articulo.id, articulo]));
}

/** Price in one list (1–6); null when the article has none there or the list does not exist. */
export function precioDeLista(articulo: ArticuloVenta, lista: number): Centavos | null {
  const precios = [
    articulo.lista1,
    articulo.lista2,
    articulo.lista3,
    articulo.lista4,
    articulo.lista5,
    articulo.lista6,
  ];
  return precios[lista - 1] ?? null;
}

/** Every list is good: changing the list leaves the lines that were there at the old one (D2 §5). */
export function isListPrice(articulo: ArticuloVenta, precio: Centavos): boolean {
  return LISTAS_PRECIO.some((lista) => precioDeLista(articulo, lista) === precio);
}

/** Whether it can be sold today from this list: active and with a price. */
export function isAvailable(articulo: ArticuloVenta, lista: number): boolean {
  return articulo.activo && (precioDeLista(articulo, lista) ?? 0) > 0;
}

/** Quick add: codes are looked up without regard to case (D2 §5). */
export function findArticulo<A extends { id: string }>(articulos: Iterable<A>, codigo: string): A | null {
  const wanted = codigo.trim().toUpperCase();
  for (const articulo of articulos) if (articulo.id.toUpperCase() === wanted) return articulo;
  return null;
}
