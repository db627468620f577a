import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/** What `read` finds in the address, found again when somebody else changes it (the back button). */
export function useFromAddress<Value>(read: () => Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(read);
  useEffect(() => {
    const follow = () => setValue(read());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [read]);
  return [value, setValue];
}

/** Writes a parameter of the address, or takes it out. Replaces the entry: filtering is not a step of the history. */
export function writeParam(name: string, value: string | null): void {
  const params = new URLSearchParams(window.location.search);
  if (params.get(name) === value) return;
  if (value === null) params.delete(name);
  else params.set(name, value);
  const search = params.size > 0 ? `?${params}` : '';
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${search}`);
}
