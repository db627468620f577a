import {
  type DocumentoCot,
  type EnvioGuardado,
  isPatente,
  MENSAJES_COT,
  normalizePatente,
  sinRepetir,
  tipoDeVehiculo,
} from '@distri/domain/cot';
import { formatMoney, formatQuantity, plural } from '@distri/domain/kernel';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormDialog } from '../platform/dialogs/FormDialog.tsx';
import { TextInput } from '../platform/forms/TextInput.tsx';
import { EsperaArba } from './EsperaArba.tsx';
import { FilaArchivo } from './FilaArchivo.tsx';
import { ProblemasCot } from './ProblemasCot.tsx';
import { RespuestaDialog } from './RespuestaDialog.tsx';
import { forgetCot, type Seleccion, useRevision } from './requests.ts';
import { useGenerar } from './useGenerar.ts';

interface GenerarDialogProps {
  /** What it is about, when it has a name of its own. */
  titulo: string | null;
  documentos: readonly DocumentoCot[];
  hoja: number | null;
  /** The plate where it begins. */
  dominio: string;
  /** `hasSent`: something left, and what is on the screen behind is old. */
  onClose: (hasSent: boolean) => void;
}

/** Plate, what ARBA would refuse, and the files: TXT to send or keep, XLSX for the route (D3 §2). */
export function GenerarDialog({ titulo, documentos, hoja, dominio: initial, onClose }: GenerarDialogProps) {
  const [quedan, setQuedan] = useState(documentos);
  const [dominio, setDominio] = useState(initial);
  const [hasLeft, setLeft] = useState(false);
  const [envios, setEnvios] = useState<readonly EnvioGuardado[]>([]);
  const problems = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const patente = normalizePatente(dominio);
  const isWhole = quedan.length === documentos.length;
  const seleccion = seleccionDe(quedan, isPatente(patente) ? patente : '', isWhole ? hoja : null);
  const revision = useRevision(seleccion);
  const revisada = isPatente(patente) ? revision.data?.result : undefined;
  const generar = useGenerar((sent) => {
    if (sent.length > 0) setEnvios(sent);
    setLeft(true);
    forgetCot(client);
  });
  const [envio, ...resto] = envios;
  if (envio)
    return (
      <RespuestaDialog
        key={envio.id}
        envio={envio}
        quedan={resto.length}
        onClose={() => (resto.length > 0 ? setEnvios(resto) : onClose(true))}
      />
    );

  const blocked = revisada ? revisada.generales.length + revisada.documentos.filter(conProblemas).length : 0;
  const run = (work: () => void) => {
    if (blocked === 0) work();
    else problems.current?.focus();
  };
  // D3 §2: from the first letter on; what they do waits until the plate is whole.
  const isShown = dominio.trim() !== '' && quedan.length > 0;
  const isBusy = generar.isRunning || revisada === undefined;
  const wrong = patente.length >= 6 && !isPatente(patente);
  return (
    <FormDialog
      title={titulo ? `Generar COT: ${titulo}` : `Generar COT de ${plural(quedan.length, 'documento', 'documentos')}`}
      onClose={() => onClose(hasLeft)}
      isBusy={generar.isRunning}
    >
      <TextInput
        label="Dominio del Transporte"
        required
        autoFocus
        maxLength={10}
        placeholder="AB123CD"
        value={dominio}
        onChange={setDominio}
        error={wrong ? MENSAJES_COT.PATENTE({}) : undefined}
        help={revisada ? vehiculoEnPalabras(revisada.vehiculo) : 'La patente del camión: AAA123 o AA123AA.'}
      />
      {revision.error && isPatente(patente) && <Alert severity="error">{revision.error.message}</Alert>}
      {isShown && (
        <>
          <Typography variant="body2" color="textSecondary">
            {revisada
              ? enPalabras(revisada.documentos.length, revisada)
              : `${seleccionados(sinRepetir(quedan).length)}.`}
          </Typography>
          {revisada?.simulada && (
            <Alert severity="info">
              ARBA simulada: esta instalación contesta sola y sus COT no sirven para viajar.
            </Alert>
          )}
          {revisada && (
            <ProblemasCot
              ref={problems}
              revision={revisada}
              onExcluir={(fuera) => setQuedan(quedan.filter(({ tipo, id }) => !fuera.has(`${tipo}-${id}`)))}
            />
          )}
          {generar.isRunning && generar.action === 'send_to_arba' && <EsperaArba />}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            <FilaArchivo
              nombre="TXT"
              detalle="El archivo para ARBA"
              isBusy={isBusy}
              onEnviar={() => revisada && run(() => generar.send(revisada.archivos, seleccion))}
              onDescargar={() => revisada && run(() => generar.download('txt', revisada.archivos, seleccion))}
            />
            <FilaArchivo
              nombre="XLSX"
              detalle="Planilla para planificar el recorrido"
              isBusy={isBusy}
              onDescargar={() => revisada && generar.download('xls', [revisada.documentos], seleccion)}
            />
          </Box>
        </>
      )}
      {quedan.length === 0 && (
        <Alert severity="info" action={<Button onClick={() => setQuedan(documentos)}>Volver a incluirlos</Button>}>
          No queda ningún documento para enviar.
        </Alert>
      )}
    </FormDialog>
  );
}

const seleccionados = (cuantos: number) => plural(cuantos, 'documento seleccionado', 'documentos seleccionados');

const conProblemas = ({ problemas }: { problemas: readonly unknown[] }) => problemas.length > 0;

function seleccionDe(documentos: readonly DocumentoCot[], dominio: string, hoja: number | null): Seleccion {
  const ids = (wanted: DocumentoCot['tipo']) => documentos.filter(({ tipo }) => tipo === wanted).map(({ id }) => id);
  return { facturas: ids('FAC'), remitos: ids('REM'), dominio, ...(hoja === null ? {} : { hoja }) };
}

const vehiculoEnPalabras = ({ tipo, detalle }: { tipo: string; detalle: string }) =>
  detalle === '' ? 'No está entre los vehículos: sale como transporte propio.' : `${detalle} · ${tipoDeVehiculo(tipo)}`;

interface Resumen {
  reemplazadas: number;
  carga: { importe: number; kilos: number; superaUmbral: boolean };
}

/** '12 documentos seleccionados · $ 1.234.567 netos, 3.400 kg …'. */
function enPalabras(cuantos: number, { reemplazadas, carga }: Resumen): string {
  const parts = [
    `${seleccionados(cuantos)}, ${formatMoney(carga.importe)} netos y ${formatQuantity(carga.kilos)} kg.`,
    carga.superaUmbral ? 'La carga necesita COT.' : '',
    reemplazadas > 0 ? `${plural(reemplazadas, 'factura no va', 'facturas no van')}: viaja su remito.` : '',
  ];
  return parts.filter(Boolean).join(' ');
}
