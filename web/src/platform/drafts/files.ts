import { userScope } from './userScope.ts';

/** A file that was chosen in a form that is not saved yet: `clave` says for what ('RDC', an item's number). */
export interface DraftFile {
  clave: string;
  nombre: string;
  bytes: number;
}

interface Listed {
  /** ISO instant of the last one. */
  guardado: string;
  archivos: DraftFile[];
}

/** What the files of one draft may weigh together: a dozen photographs. */
export const MAX_DRAFT_BYTES = 60 * 1024 * 1024;
/** A form that nobody came back to leaves nothing behind on the machine. */
const MAX_AGE_MS = 14 * 86_400_000;

const BASE = 'distri-borradores';
const STORE = 'archivos';
const LISTA = '.borradorArchivos.';

const listKey = (draft: string) => `${userScope()}${LISTA}${draft}`;
const fileKey = (list: string, clave: string) => `${list}|${clave}`;

function readList(key: string): Listed | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const isListed = typeof value === 'object' && value !== null && 'archivos' in value && 'guardado' in value;
    return isListed ? (value as Listed) : null;
  } catch {
    return null;
  }
}

function writeList(key: string, archivos: DraftFile[]): boolean {
  try {
    if (archivos.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ guardado: new Date().toISOString(), archivos }));
    return true;
  } catch {
    return false;
  }
}

/** One thing done in the store; null when this browser keeps nothing (private window, full disk). */
async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  try {
    const db = await open();
    return await new Promise<T>((resolve, reject) => {
      const transaction = db.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('the browser kept nothing'));
    }).finally(() => db.close());
  } catch {
    return null;
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(BASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
}

/** What was chosen in a draft, whether or not this browser still has it. */
export const listDraftFiles = (draft: string): DraftFile[] => readList(listKey(draft))?.archivos ?? [];

/** Keeps a file beside the draft of its form; false when it does not fit or the browser keeps nothing. */
export async function keepDraftFile(draft: string, clave: string, file: File): Promise<boolean> {
  await dropOld();
  const key = listKey(draft);
  const others = listDraftFiles(draft).filter((each) => each.clave !== clave);
  const weight = others.reduce((sum, { bytes }) => sum + bytes, file.size);
  // Named before it is kept: what did not get there can be asked for again by its name.
  writeList(key, [...others, { clave, nombre: file.name, bytes: file.size }]);
  if (weight > MAX_DRAFT_BYTES) return false;
  return (await inStore('readwrite', (store) => store.put(file, fileKey(key, clave)))) !== null;
}

/** The kept files of a draft, by what they are for. */
export async function readDraftFiles(draft: string): Promise<Map<string, File>> {
  const key = listKey(draft);
  const found = new Map<string, File>();
  for (const { clave } of listDraftFiles(draft)) {
    const file: unknown = await inStore('readonly', (store) => store.get(fileKey(key, clave)));
    if (file instanceof File) found.set(clave, file);
  }
  return found;
}

async function dropList(key: string): Promise<void> {
  const listed = readList(key)?.archivos ?? [];
  localStorage.removeItem(key);
  for (const { clave } of listed) await inStore('readwrite', (store) => store.delete(fileKey(key, clave)));
}

/** The form was saved, or thrown away. */
export const removeDraftFiles = (draft: string): Promise<void> => dropList(listKey(draft));

async function dropOld(): Promise<void> {
  const limit = new Date(Date.now() - MAX_AGE_MS).toISOString();
  const lists = Object.keys(localStorage).filter((key) => key.includes(LISTA));
  for (const key of lists) if ((readList(key)?.guardado ?? '') < limit) await dropList(key);
}

/** Pictures of cheques are nobody's who comes after: they go with the session. Their names stay with the draft. */
export async function forgetDraftFiles(): Promise<void> {
  await inStore('readwrite', (store) => store.clear());
}
