import { z } from 'zod';

/** The company server a person chose at login. */
const servidorSchema = z.object({ id: z.string(), nombre: z.string(), apiBase: z.string() });
export type Servidor = z.output<typeof servidorSchema>;

const CLAVE_TOKEN = 'distri.token';
const CLAVE_SERVIDOR = 'distri.servidor';

/** The stored half of a session. Both parts or it counts as logged out (D1 §4). */
export interface Stored {
  token: string;
  servidor: Servidor;
}

export function readStored(): Stored | null {
  const token = localStorage.getItem(CLAVE_TOKEN);
  const servidor = lastServidor();
  return token && servidor ? { token, servidor } : null;
}

export function writeStored({ token, servidor }: Stored): void {
  localStorage.setItem(CLAVE_SERVIDOR, JSON.stringify(servidor));
  localStorage.setItem(CLAVE_TOKEN, token);
}

/** Forgets the token. The server stays, so that the login screen offers the last one. */
export function clearStored(): void {
  localStorage.removeItem(CLAVE_TOKEN);
}

export function lastServidor(): Servidor | null {
  try {
    return servidorSchema.parse(JSON.parse(localStorage.getItem(CLAVE_SERVIDOR) ?? 'null'));
  } catch {
    return null;
  }
}

/** Calls back when another tab of the same browser logs in or out. */
export function onStoredChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === CLAVE_TOKEN) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
