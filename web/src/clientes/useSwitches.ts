import { useCallback, useEffect, useState } from 'react';

/**
 * Yes/no filters of a list, kept in its address beside those of the grid: a link or a reload shows the same.
 * Only what differs from `defaults` is written.
 * @example const [ver, setVer] = useSwitches({ inhabilitados: false, inactivos: false, ocasionales: true });
 */
export function useSwitches<Name extends string>(
  defaults: Readonly<Record<Name, boolean>>,
): [Record<Name, boolean>, (name: Name, isOn: boolean) => void] {
  const [shown, setShown] = useState(() => readSwitches(defaults));
  useEffect(() => {
    const follow = () => setShown(readSwitches(defaults));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [defaults]);
  const set = useCallback(
    (name: Name, isOn: boolean) => {
      writeSwitch(name, isOn === defaults[name] ? null : isOn);
      setShown((before) => ({ ...before, [name]: isOn }));
    },
    [defaults],
  );
  return [shown, set];
}

function readSwitches<Name extends string>(defaults: Readonly<Record<Name, boolean>>): Record<Name, boolean> {
  const params = new URLSearchParams(window.location.search);
  const read = { ...defaults } as Record<Name, boolean>;
  for (const name of Object.keys(defaults) as Name[]) {
    const text = params.get(name);
    if (text !== null) read[name] = text === 'si';
  }
  return read;
}

function writeSwitch(name: string, isOn: boolean | null): void {
  const params = new URLSearchParams(window.location.search);
  if (isOn === null) params.delete(name);
  else params.set(name, isOn ? 'si' : 'no');
  const search = params.size > 0 ? `?${params}` : '';
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${search}`);
}
