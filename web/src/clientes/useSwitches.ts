import { useCallback } from 'react';
import { useFromAddress, writeParam } from '../platform/router/address.ts';

/**
 * Yes/no filters of a list, kept in its address beside those of the grid: a link or a reload shows the same.
 * Only what differs from `defaults` is written.
 * @example const [ver, setVer] = useSwitches({ inhabilitados: false, inactivos: false, ocasionales: true });
 */
export function useSwitches<Name extends string>(
  defaults: Readonly<Record<Name, boolean>>,
): [Record<Name, boolean>, (name: Name, isOn: boolean) => void] {
  const read = useCallback(() => readSwitches(defaults), [defaults]);
  const [shown, setShown] = useFromAddress(read);
  const set = useCallback(
    (name: Name, isOn: boolean) => {
      writeParam(name, isOn === defaults[name] ? null : isOn ? 'si' : 'no');
      setShown((before) => ({ ...before, [name]: isOn }));
    },
    [defaults, setShown],
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
