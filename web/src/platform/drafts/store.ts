import { userScope } from './userScope.ts';

/** What is kept of a form: the values as typed, and when. */
export interface StoredDraft<T> {
  valores: T;
  /** ISO instant. */
  guardado: string;
}

const keyOf = (clave: string) => `${userScope()}.borrador.${clave}`;

function isStored(value: unknown): value is { version: number; valores: unknown; guardado: string } {
  return typeof value === 'object' && value !== null && 'version' in value && 'valores' in value && 'guardado' in value;
}

/**
 * The draft kept under `clave` for this person in this company; null when there is none, or when it was written by
 * another `version` of the form. The shape is the caller's own: only `writeDraft` with the same key and version wrote it.
 */
export function readDraft<T>(clave: string, version: number): StoredDraft<T> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(clave)) ?? 'null');
    return isStored(value) && value.version === version
      ? { valores: value.valores as T, guardado: value.guardado }
      : null;
  } catch {
    return null;
  }
}

/** Keeps the values at once: local storage survives reload, crash and an expired session. Null when it is full. */
export function writeDraft<T>(
  clave: string,
  version: number,
  valores: T,
  now: Date = new Date(),
): StoredDraft<T> | null {
  const guardado = now.toISOString();
  try {
    localStorage.setItem(keyOf(clave), JSON.stringify({ version, valores, guardado }));
    return { valores, guardado };
  } catch {
    return null;
  }
}

export function removeDraft(clave: string): void {
  localStorage.removeItem(keyOf(clave));
}
