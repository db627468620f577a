import { useCallback } from 'react';
import { useDraftForm } from '../../platform/drafts/index.ts';
import type { ItemForm } from '../../valores/itemForm.ts';
import { type CobranzaForm, cobranzaForm } from './valores.ts';

/** What is typed in the form, its changes and its draft. `set…` functions never change: rows keep their drawing. */
export function useCobranzaForm(clave: string, iniciales: () => CobranzaForm) {
  const { setForm, ...draft } = useDraftForm<CobranzaForm>(clave, cobranzaForm, iniciales);
  const setImporte = useCallback(
    (id: number, importe: number | null) =>
      setForm((now) => ({
        ...now,
        documentos: now.documentos.map((each) => (each.id === id ? { ...each, importe } : each)),
      })),
    [setForm],
  );
  const removeDocumento = useCallback(
    (id: number) => setForm((now) => ({ ...now, documentos: now.documentos.filter((each) => each.id !== id) })),
    [setForm],
  );
  /** New, or in the place of the one with its id. */
  const putItem = useCallback(
    (item: ItemForm) =>
      setForm((now) => ({
        ...now,
        items: now.items.some(({ id }) => id === item.id)
          ? now.items.map((each) => (each.id === item.id ? item : each))
          : [...now.items, item],
      })),
    [setForm],
  );
  const removeItem = useCallback(
    (id: number) => setForm((now) => ({ ...now, items: now.items.filter((each) => each.id !== id) })),
    [setForm],
  );
  return { ...draft, clave, setImporte, removeDocumento, putItem, removeItem };
}

export type EditorCobranza = ReturnType<typeof useCobranzaForm>;
