import { useCallback, useEffect, useRef, useState } from 'react';
import { useDraft } from '../../platform/drafts/index.ts';
import { type Signal, signal } from '../../platform/scanner/index.ts';
import { type CobranzaRendible, readCobranzas } from '../requests.ts';
import { procesar, type Resultado } from './lecturas.ts';

/** The last thing that the scanner read. */
export interface UltimaLectura {
  /** Another number for each reading, so that two equal ones are told apart. */
  orden: number;
  text: string;
  resultado: Resultado<CobranzaRendible> | null;
  /** The server did not answer. */
  error: string | null;
}

/** Right when something was added; of what was not, being there already is the lesser evil. */
export function signalOf({ resultado }: Pick<UltimaLectura, 'resultado'>): Signal {
  if (!resultado || resultado.isEmpty) return 'wrong';
  if (resultado.problemas.some(({ resultado: why }) => why !== 'repetida')) return 'wrong';
  return resultado.problemas.length > 0 ? 'repeated' : 'right';
}

/**
 * The scanned collections, newest first. Readings are taken one after the other, however quickly they come, and what was
 * scanned survives a reload: it is read again, since its status may be another.
 */
export function useEscaneo() {
  const draft = useDraft<number[]>({ clave: 'rendicion-manual' });
  const [escaneadas, setEscaneadas] = useState<readonly CobranzaRendible[]>([]);
  const [ultima, setUltima] = useState<UltimaLectura | null>(null);
  const [waiting, setWaiting] = useState(0);
  const list = useRef<readonly CobranzaRendible[]>([]);
  const queue = useRef(Promise.resolve());
  const { keep, discard } = draft;

  const put = useCallback(
    (next: readonly CobranzaRendible[]) => {
      list.current = next;
      setEscaneadas(next);
      if (next.length > 0) keep(next.map(({ id }) => id));
      else discard();
    },
    [keep, discard],
  );
  const agregar = useCallback(
    (nuevas: readonly CobranzaRendible[]) => {
      const known = new Set(list.current.map(({ id }) => id));
      put([...nuevas.filter(({ id }) => !known.has(id)).reverse(), ...list.current]);
    },
    [put],
  );
  const read = useCallback(
    async (text: string, isAloud: boolean) => {
      const ids = new Set(list.current.map(({ id }) => id));
      let next: Omit<UltimaLectura, 'orden'>;
      try {
        const resultado = await procesar(text, ids, readCobranzas);
        agregar(resultado.agregadas);
        next = { text, resultado, error: null };
      } catch (error) {
        next = { text, resultado: null, error: error instanceof Error ? error.message : String(error) };
      }
      if (!isAloud) return;
      signal(signalOf(next));
      setUltima((before) => ({ ...next, orden: (before?.orden ?? 0) + 1 }));
    },
    [agregar],
  );
  const escanear = useCallback(
    (text: string, isAloud = true) => {
      setWaiting((count) => count + 1);
      queue.current = queue.current.then(() => read(text, isAloud)).finally(() => setWaiting((count) => count - 1));
    },
    [read],
  );

  const kept = useRef(draft.anterior?.valores ?? []);
  useEffect(() => {
    const ids = kept.current;
    kept.current = [];
    // As they were, the newest on top again.
    if (ids.length > 0) escanear(ids.toReversed().join('I'), false);
  }, [escanear]);

  const quitar = (id: number) => put(list.current.filter((cobranza) => cobranza.id !== id));
  const vaciar = () => {
    put([]);
    setUltima(null);
  };
  return { escaneadas, ultima, isReading: waiting > 0, escanear, agregar, quitar, vaciar };
}
