import { useCallback, useEffect, useState } from 'react';

/**
 * A filter that stands in the address, where a link or a reload finds it; what the address says and makes no sense is
 * as if it were not there.
 * @example const [desde, setDesde] = useSearchValue('desde', addDays(hoy, -90), isDia);
 */
export function useSearchValue<Value extends string>(
  name: string,
  initial: Value,
  accepts: (text: string) => text is Value,
): [Value, (value: Value) => void] {
  const read = useCallback(() => {
    const linked = new URLSearchParams(window.location.search).get(name);
    return linked !== null && accepts(linked) ? linked : initial;
  }, [name, initial, accepts]);
  const [value, setValue] = useState(read);
  useEffect(() => {
    const follow = () => setValue(read());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [read]);
  const set = useCallback(
    (next: Value) => {
      writeAddress(name, next === initial ? null : next);
      setValue(next);
    },
    [name, initial],
  );
  return [value, set];
}

/** Replaces the entry: filtering is not a step of the history. */
function writeAddress(name: string, value: string | null): void {
  const params = new URLSearchParams(window.location.search);
  if (value === null) params.delete(name);
  else params.set(name, value);
  const search = params.size > 0 ? `?${params}` : '';
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${search}`);
}
