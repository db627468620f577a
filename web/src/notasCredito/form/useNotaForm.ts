import { useCallback } from 'react';
import { useDraftForm } from '../../platform/drafts/index.ts';
import { type ConceptoForm, type NotaForm, notaForm, nuevoConcepto, nuevoTexto } from './valores.ts';

/** What is typed in the form, its changes and its draft. `set…` functions never change: rows keep their drawing. */
export function useNotaForm(clave: string, iniciales: () => NotaForm) {
  const { setForm, ...draft } = useDraftForm<NotaForm>(clave, notaForm, iniciales);
  const setCantidad = useCallback(
    (numrenglon: number, cantidad: number | null) =>
      setForm((now) => ({ ...now, cantidades: { ...now.cantidades, [numrenglon]: cantidad } })),
    [setForm],
  );
  const setConcepto = useCallback(
    (key: string, change: Partial<ConceptoForm>) =>
      setForm((now) => ({
        ...now,
        conceptos: now.conceptos.map((each) => (each.clave === key ? { ...each, ...change } : each)),
      })),
    [setForm],
  );
  const addConcepto = useCallback(
    () => setForm((now) => ({ ...now, conceptos: [...now.conceptos, nuevoConcepto()] })),
    [setForm],
  );
  const addTexto = useCallback(
    () => setForm((now) => ({ ...now, conceptos: [...now.conceptos, nuevoTexto()] })),
    [setForm],
  );
  const removeConcepto = useCallback(
    (key: string) => setForm((now) => ({ ...now, conceptos: now.conceptos.filter((each) => each.clave !== key) })),
    [setForm],
  );
  return { ...draft, setCantidad, setConcepto, addConcepto, addTexto, removeConcepto };
}

export type EditorNota = ReturnType<typeof useNotaForm>;
