import { type EnvioGuardado, ESTADO_VISIBLE_COT, type RemitoEnvio } from '@distri/domain/cot';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { StateChip } from '../platform/document/StateChip.tsx';
import { tabular } from '../platform/theme/index.ts';
import { CargarCot } from './CargarCot.tsx';
import { nombreDocumento } from './columns.tsx';
import { type Columna, Filas } from './Filas.tsx';

/** Document, processed, COT and message (D3 §2). */
export function TablaRemitos({ envio: { id, remitos } }: { envio: EnvioGuardado }) {
  const columnas: readonly Columna<RemitoEnvio>[] = [
    { titulo: 'Documento', minWidth: 232, celda: (remito) => <Documento remito={remito} /> },
    { titulo: 'Procesado', celda: ({ resultado }) => <StateChip {...ESTADO_VISIBLE_COT[resultado]} /> },
    { titulo: 'COT', minWidth: 140, celda: (remito) => <Codigo envio={id} remito={remito} /> },
    { titulo: 'Mensaje', celda: mensajeDe },
  ];
  return (
    <Filas
      nombre="Respuesta por documento"
      filas={remitos}
      clave={({ numeroUnico }) => numeroUnico}
      columnas={columnas}
      ficha={(remito) => <Ficha envio={id} remito={remito} />}
    />
  );
}

function Ficha({ envio, remito }: { envio: number; remito: RemitoEnvio }) {
  const mensaje = mensajeDe(remito);
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Documento remito={remito} />
        <StateChip {...ESTADO_VISIBLE_COT[remito.resultado]} />
      </Box>
      <Codigo envio={envio} remito={remito} />
      {mensaje !== '' && <Typography variant="body2">{mensaje}</Typography>}
    </>
  );
}

function Documento({ remito }: { remito: RemitoEnvio }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" noWrap>
        {nombreDocumento(remito)}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {remito.razsoc}
      </Typography>
    </Box>
  );
}

const CARGABLES: readonly RemitoEnvio['resultado'][] = ['a_verificar', 'sin_respuesta', 'descargado'];

/** Its COT, or the way to type in the one that ARBA has. */
function Codigo({ envio, remito }: { envio: number; remito: RemitoEnvio }) {
  const [isOpen, setOpen] = useState(false);
  const { cot, resultado, enOtroEnvio } = remito;
  if (cot !== null)
    return (
      <Typography variant="subtitle2" component="p" sx={tabular}>
        {cot}
      </Typography>
    );
  if (!CARGABLES.includes(resultado) || enOtroEnvio) return null;
  if (isOpen) return <CargarCot envio={envio} remito={remito} onDone={() => setOpen(false)} />;
  return (
    <Button
      size="small"
      sx={{ ml: { xs: -5, sm: -2.5 }, mt: -1 }}
      onClick={() => setOpen(true)}
      aria-label={`Cargar COT del ${nombreDocumento(remito)}`}
    >
      Cargar COT
    </Button>
  );
}

function mensajeDe({ mensaje, cargadoPor, enOtroEnvio, resultado }: RemitoEnvio): string {
  if (cargadoPor !== '') return `Cargado a mano por ${cargadoPor}`;
  if (!enOtroEnvio || resultado === 'aceptado') return mensaje;
  return [mensaje.replace(/\.$/, ''), 'Fue en otro archivo.'].filter(Boolean).join('. ');
}
