import { isPdf } from '@distri/domain/valores';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { pdfBlob } from '../correo/pdf.ts';
import { PdfViewerDialog } from '../platform/dialogs/PdfViewerDialog.tsx';

interface ComprobanteGuardadoProps {
  /** Undefined until they are there. */
  bytes: Uint8Array | undefined;
  titulo: string;
  /** 'Comprobante_118_3', without its ending. */
  archivo: string;
}

/** A proof as it was kept: the picture itself, or a PDF that opens with its pages. */
export function ComprobanteGuardado({ bytes, titulo, archivo }: ComprobanteGuardadoProps) {
  if (bytes && isPdf(bytes)) return <Pdf {...{ bytes, titulo, archivo }} />;
  return <ImagenComprobante bytes={bytes} alt={titulo} />;
}

function Pdf({ bytes, titulo, archivo }: ComprobanteGuardadoProps & { bytes: Uint8Array }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<PdfIcon />} onClick={() => setOpen(true)} sx={{ alignSelf: 'flex-start' }}>
        Ver el PDF
      </Button>
      {isOpen && (
        <PdfViewerDialog
          title={titulo}
          fileName={`${archivo}.pdf`}
          load={async () => pdfBlob(bytes)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The picture of a proof; its place is kept until the bytes are there. */
export function ImagenComprobante({ bytes, alt }: { bytes: Uint8Array | undefined; alt: string }) {
  const url = useObjectUrl(bytes);
  if (!url) return <Skeleton variant="rounded" height={320} />;
  return (
    <Box
      component="img"
      src={url}
      alt={alt}
      sx={{ maxWidth: '100%', maxHeight: '60vh', objectFit: 'contain', mx: 'auto', display: 'block' }}
    />
  );
}

/** The bytes as an address of the browser, given back when the dialog goes. */
function useObjectUrl(bytes: Uint8Array | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return url;
}
