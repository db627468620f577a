import { formatPercent } from '@distri/domain/kernel';
import { type OpcionDiasPago, opcionesDiasPago } from '@distri/domain/lineas';
import { listBonificacionesByDiasPago } from '@distri/domain/maestros';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { downloadPdf, pdfBlob } from '../../correo/pdf.ts';
import { useCall } from '../../platform/api/index.ts';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';
import { PdfViewerDialog } from '../../platform/dialogs/PdfViewerDialog.tsx';
import { readCotizacionPdf } from '../requests.ts';

interface TipoPdfDialogProps {
  id: number;
  onClose: () => void;
}

/** The plain paper. */
const COMUN = 'comun';

/** Which paper: the quotation as it is, or with a column of what is paid within some days (D2 §9). */
export function TipoPdfDialog({ id, onClose }: TipoPdfDialogProps) {
  const opciones = useOpciones();
  const [elegida, setElegida] = useState(COMUN);
  const [isViewing, setViewing] = useState(false);
  const opcion = opciones?.find(({ dias }) => String(dias) === elegida);
  const read = () => readCotizacionPdf(id, opcion);
  const name = `Cotizacion_${id}.pdf`;
  if (isViewing)
    return (
      <PdfViewerDialog
        title={`Cotización ${id}`}
        fileName={name}
        load={async () => pdfBlob(await read())}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title="Tipo de PDF"
      onClose={onClose}
      onSubmit={() => setViewing(true)}
      actions={
        <>
          <Button variant="outlined" onClick={() => void downloadPdf(read, name)}>
            Descargar
          </Button>
          <Button type="submit" variant="contained">
            Ver en pantalla
          </Button>
        </>
      }
    >
      <Typography variant="body1" color="textSecondary">
        Con días de pago, el PDF agrega la columna y el importe que se paga en ese plazo. La cotización no cambia.
      </Typography>
      {opciones ? (
        <RadioGroup aria-label="Plazo de pago" value={elegida} onChange={(_, value) => setElegida(value)}>
          <FormControlLabel value={COMUN} control={<Radio autoFocus />} label="Sin columna de pago" />
          {opciones.map((row) => (
            <FormControlLabel key={row.dias} value={String(row.dias)} control={<Radio />} label={nombreDe(row)} />
          ))}
        </RadioGroup>
      ) : (
        <Skeleton variant="rounded" height={200} />
      )}
    </FormDialog>
  );
}

/** 'Prepago (-30%)' · '7 días (-25%)' · 'Sin descuento' */
function nombreDe({ clase, diasMostrados, porcentaje }: OpcionDiasPago): string {
  if (clase === 'sinDescuento') return 'Sin descuento';
  const plazo = clase === 'prepago' ? 'Prepago' : `${diasMostrados} días`;
  return porcentaje === 0 ? `${plazo}, sin descuento` : `${plazo} (-${formatPercent(porcentaje)})`;
}

/** The company's rows; the server answers the fixed table where it has one (D2 §9). */
function useOpciones(): OpcionDiasPago[] | null {
  const { data } = useCall(listBonificacionesByDiasPago, undefined, { staleMs: 300_000 });
  return data ? opcionesDiasPago(data.result, false) : null;
}
