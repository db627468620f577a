import type { Articulo } from '@distri/domain/articulos';
import { type Centavos, sum } from '@distri/domain/kernel';
import { lineAmount, lineasDeArmado, numeroDeArmado, precioDeLista } from '@distri/domain/lineas';
import { type LineaForm, newLinea } from '../lineas/lineaForm.ts';

/** Articles by code: those of the document and the parts of the kits that were looked up. */
export type Articulos = ReadonlyMap<string, Articulo>;

/** The codes of a kit's parts; none for any other article. */
export function codigosDePartes(articulo: Articulo): string[] {
  return articulo.armado ? (articulo.componentes ?? []).map(({ id }) => id) : [];
}

/** What one kit costs in a list: its parts at their prices, each with its discount. Null while a part cannot be sold. */
export function precioDeArmado(kit: Articulo, articulos: Articulos, lista: number): Centavos | null {
  const amounts = (kit.componentes ?? []).map(({ id, cantidad, bonificacion }) => {
    const parte = articulos.get(id);
    const precio = parte?.activo ? precioDeLista(parte, lista) : null;
    return precio ? lineAmount({ precio, cantidad, bonificacion }) : null;
  });
  return amounts.length === 0 || amounts.includes(null) ? null : sum(amounts.map((amount) => amount ?? 0));
}

/** The lines that `cantidad` kits bring to a document, under a number that no other kit of it has (D2 §9). */
export function lineasDeKit(
  kit: Articulo,
  cantidad: number,
  { articulos, lista, lineas }: { articulos: Articulos; lista: number; lineas: readonly LineaForm[] },
): LineaForm[] {
  const fromArmado = numeroDeArmado(lineas, Math.random);
  const partes = lineasDeArmado({ id: kit.id, componentes: kit.componentes ?? [] }, cantidad, fromArmado);
  return partes.flatMap((parte) => {
    const articulo = articulos.get(parte.id);
    if (!articulo) return [];
    const precio = precioDeLista(articulo, lista) ?? 0;
    return [
      {
        ...newLinea({ articulo, precio, cantidad: parte.cantidad, bonificacion: parte.bonificacion }),
        fromArmado,
        armado: kit.id,
      },
    ];
  });
}
