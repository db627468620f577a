import { useCallback, useEffect, useRef, useState } from 'react';
import { readDraft, removeDraft, type StoredDraft, writeDraft } from './store.ts';

/** Typing settles before it is kept. */
const DRAFT_DELAY_MS = 400;

export interface DraftOptions {
  /** Names the form: 'cotizacion:10233'. Kept per person and company. */
  clave: string;
  /** Raised when the shape of the values changes: older drafts are left alone. */
  version?: number;
}

export interface Draft<T> {
  /** What was there when the form opened; null when it starts afresh. */
  anterior: StoredDraft<T> | null;
  /** When the values were last kept, ISO instant; null while they were not. */
  guardado: string | null;
  /** Keeps the values a moment later; call it whenever they change. */
  keep: (valores: T) => void;
  /** Forgets everything: after saving for good, or because the person says so. */
  discard: () => void;
}

/**
 * Keeps what is typed in a form, so that reload, crash and expired session lose nothing (ui.md).
 * @example
 * const draft = useDraft<Valores>({ clave: `cotizacion:${cliente}` });
 * const [valores, setValores] = useState(() => draft.anterior?.valores ?? iniciales);
 * useEffect(() => { if (isDirty) draft.keep(valores); }, [draft.keep, isDirty, valores]);
 */
export function useDraft<T>({ clave, version = 1 }: DraftOptions): Draft<T> {
  const [anterior] = useState(() => readDraft<T>(clave, version));
  const [guardado, setGuardado] = useState<string | null>(anterior?.guardado ?? null);
  const pending = useRef<{ valores: T } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (!pending.current) return;
    const kept = writeDraft(clave, version, pending.current.valores);
    pending.current = null;
    setGuardado(kept?.guardado ?? null);
  }, [clave, version]);

  const keep = useCallback(
    (valores: T) => {
      pending.current = { valores };
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, DRAFT_DELAY_MS);
    },
    [flush],
  );
  const discard = useCallback(() => {
    clearTimeout(timer.current);
    pending.current = null;
    removeDraft(clave);
    setGuardado(null);
  }, [clave]);

  // The tab may be closed, or the form left, within the wait.
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [flush]);

  return { anterior, guardado, keep, discard };
}
