import { useCallback, useEffect, useState } from 'react';
import type { z } from 'zod';
import { useDraft } from './useDraft.ts';

/**
 * What is typed in a form, and its draft: kept while it differs from what it began with, gone on with after a reload.
 * A draft that the schema no longer reads is one of a form that has changed since, and is left alone.
 * @param clave which draft; @param schema of the form; @param iniciales what it begins with, read once
 */
export function useDraftForm<Form extends object>(clave: string, schema: z.ZodType<Form>, iniciales: () => Form) {
  const { anterior, guardado, keep, discard } = useDraft<Form>({ clave });
  const [original] = useState(iniciales);
  const [resumed, setResumed] = useState(() => schema.safeParse(anterior?.valores).data ?? null);
  const [form, setForm] = useState(resumed ?? original);
  const [isDone, setDone] = useState(false);
  const isDirty = form !== original && !isDone;
  useEffect(() => {
    if (isDirty && form !== resumed) keep(form);
  }, [isDirty, form, resumed, keep]);
  const set = useCallback((change: Partial<Form>) => setForm((now) => ({ ...now, ...change })), []);
  return {
    form,
    setForm,
    set,
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
