import Button, { type ButtonProps } from '@mui/material/Button';
import { type ChangeEvent, useRef } from 'react';

interface ElegirArchivoProps extends Pick<ButtonProps, 'variant' | 'size' | 'startIcon' | 'loading' | 'color'> {
  /** What the file is, for readers: 'Subir el comprobante: Cheques electrónicos'. */
  label: string;
  /** Whose it is: said after the words of the button. */
  de: string;
  onFile: (file: File) => void;
  /** 'Subir imagen'. */
  children: string;
}

/** D3 §5: images and PDFs; on a phone the camera is among what is offered. */
export const TIPOS_COMPROBANTE = 'image/*,application/pdf';

/** A button that asks for a file. */
export function ElegirArchivo({ label, de, onFile, children, ...button }: ElegirArchivoProps) {
  const input = useRef<HTMLInputElement>(null);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) onFile(file);
    event.target.value = '';
  };
  return (
    <>
      <Button
        {...button}
        aria-label={`${children}: ${de}`}
        onClick={() => input.current?.click()}
        sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
      >
        {children}
      </Button>
      <input ref={input} hidden type="file" accept={TIPOS_COMPROBANTE} aria-label={label} onChange={change} />
    </>
  );
}
