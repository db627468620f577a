import type { ProblemaVisible } from './problemas.ts';

/** Puts the focus where a problem is: its line, or its field inside of `root`. */
export function goToProblem(root: HTMLElement | null, { linea, campo }: ProblemaVisible): void {
  const row = linea === undefined ? null : root?.querySelector<HTMLElement>(`[data-linea="${linea}"]`);
  const place = row ?? fieldOf(root, campo);
  // Focus scrolls it into sight.
  place?.focus();
}

/** A select keeps its name on a hidden input; what takes the focus is its box. 'articulos' is the entry row. */
export function fieldOf(root: HTMLElement | null, campo: string | null): HTMLElement | null {
  if (!root || campo === null) return null;
  if (campo === 'articulos') return root.querySelector('[aria-label="Nueva línea"] input');
  const named = root.querySelector<HTMLElement>(`[name="${CSS.escape(campo)}"]`);
  const box = named?.closest('.MuiInputBase-root')?.querySelector<HTMLElement>('[role=combobox]');
  return box ?? named ?? null;
}
