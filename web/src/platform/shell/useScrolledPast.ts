import { useEffect, useState } from 'react';

/** The element that scrolls when a page is taller than the window. */
export const CONTENT_ID = 'contenido';

/** Whether the page has scrolled more than `px`, whichever of window and content is the one that scrolls. */
export function useScrolledPast(px: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const onScroll = ({ target }: Event) => {
      if (target instanceof Document) setPast(window.scrollY > px);
      if (target instanceof Element && target.id === CONTENT_ID) setPast(target.scrollTop > px);
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, [px]);
  return past;
}
