import { useCallback, useEffect } from 'react';
import { userScope } from '../platform/drafts/userScope.ts';
import { useFromAddress, writeParam } from '../platform/router/address.ts';

/**
 * A filter that is remembered between visits (D2 §2) and stands in the address, where a link or a reload finds it: the
 * address first, then the last visit, then `initial`.
 * @example const [granel, setGranel] = useRecordado('facturas', 'granel', 'no', ['no', 'si']);
 */
export function useRecordado<Value extends string>(
  lista: string,
  name: string,
  initial: Value,
  values: readonly Value[],
): [Value, (value: Value) => void] {
  const read = useCallback(() => readValue(lista, name, initial, values), [lista, name, initial, values]);
  const [value, setValue] = useFromAddress(read);
  useEffect(() => {
    writeParam(name, value === initial ? null : value);
  }, [name, value, initial]);
  const set = useCallback(
    (next: Value) => {
      remember(lista, name, next);
      setValue(next);
    },
    [lista, name, setValue],
  );
  return [value, set];
}

const key = (lista: string, name: string) => `${userScope()}.filtro.${lista}.${name}`;

function readValue<Value extends string>(lista: string, name: string, initial: Value, values: readonly Value[]): Value {
  const linked = new URLSearchParams(window.location.search).get(name);
  const found = linked ?? stored(lista, name);
  return values.find((value) => value === found) ?? initial;
}

/** Storage may be full or forbidden: forgetting a filter is no reason to fail. */
function stored(lista: string, name: string): string | null {
  try {
    return localStorage.getItem(key(lista, name));
  } catch {
    return null;
  }
}

function remember(lista: string, name: string, value: string): void {
  try {
    localStorage.setItem(key(lista, name), value);
  } catch {
    // As above.
  }
}
