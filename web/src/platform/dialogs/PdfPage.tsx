import Box from '@mui/material/Box';
import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { sombras } from '../theme/index.ts';

/** A4 upright, until the page says its own size: the scroll does not jump. */
const A4_RATIO = 297 / 210;

interface PdfPageProps {
  document: PDFDocumentProxy;
  number: number;
  /** CSS pixels. */
  width: number;
  onVisible: (number: number) => void;
}

/** One page, drawn when it comes near the eye. Its words are there for readers too. */
export function PdfPage({ document, number, width, onVisible }: PdfPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useNear(box, () => onVisible(number));
  const [ratio, setRatio] = useState(A4_RATIO);
  const [words, setWords] = useState('');

  useEffect(() => {
    if (!isNear) return;
    let task: RenderTask | undefined;
    let isGone = false;
    const draw = async () => {
      const page = await document.getPage(number);
      const natural = page.getViewport({ scale: 1 });
      if (isGone || !canvas.current) return;
      setRatio(natural.height / natural.width);
      const viewport = page.getViewport({ scale: (width / natural.width) * Math.min(2, window.devicePixelRatio || 1) });
      canvas.current.width = Math.round(viewport.width);
      canvas.current.height = Math.round(viewport.height);
      task = page.render({ canvas: canvas.current, viewport });
      await task.promise;
      const { items } = await page.getTextContent();
      if (!isGone) setWords(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    };
    // Cancelling throws; the next drawing is already on its way.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
      task?.cancel();
    };
  }, [document, number, width, isNear]);

  return (
    <Box
      ref={box}
      data-page={number}
      sx={{
        width,
        height: Math.round(width * ratio),
        bgcolor: 'common.white',
        boxShadow: sombras.tarjeta,
        flexShrink: 0,
      }}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Página ${number}. ${words}`}
        style={{ width: '100%', height: '100%' }}
      />
    </Box>
  );
}

/** True from the moment the element is within a screenful of the view. */
function useNear(target: RefObject<HTMLElement | null>, onVisible: () => void): boolean {
  const [isNear, setNear] = useState(false);
  const latest = useRef(onVisible);
  useEffect(() => {
    latest.current = onVisible;
  });
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '100%' });
    const centre = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '-49% 0px',
    });
    near.observe(element);
    centre.observe(element);
    return () => {
      near.disconnect();
      centre.disconnect();
    };
  }, [target]);
  return isNear;
}
