import { getComprobante } from '@distri/domain/cobranzas';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { pdfBlob } from '../../correo/pdf.ts';
import { useCall } from '../../platform/api/index.ts';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';
import { PdfViewerDialog } from '../../platform/dialogs/PdfViewerDialog.tsx';
import { ErrorState } from '../../platform/feedback/index.ts';

interface ComprobanteVistaProps {
  cobranza: number;
  /** An item's number, or RDC. */
  numitem: string;
  /** 'Comprobante de Transferencia Bancaria'. */
  titulo: string;
  onClose: () => void;
}

/** '%PDF': what was uploaded is told by its bytes, as the server does. */
const PDF = [0x25, 0x50, 0x44, 0x46];
const isPdf = (bytes: Uint8Array) => PDF.every((byte, index) => bytes[index] === byte);

/** The proof of an item or of the receipt: a picture, or a PDF with its pages. */
export function ComprobanteVista({ cobranza, numitem, titulo, onClose }: ComprobanteVistaProps) {
  const query = { idrecibo: cobranza, numitem };
  const { data, error, refetch } = useCall(getComprobante, query, { errorShown: 'screen' });
  if (data && isPdf(data))
    return (
      <PdfViewerDialog
        title={titulo}
        fileName={`Comprobante_${cobranza}_${numitem}.pdf`}
        load={async () => pdfBlob(data)}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={titulo}
      onClose={onClose}
      maxWidth="md"
      actions={
        <Button variant="outlined" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Imagen bytes={data} alt={titulo} />}
    </FormDialog>
  );
}

function Imagen({ bytes, alt }: { bytes: Uint8Array | undefined; alt: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  if (!url) return <Skeleton variant="rounded" height={320} />;
  return (
    <Box
      component="img"
      src={url}
      alt={alt}
      sx={{ maxWidth: '100%', maxHeight: '70vh', objectFit: 'contain', mx: 'auto', display: 'block' }}
    />
  );
}
