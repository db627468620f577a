import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { readScroll, writeScroll } from './memory.ts';

/** The list stands where the person left it: once its rows are there, it scrolls back. */
export function useKeptScroll(id: string, scroller: RefObject<HTMLElement | null>, count: number): void {
  const isRestored = useRef(false);

  useLayoutEffect(() => {
    if (isRestored.current || count === 0 || !scroller.current) return;
    isRestored.current = true;
    scroller.current.scrollTop = readScroll(id);
  }, [id, scroller, count]);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = setTimeout(() => isRestored.current && writeScroll(id, box.scrollTop), 150);
    };
    box.addEventListener('scroll', keep, { passive: true });
    return () => {
      clearTimeout(timer);
      box.removeEventListener('scroll', keep);
    };
  }, [id, scroller]);
}
