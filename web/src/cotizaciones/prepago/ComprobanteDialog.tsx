import { getComprobantePrepago } from '@distri/domain/prepago';
import { TEXTOS_VALORES } from '@distri/domain/valores';
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCall } from '../../platform/api/index.ts';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';
import { ErrorState } from '../../platform/feedback/index.ts';
import { ComprobanteGuardado } from '../../valores/ComprobanteGuardado.tsx';
import { useDeleteComprobante, useUploadComprobante } from './requests.ts';

interface ComprobanteDialogProps {
  cotizacion: number;
  item: number;
  titulo: string;
  isThere: boolean;
  editable: boolean;
  onChange: (isThere: boolean) => void;
  onClose: () => void;
}

/** The picture or PDF of a transfer or a certificate: seen, taken with the camera, replaced, taken away (D3 §2, "proof images"). */
export function ComprobanteDialog(props: ComprobanteDialogProps) {
  const { cotizacion, item, titulo, isThere, editable, onChange, onClose } = props;
  const upload = useUploadComprobante();
  const remove = useDeleteComprobante();
  const isBusy = upload.isPending || remove.isPending;
  const failure = upload.error ?? remove.error;
  const send = (file: File) =>
    upload.mutate(
      { query: { id: cotizacion, numitem: item }, files: { comprobante: file } },
      {
        onSuccess: () => {
          onChange(true);
          void upload.refresh();
        },
      },
    );
  const clear = () =>
    remove.mutate(
      { query: { id: cotizacion, numitem: item } },
      {
        onSuccess: () => {
          onChange(false);
          void remove.refresh();
        },
      },
    );
  return (
    <FormDialog
      title={titulo}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          {editable && isThere && (
            <Button color="error" onClick={clear} loading={remove.isPending} sx={{ mr: { sm: 'auto' } }}>
              Eliminar comprobante
            </Button>
          )}
          {editable && (
            <Button
              component="label"
              variant={isThere ? 'outlined' : 'contained'}
              startIcon={<CameraIcon />}
              loading={upload.isPending}
            >
              {isThere ? 'Reemplazar' : 'Sacar foto o elegir archivo'}
              <Box
                component="input"
                type="file"
                accept="image/*,application/pdf"
                aria-label="Imagen o PDF del comprobante"
                sx={HIDDEN}
                onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
                  const file = event.target.files?.[0];
                  if (file) send(file);
                  event.target.value = '';
                }}
              />
            </Button>
          )}
        </>
      }
    >
      {failure && <Alert severity="error">{failure.message}</Alert>}
      {isThere ? (
        <Guardado key={upload.submittedAt} cotizacion={cotizacion} item={item} titulo={titulo} />
      ) : (
        <Typography variant="body1" color="textSecondary">
          {TEXTOS_VALORES.faltaImagen}: JPEG, PNG, WebP, GIF o PDF, hasta 10 MB.
        </Typography>
      )}
    </FormDialog>
  );
}

const HIDDEN = { position: 'absolute', width: 1, height: 1, opacity: 0, overflow: 'hidden' } as const;

function Guardado({ cotizacion, item, titulo }: Pick<ComprobanteDialogProps, 'cotizacion' | 'item' | 'titulo'>) {
  const { data, error, refetch } = useCall(
    getComprobantePrepago,
    { id: cotizacion, numitem: item },
    { errorShown: 'screen' },
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ComprobanteGuardado bytes={data} titulo={titulo} archivo={`Comprobante_${cotizacion}_${item}`} />;
}
