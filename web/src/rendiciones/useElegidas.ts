import { MAXIMO_RENDICION } from '@distri/domain/rendiciones';
import { useCallback, useState } from 'react';
import { useAvisos } from '../platform/feedback/index.ts';
import type { CobranzaRendible } from './requests.ts';

interface Textos {
  ninguna: string;
  demasiadas: string;
}

/** The ticked collections, and their numbers for the paper: at least one, at most 130 (D3 §5, D4 §5). */
export function useElegidas({ ninguna, demasiadas }: Textos) {
  const [elegidas, setElegidas] = useState<readonly CobranzaRendible[]>([]);
  const avisos = useAvisos();
  const pedir = useCallback((): readonly number[] | null => {
    if (elegidas.length === 0) avisos.error(ninguna);
    else if (elegidas.length > MAXIMO_RENDICION) avisos.error(demasiadas);
    else return elegidas.map(({ id }) => id);
    return null;
  }, [elegidas, avisos, ninguna, demasiadas]);
  return { elegidas, setElegidas, pedir };
}
