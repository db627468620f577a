import { buscar } from '@distri/domain/buscar';
import { can } from '@distri/domain/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useCall } from '../platform/api/index.ts';
import { useUser } from '../platform/session/index.ts';
import { useMenu } from '../platform/shell/menuContext.ts';
import { dataHits, type Hit, screenHits } from './hits.ts';

const ESPERA_MS = 150;
/** The call is off while the field is empty, but its key still has to be a valid query. */
const NADA = '-';

export interface Found {
  hits: Hit[];
  isSearching: boolean;
  error: Error | null;
  retry: () => void;
}

/** What `text` finds: screens at once, data from the server when the typing pauses. */
export function useHits(text: string): Found {
  const menu = useMenu();
  const { role } = useUser();
  const settled = useSettled(text.trim(), ESPERA_MS);
  const enabled = settled !== '' && can(role, 'buscar');
  const found = useCall(
    buscar,
    { texto: settled || NADA },
    { enabled, errorShown: 'screen', silent: true, keepPrevious: true },
  );
  const data = enabled ? found.data?.result : undefined;
  const hits = useMemo(() => [...screenHits(menu, text), ...(data ? dataHits(data, menu) : [])], [menu, text, data]);
  return {
    hits,
    isSearching: settled !== text.trim() || (enabled && found.isFetching),
    error: enabled ? found.error : null,
    retry: () => void found.refetch(),
  };
}

/** `value` once it has not changed for `ms`. */
function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
