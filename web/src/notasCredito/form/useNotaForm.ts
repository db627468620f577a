import { useCallback, useEffect, useState } from 'react';
import { useDraft } from '../../platform/drafts/index.ts';
import { type ConceptoForm, type NotaForm, notaForm, nuevoConcepto, nuevoTexto } from './valores.ts';

/** A draft of a form that has changed since cannot be gone on with. */
function readable(valores: unknown): NotaForm | null {
  const read = notaForm.safeParse(valores);
  return read.success ? read.data : null;
}

/** What is typed in the form, its changes and its draft. `set…` functions never change: rows keep their drawing. */
export function useNotaForm(clave: string, iniciales: () => NotaForm) {
  const { anterior, guardado, keep, discard } = useDraft<NotaForm>({ clave });
  const [original] = useState(iniciales);
  const [resumed, setResumed] = useState(() => readable(anterior?.valores));
  const [form, setForm] = useState(resumed ?? original);
  const [isDone, setDone] = useState(false);
  const isDirty = form !== original && !isDone;
  useEffect(() => {
    if (isDirty && form !== resumed) keep(form);
  }, [isDirty, form, resumed, keep]);

  const set = useCallback((change: Partial<NotaForm>) => setForm((now) => ({ ...now, ...change })), []);
  const setCantidad = useCallback(
    (numrenglon: number, cantidad: number | null) =>
      setForm((now) => ({ ...now, cantidades: { ...now.cantidades, [numrenglon]: cantidad } })),
    [],
  );
  const setConcepto = useCallback(
    (key: string, change: Partial<ConceptoForm>) =>
      setForm((now) => ({
        ...now,
        conceptos: now.conceptos.map((each) => (each.clave === key ? { ...each, ...change } : each)),
      })),
    [],
  );
  const addConcepto = useCallback(
    () => setForm((now) => ({ ...now, conceptos: [...now.conceptos, nuevoConcepto()] })),
    [],
  );
  const addTexto = useCallback(() => setForm((now) => ({ ...now, conceptos: [...now.conceptos, nuevoTexto()] })), []);
  const removeConcepto = useCallback(
    (key: string) => setForm((now) => ({ ...now, conceptos: now.conceptos.filter((each) => each.clave !== key) })),
    [],
  );
  return {
    form,
    set,
    setCantidad,
    setConcepto,
    addConcepto,
    addTexto,
    removeConcepto,
    isDirty,
    guardado,
    /** When the draft that this goes on from was kept; null when it starts afresh. */
    retomado: resumed && (anterior?.guardado ?? null),
    startAgain: () => {
      discard();
      setResumed(null);
      setForm(original);
    },
    /** Issued: nothing is left to keep, and leaving asks nothing. */
    finish: () => {
      setDone(true);
      discard();
    },
  };
}

export type EditorNota = ReturnType<typeof useNotaForm>;
