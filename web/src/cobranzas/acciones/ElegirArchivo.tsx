import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ChangeEvent, ReactNode } from 'react';

interface ElegirArchivoProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'startIcon' | 'loading' | 'color' | 'name'> {
  /** What readers hear: 'Comprobante de Cheques electrónicos'. */
  label: string;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** D3 §5: images and PDFs; on a phone the camera is among what is offered. */
export const TIPOS_COMPROBANTE = 'image/*,application/pdf';

/** A button that asks for a file. The keyboard reaches the input inside, whose focus the button shows. */
export function ElegirArchivo({ label, onFile, children, ...button }: ElegirArchivoProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) onFile(file);
    event.target.value = '';
  };
  return (
    <Button component="label" tabIndex={-1} {...button} sx={FOCUS}>
      {children}
      <Box component="input" type="file" accept={TIPOS_COMPROBANTE} aria-label={label} sx={HIDDEN} onChange={change} />
    </Button>
  );
}

const HIDDEN = { position: 'absolute', width: 1, height: 1, opacity: 0, overflow: 'hidden' } as const;
const FOCUS = {
  whiteSpace: 'nowrap',
  flexShrink: 0,
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
