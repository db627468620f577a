import { userScope } from '../platform/drafts/userScope.ts';

const key = () => `${userScope()}.facturas.eleccion`;

/** How this person looked for invoices the last time; null the first time, or when nothing can be remembered. */
export function ultimaEleccion(): string | null {
  try {
    return localStorage.getItem(key());
  } catch {
    return null;
  }
}

export function recordarEleccion(path: string): void {
  try {
    localStorage.setItem(key(), path);
  } catch {
    // Storage may be full or forbidden: the screen asks again, as always.
  }
}
