import { calidades, envases, lineas, type Rubro, rubros } from './clasificadores.ts';

function byCodigo<T extends { codigo: string }>(rows: readonly T[], what: string): (codigo: string) => T {
  const index = new Map(rows.map((row) => [row.codigo, row]));
  return (codigo) => {
    const found = index.get(codigo);
    if (!found) throw new Error(`unknown ${what}: ${codigo}`);
    return found;
  };
}

/** Each finds the row that a data line names and throws on a name that does not exist: a slip in the data. */
export const lineaOf = byCodigo(lineas, 'line');
export const calidadOf = byCodigo(calidades, 'quality');
export const envaseOf = byCodigo(envases, 'container');

export function rubroOf(id: number): Rubro {
  const found = rubros.find((rubro) => rubro.id === id);
  if (!found) throw new Error(`unknown category: ${id}`);
  return found;
}
