import { useCallback, useRef, useState } from 'react';

/** Lines that were typed and are not in the document: on their way in, or still in the entry row. */
export interface LineasEnCamino {
  /** How many are on their way: their articles are being looked up. */
  cuantas: number;
  /** How many came back to the row so far: whoever waited for them does not get what was typed. */
  devueltas: number;
  follow: (line: Promise<boolean>) => void;
  /** Told of what the entry row holds: its code, '' for a figure without one, null while it is empty. */
  onTyped: (codigo: string | null) => void;
  /** Gives what the row holds, and claims it: from here on `reclamada` says so until the row is empty. */
  claim: () => string | null;
  reclamada: string | null;
}

/** Keeps count of the lines that were typed, so that saving leaves none of them out. */
export function useLineasEnCamino(): LineasEnCamino {
  const [cuantas, setCuantas] = useState(0);
  const [devueltas, setDevueltas] = useState(0);
  const [reclamada, setReclamada] = useState<string | null>(null);
  /** Beside the state: keys in the row draw nothing else. */
  const typed = useRef<string | null>(null);
  const follow = useCallback((line: Promise<boolean>) => {
    setCuantas((before) => before + 1);
    void line.then((isIn) => {
      setCuantas((before) => before - 1);
      if (!isIn) setDevueltas((before) => before + 1);
    });
  }, []);
  const onTyped = useCallback((codigo: string | null) => {
    typed.current = codigo;
    setReclamada((before) => (before === null ? null : codigo));
  }, []);
  const claim = useCallback(() => {
    setReclamada(typed.current);
    return typed.current;
  }, []);
  return { cuantas, devueltas, follow, onTyped, claim, reclamada };
}
