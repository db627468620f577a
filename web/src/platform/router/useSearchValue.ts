import { useCallback } from 'react';
import { useFromAddress, writeParam } from './address.ts';

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
  const [value, setValue] = useFromAddress(read);
  const set = useCallback(
    (next: Value) => {
      writeParam(name, next === initial ? null : next);
      setValue(next);
    },
    [name, initial, setValue],
  );
  return [value, set];
}
