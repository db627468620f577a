import type { Cotizacion } from '@distri/domain/cotizaciones';
import type { Centavos } from '@distri/domain/kernel';
import { type OpcionDiasPago, opcionesDiasPago } from '@distri/domain/lineas';
import { listBonificacionesByDiasPago } from '@distri/domain/maestros';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { downloadPdf, pdfBlob } from '../../correo/pdf.ts';
import { explicarDiasPago, nombreDePlazo, PorQueBoton } from '../../lineas/PorQueGuardado.tsx';
import { useCall } from '../../platform/api/index.ts';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';
import { PdfViewerDialog } from '../../platform/dialogs/PdfViewerDialog.tsx';
import { ErrorState } from '../../platform/feedback/index.ts';
import { MoneyText } from '../../platform/format/MoneyText.tsx';
import { readCotizacionPdf } from '../requests.ts';

interface TipoPdfDialogProps {
  cotizacion: Pick<Cotizacion, 'id' | 'imptotal'>;
  onClose: () => void;
}

/** The plain paper. */
const COMUN = 'comun';

/** Which paper: the quotation as it is, or with a column of what is paid within some days (D2 §9). */
export function TipoPdfDialog({ cotizacion: { id, imptotal }, onClose }: TipoPdfDialogProps) {
  const { opciones, error, retry } = useOpciones();
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
            <FormControlLabel key={row.dias} value={String(row.dias)} control={<Radio />} label={nombreDePlazo(row)} />
          ))}
        </RadioGroup>
      ) : error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <Skeleton variant="rounded" height={200} />
      )}
      <Box sx={{ minHeight: 32 }}>{opcion && <SePaga total={imptotal} opcion={opcion} />}</Box>
    </FormDialog>
  );
}

/** What is paid within the chosen days, and why. */
function SePaga({ total, opcion }: { total: Centavos; opcion: OpcionDiasPago }) {
  const explanation = explicarDiasPago(total, opcion);
  return (
    <Typography variant="body1" component="p" role="status">
      Se paga <MoneyText value={explanation.result.amount} />
      <PorQueBoton label="Por qué este importe" explanation={explanation} />
    </Typography>
  );
}

/** The company's rows; the server answers the fixed table where it has one (D2 §9). */
function useOpciones() {
  const { data, error, refetch } = useCall(listBonificacionesByDiasPago, undefined, {
    staleMs: 300_000,
    errorShown: 'screen',
  });
  return { opciones: data ? opcionesDiasPago(data.result, false) : null, error, retry: () => void refetch() };
}
