import type { Articulo } from '@distri/domain/articulos';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useArticuloImage } from './requests.ts';

interface ArticuloImageProps {
  articulo: Pick<Articulo, 'id' | 'detalle' | 'conImagen'>;
  /** Side, px. */
  size: number;
}

/** The article's picture, read when it comes into sight; a quiet tile when it has none. */
export function ArticuloImage({ articulo, size }: ArticuloImageProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  const image = useArticuloImage(articulo.id, articulo.conImagen && isSeen);
  const base64 = image.data?.result ?? '';
  return (
    <Box
      ref={box}
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: '6px',
        bgcolor: 'superficie.hundida',
        color: 'text.disabled',
        '& img': { width: '100%', height: '100%', objectFit: 'contain' },
        '& svg': { fontSize: Math.min(28, size - 10) },
      }}
    >
      {base64 === '' ? (
        <ImageIcon aria-hidden />
      ) : (
        <img src={`data:image/jpeg;base64,${base64}`} alt={articulo.detalle} width={size} height={size} />
      )}
    </Box>
  );
}

function useSeen(box: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return isSeen;
}
