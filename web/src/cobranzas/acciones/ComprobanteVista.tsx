import { getComprobante } from '@distri/domain/cobranzas';
import { isPdf } from '@distri/domain/valores';
import Button from '@mui/material/Button';
import { pdfBlob } from '../../correo/pdf.ts';
import { useCall } from '../../platform/api/index.ts';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';
import { PdfViewerDialog } from '../../platform/dialogs/PdfViewerDialog.tsx';
import { ErrorState } from '../../platform/feedback/index.ts';
import { ImagenComprobante } from '../../valores/ComprobanteGuardado.tsx';

interface ComprobanteVistaProps {
  cobranza: number;
  /** An item's number, or RDC. */
  numitem: string;
  /** 'Comprobante de Transferencia Bancaria'. */
  titulo: string;
  onClose: () => void;
}

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
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <ImagenComprobante bytes={data} alt={titulo} />
      )}
    </FormDialog>
  );
}
