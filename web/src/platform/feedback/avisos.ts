/** 'Ver', 'Deshacer': the one thing that a notice offers. */
export interface AccionAviso {
  etiqueta: string;
  onClick: () => void;
}

export interface OpcionesAviso {
  accion?: AccionAviso;
  /** Stays until closed: for errors on which the reader must act. */
  permanece?: boolean;
}

export interface Aviso extends OpcionesAviso {
  id: number;
  clase: 'listo' | 'info' | 'error';
  mensaje: string;
}

/** At once (D1 §2.5). */
const MAX_AVISOS = 3;

/** The notices that are on screen. One for the application; `avisar` is its door. */
export class AvisosStore {
  #shown: readonly Aviso[] = [];
  #listeners = new Set<() => void>();
  #lastId = 0;

  get = (): readonly Aviso[] => this.#shown;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Adds a notice unless the same one is on screen. A fourth takes the place of the oldest that need not stay. */
  show(clase: Aviso['clase'], mensaje: string, opciones: OpcionesAviso): void {
    if (this.#shown.some((aviso) => aviso.clase === clase && aviso.mensaje === mensaje)) return;
    this.#lastId += 1;
    const kept = this.#shown.length < MAX_AVISOS ? this.#shown : withoutOldest(this.#shown);
    this.#set([...kept, { ...opciones, id: this.#lastId, clase, mensaje }]);
  }

  close = (id: number): void => this.#set(this.#shown.filter((aviso) => aviso.id !== id));

  clear = (): void => this.#set([]);

  #set(shown: readonly Aviso[]): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}

function withoutOldest(shown: readonly Aviso[]): readonly Aviso[] {
  const leaves = shown.find((aviso) => !aviso.permanece) ?? shown[0];
  return shown.filter((aviso) => aviso !== leaves);
}

export const avisos = new AvisosStore();

/** Snackbars at bottom centre: at most 3, no duplicates, closable (D1 §2.5). For screens: `useAvisos`. */
export const avisar = {
  listo: (mensaje: string, opciones: OpcionesAviso = {}) => avisos.show('listo', mensaje, opciones),
  info: (mensaje: string, opciones: OpcionesAviso = {}) => avisos.show('info', mensaje, opciones),
  error: (mensaje: string, opciones: OpcionesAviso = {}) => avisos.show('error', mensaje, opciones),
  cerrarTodos: () => avisos.clear(),
} as const;

/** The one door to the snackbars for components. */
export function useAvisos(): typeof avisar {
  return avisar;
}
