import { useCallback, useEffect, useState } from 'react';
import { useDraft } from '../../platform/drafts/index.ts';
import type { ItemForm } from '../../valores/itemForm.ts';
import { type CobranzaForm, cobranzaForm } from './valores.ts';

/** A draft of a form that has changed since cannot be gone on with. */
function readable(valores: unknown): CobranzaForm | null {
  const read = cobranzaForm.safeParse(valores);
  return read.success ? read.data : null;
}

/** What is typed in the form, its changes and its draft. `set…` functions never change: rows keep their drawing. */
export function useCobranzaForm(clave: string, iniciales: () => CobranzaForm) {
  const { anterior, guardado, keep, discard } = useDraft<CobranzaForm>({ clave });
  const [original] = useState(iniciales);
  const [resumed, setResumed] = useState(() => readable(anterior?.valores));
  const [form, setForm] = useState(resumed ?? original);
  const [isDone, setDone] = useState(false);
  const isDirty = form !== original && !isDone;
  useEffect(() => {
    if (isDirty && form !== resumed) keep(form);
  }, [isDirty, form, resumed, keep]);

  const set = useCallback((change: Partial<CobranzaForm>) => setForm((now) => ({ ...now, ...change })), []);
  const setImporte = useCallback(
    (id: number, importe: number | null) =>
      setForm((now) => ({
        ...now,
        documentos: now.documentos.map((each) => (each.id === id ? { ...each, importe } : each)),
      })),
    [],
  );
  const removeDocumento = useCallback(
    (id: number) => setForm((now) => ({ ...now, documentos: now.documentos.filter((each) => each.id !== id) })),
    [],
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
    [],
  );
  const removeItem = useCallback(
    (id: number) => setForm((now) => ({ ...now, items: now.items.filter((each) => each.id !== id) })),
    [],
  );
  return {
    form,
    ...{ set, setImporte, removeDocumento, putItem, removeItem },
    isDirty,
    guardado,
    /** When the draft that this goes on from was kept; null when it starts afresh. */
    retomado: resumed && (anterior?.guardado ?? null),
    startAgain: () => {
      discard();
      setResumed(null);
      setForm(original);
    },
    /** Saved for good: nothing is left to keep, and leaving asks nothing. */
    finish: () => {
      setDone(true);
      discard();
    },
  };
}

export type EditorCobranza = ReturnType<typeof useCobranzaForm>;
