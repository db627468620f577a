import { type EnvioGuardado, ESTADO_VISIBLE_COT, generarCot, reenviarCot, tipoDeVehiculo } from '@distri/domain/cot';
import { formatCuit, isArchivo, plural } from '@distri/domain/kernel';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallMutation } from '../platform/api/index.ts';
import { FormDialog } from '../platform/dialogs/FormDialog.tsx';
import { Facts } from '../platform/document/Facts.tsx';
import { StateChip } from '../platform/document/StateChip.tsx';
import { EsperaArba } from './EsperaArba.tsx';
import { formatMomento, IntentosCot } from './IntentosCot.tsx';
import { forgetCot, useEnvio } from './requests.ts';
import { TablaRemitos } from './TablaRemitos.tsx';
import { avisarRespuesta } from './useGenerar.ts';

interface RespuestaDialogProps {
  envio: EnvioGuardado;
  /** Answers of other files that come after this one. */
  quedan?: number;
  onClose: () => void;
}

/** What ARBA said of a file, and what can be done next; it can be printed (D3 §2). */
export function RespuestaDialog({ envio: initial, quedan = 0, onClose }: RespuestaDialogProps) {
  const [shown, setShown] = useState(initial);
  const envio = useEnvio(shown);
  const client = useQueryClient();
  const reenviar = useCallMutation(reenviarCot);
  const generar = useCallMutation(generarCot);
  const isBusy = reenviar.isPending || generar.isPending;
  const rechazados = envio.remitos.filter(({ resultado, enOtroEnvio }) => resultado === 'rechazado' && !enOtroEnvio);
  const mismo = () =>
    reenviar.mutate({ query: { id: envio.id } }, { onSuccess: avisarRespuesta, onSettled: () => forgetCot(client) });
  const otros = () => {
    const ids = (wanted: 'FAC' | 'REM') => rechazados.filter(({ tipo }) => tipo === wanted).map(({ id }) => id);
    const body = { facturas: ids('FAC'), remitos: ids('REM'), dominio: envio.dominio, action: 'send_to_arba' as const };
    generar.mutate(
      { body },
      {
        onSuccess: (answer) => {
          if (isArchivo(answer)) return;
          avisarRespuesta(answer);
          setShown(answer.envio);
        },
        onSettled: () => forgetCot(client),
      },
    );
  };
  return (
    <FormDialog
      title={envio.estado === 'descargado' ? 'Archivo descargado' : 'Respuesta de ARBA'}
      maxWidth="md"
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          <Button variant="outlined" startIcon={<PrintIcon />} disabled={isBusy} onClick={() => window.print()}>
            Imprimir
          </Button>
          {rechazados.length > 0 && (
            <Button variant="outlined" disabled={isBusy} loading={generar.isPending} onClick={otros}>
              {rechazados.length === 1
                ? 'Enviar otra vez el rechazado'
                : `Enviar otra vez los ${rechazados.length} rechazados`}
            </Button>
          )}
          {envio.estado === 'sin_respuesta' && (
            <Button variant="outlined" disabled={isBusy} loading={reenviar.isPending} onClick={mismo}>
              Enviar otra vez el mismo archivo
            </Button>
          )}
          <Button variant="contained" autoFocus disabled={isBusy} onClick={onClose}>
            {quedan > 0 ? `Ver ${plural(quedan, 'respuesta más', 'respuestas más')}` : 'Cerrar'}
          </Button>
        </>
      }
    >
      <GlobalStyles styles={IMPRESION} />
      <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <StateChip {...ESTADO_VISIBLE_COT[envio.estado]} />
        {envio.simulada && <StateChip palabra="ARBA simulada" tono="contorno" />}
      </Typography>
      {isBusy && <EsperaArba />}
      <Avisos envio={envio} />
      <Facts facts={datosDe(envio)} isFlush />
      <TablaRemitos envio={envio} />
      <IntentosCot intentos={envio.intentos} />
    </FormDialog>
  );
}

/** On paper the dialog alone, all of it, without its buttons. */
const IMPRESION = {
  '@media print': {
    '#root': { display: 'none' },
    '.MuiBackdrop-root, .MuiDialogActions-root, .MuiDialog-root button': { display: 'none !important' },
    '.MuiDialog-root, .MuiDialog-container, .MuiDialogContent-root': {
      position: 'static !important',
      display: 'block !important',
      height: 'auto !important',
      overflow: 'visible !important',
    },
    '.MuiDialogContent-root > * + *': { marginTop: '16px !important' },
    '.MuiDialog-paper': {
      maxWidth: 'none !important',
      maxHeight: 'none !important',
      margin: '0 !important',
      boxShadow: 'none !important',
    },
  },
} as const;

function datosDe(envio: EnvioGuardado) {
  const vehiculo = [tipoDeVehiculo(envio.vehiculo_tipo), envio.vehiculo_desc].filter(Boolean).join(' · ');
  return [
    { label: 'CUIT de la empresa', value: formatCuit(envio.cuitEmpresa) },
    { label: 'Dominio', value: envio.dominio },
    { label: 'Tipo de vehículo', value: vehiculo, wide: true },
    { label: 'Comprobante', value: envio.numeroComprobante },
    { label: 'Generado', value: `${formatMomento(envio.momento)} · ${envio.username}`, wide: true },
    { label: 'Archivo', value: envio.nombre, wide: true },
    { label: 'Código de integridad', value: envio.codigoIntegridad, wide: true },
  ];
}

/** What somebody has to do about the whole file. */
function Avisos({ envio }: { envio: EnvioGuardado }) {
  const verificar = envio.remitos.filter(({ resultado }) => resultado === 'a_verificar').length;
  return (
    <>
      {envio.mensaje !== '' && envio.estado !== 'a_verificar' && (
        <Alert severity={envio.estado === 'sin_respuesta' ? 'warning' : 'error'}>{`ARBA: ${envio.mensaje}`}</Alert>
      )}
      {envio.integridad === 'distinta' && (
        <Alert severity="error">
          {`El código de integridad que devolvió ARBA no es el del archivo que se envió (${envio.md5}). Verificá los COT en la página de ARBA.`}
        </Alert>
      )}
      {verificar > 0 && (
        <Alert severity="warning">
          {verificar === 1
            ? '1 documento ya está en ARBA sin que sepamos su COT: buscalo en la página de ARBA y cargalo acá.'
            : `${verificar} documentos ya están en ARBA sin que sepamos sus COT: buscalos en la página de ARBA y cargalos acá.`}
        </Alert>
      )}
    </>
  );
}
