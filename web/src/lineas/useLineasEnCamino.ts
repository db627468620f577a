import { useCallback, useState } from 'react';

/** Lines that were typed and are not in the document yet: their articles are being looked up. */
export interface LineasEnCamino {
  cuantas: number;
  /** How many came back to the row so far: whoever waited for them does not get what was typed. */
  devueltas: number;
  follow: (line: Promise<boolean>) => void;
}

/** Keeps count of the lines on their way in, so that saving can wait for what was typed before it. */
export function useLineasEnCamino(): LineasEnCamino {
  const [cuantas, setCuantas] = useState(0);
  const [devueltas, setDevueltas] = useState(0);
  const follow = useCallback((line: Promise<boolean>) => {
    setCuantas((before) => before + 1);
    void line.then((isIn) => {
      setCuantas((before) => before - 1);
      if (!isIn) setDevueltas((before) => before + 1);
    });
  }, []);
  return { cuantas, devueltas, follow };
}
