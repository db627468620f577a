import type { ArticuloVenta } from './articulo.ts';
import type { DocumentLine } from './line.ts';

/** A valid article for tests; they name only what they are about. */
export function articulo(id: string, changes: Partial<ArticuloVenta> = {}): ArticuloVenta {
  return {
    id,
    detalle: `ARTICULO ${id}`,
    unidad: 0,
    lista1: 1_500_000,
    costoneto: 900_000,
    rentaminima: 100_000,
    notas: '',
    ivavta: 5,
    alicuota: 210_000,
    is_shell: false,
    condVta30: false,
    activo: true,
    disponible: 100,
    ...changes,
  };
}

/** A valid line of that article for tests. */
export function linea(id: string, changes: Partial<DocumentLine> = {}): DocumentLine {
  return { id, detalle: `ARTICULO ${id}`, cantidad: 1, precio: 1_500_000, bonificacion: 0, unidad: 0, ...changes };
}
