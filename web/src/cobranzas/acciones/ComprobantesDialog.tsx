import { type Cobranza, type CobranzaCompleta, needsComprobante, TEXTOS_COBRANZA } from '@distri/domain/cobranzas';
import { formatMoney } from '@distri/domain/kernel';
import { TEXTOS_VALORES, TIPOS_VALOR } from '@distri/domain/valores';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';
import { StateChip } from '../../platform/document/StateChip.tsx';
import { ErrorState } from '../../platform/feedback/index.ts';
import { SkeletonList } from '../../platform/feedback/SkeletonPanel.tsx';
import { RowAction } from '../../valores/ItemsList.tsx';
import { useCobranza, useDeleteComprobante, useUpdateStatus, useUploadComprobante } from '../requests.ts';
import { ComprobanteVista } from './ComprobanteVista.tsx';
import { ElegirArchivo } from './ElegirArchivo.tsx';

interface ComprobantesDialogProps {
  cobranza: Cobranza;
  editable: boolean;
  onClose: () => void;
}

/** The image of the receipt and of each item (D3 §2). Closing it has the status computed again. */
export function ComprobantesDialog({ cobranza, editable, onClose }: ComprobantesDialogProps) {
  const { id } = cobranza;
  const leida = useCobranza(id);
  const actualizar = useUpdateStatus();
  const close = () => {
    onClose();
    if (editable) actualizar.mutate({ query: { id } }, { onSettled: () => void actualizar.refresh() });
  };
  return (
    <FormDialog
      title={`Comprobantes de la cobranza ${id}`}
      onClose={close}
      onSubmit={close}
      actions={
        <Button type="submit" variant="contained">
          Listo
        </Button>
      }
    >
      {!editable && (
        <Typography variant="body2" color="textSecondary">
          {cobranza.tipocob === 'M'
            ? TEXTOS_COBRANZA.enPapel
            : 'La cobranza ya está rendida: los comprobantes no cambian.'}
        </Typography>
      )}
      {leida.error && !leida.data ? (
        <ErrorState error={leida.error} onRetry={() => void leida.refetch()} />
      ) : leida.data ? (
        <Box component="ul" aria-label="Comprobantes" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {filasDe(leida.data).map((fila) => (
            <ComprobanteRow key={fila.numitem} cobranza={leida.data ?? cobranza} fila={fila} editable={editable} />
          ))}
        </Box>
      ) : (
        <SkeletonList count={3} />
      )}
    </FormDialog>
  );
}

interface Fila {
  numitem: string;
  nombre: string;
  detalle: string;
  isThere: boolean;
}

/** The receipt first, then what needs a proof, then what has one all the same. */
function filasDe({ numrec, items = [], detalleCompleto }: CobranzaCompleta): Fila[] {
  const recibo = {
    numitem: 'RDC',
    nombre: 'Recibo',
    detalle: `N° ${numrec}`,
    isThere: detalleCompleto?.conRecibo ?? false,
  };
  const propios = items
    .filter(({ tipo, conComprobante }) => needsComprobante(tipo) || conComprobante)
    .map(({ id, tipo, leyenda, importe, conComprobante }) => ({
      numitem: String(id),
      nombre: TIPOS_VALOR[tipo].nombre,
      detalle: [leyenda !== TIPOS_VALOR[tipo].nombre && leyenda, formatMoney(importe)].filter(Boolean).join(' · '),
      isThere: conComprobante,
    }));
  return [recibo, ...propios];
}

interface ComprobanteRowProps {
  cobranza: Pick<Cobranza, 'id' | 'status'>;
  fila: Fila;
  editable: boolean;
}

function ComprobanteRow({ cobranza, fila, editable }: ComprobanteRowProps) {
  const { numitem, nombre, detalle, isThere } = fila;
  const [isViewing, setViewing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const upload = useUploadComprobante();
  const remove = useDeleteComprobante();
  const query = { idrecibo: cobranza.id, numitem };
  const send = (comprobante: File) =>
    upload.mutate({ query, files: { comprobante } }, { onSuccess: () => void upload.refresh() });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        py: 2,
        minHeight: 56,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <Typography variant="subtitle2" component="p">
          {nombre}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {detalle}
        </Typography>
      </Box>
      {isThere ? (
        <StateChip palabra="Cargado" tono="verde" />
      ) : (
        <StateChip palabra={editable ? TEXTOS_VALORES.faltaImagen : 'Sin imagen'} tono="gris" />
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
        {isThere && (
          <RowAction label={`Ver el comprobante: ${nombre}`} icon={<ViewIcon />} onClick={() => setViewing(true)} />
        )}
        {editable && isThere && (
          <RowAction
            label={`Eliminar el comprobante: ${nombre}`}
            icon={<DeleteIcon />}
            onClick={() => setAsking(true)}
          />
        )}
        {editable && (
          <ElegirArchivo
            label={`${isThere ? 'Reemplazar' : 'Subir'} el comprobante: ${nombre}`}
            de={nombre}
            variant="outlined"
            size="small"
            startIcon={<CameraIcon />}
            loading={upload.isPending || remove.isPending}
            onFile={send}
          >
            {isThere ? 'Reemplazar' : 'Subir imagen'}
          </ElegirArchivo>
        )}
      </Box>
      {isAsking && (
        <ConfirmDialog
          title={`¿Eliminar el comprobante ${numitem === 'RDC' ? 'del recibo' : `de ${nombre}`}?`}
          cancelLabel="Conservar el comprobante"
          confirmLabel="Eliminar el comprobante"
          isDanger
          isBusy={remove.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() =>
            remove.mutate({ query }, { onSuccess: () => void remove.refresh(), onSettled: () => setAsking(false) })
          }
          note="No se puede deshacer: después podés subir otro."
          consequences={cobranza.status === 'A' ? [{ text: `La cobranza ${cobranza.id} deja de estar Aprobada` }] : []}
        >
          {detalle}.
        </ConfirmDialog>
      )}
      {isViewing && (
        <ComprobanteVista
          cobranza={cobranza.id}
          numitem={numitem}
          titulo={`Comprobante de ${nombre}`}
          onClose={() => setViewing(false)}
        />
      )}
    </Box>
  );
}
