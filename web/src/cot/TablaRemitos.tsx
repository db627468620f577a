import { type EnvioGuardado, ESTADO_VISIBLE_COT, type RemitoEnvio } from '@distri/domain/cot';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { StateChip } from '../platform/document/StateChip.tsx';
import { usePhone } from '../platform/shell/useMovil.ts';
import { tabular } from '../platform/theme/index.ts';
import { CargarCot } from './CargarCot.tsx';
import { nombreDocumento } from './columns.tsx';

const NOMBRE = 'Respuesta por documento';

/** Document, processed, COT and message (D3 §2); one under the other on a phone. */
export function TablaRemitos({ envio }: { envio: EnvioGuardado }) {
  const isPhone = usePhone();
  const { id, remitos } = envio;
  if (isPhone)
    return (
      <Box component="ul" aria-label={NOMBRE} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {remitos.map((remito) => (
          <Ficha key={remito.numeroUnico} envio={id} remito={remito} />
        ))}
      </Box>
    );
  return (
    <Box sx={{ overflowX: 'auto', flexShrink: 0 }}>
      <Table size="small" aria-label={NOMBRE}>
        <TableHead>
          <TableRow>
            <TableCell>Documento</TableCell>
            <TableCell>Procesado</TableCell>
            <TableCell>COT</TableCell>
            <TableCell>Mensaje</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {remitos.map((remito) => (
            <TableRow key={remito.numeroUnico}>
              <TableCell sx={{ ...CELDA, minWidth: 232 }}>
                <Documento remito={remito} />
              </TableCell>
              <TableCell sx={CELDA}>
                <StateChip {...ESTADO_VISIBLE_COT[remito.resultado]} />
              </TableCell>
              <TableCell sx={{ ...CELDA, minWidth: 140 }}>
                <Codigo envio={id} remito={remito} />
              </TableCell>
              <TableCell sx={CELDA}>{mensajeDe(remito)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Two lines a row, with air. */
const CELDA = { verticalAlign: 'top', py: 2 } as const;

function Ficha({ envio, remito }: { envio: number; remito: RemitoEnvio }) {
  const mensaje = mensajeDe(remito);
  return (
    <Box component="li" sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Documento remito={remito} />
        <StateChip {...ESTADO_VISIBLE_COT[remito.resultado]} />
      </Box>
      <Codigo envio={envio} remito={remito} />
      {mensaje !== '' && <Typography variant="body2">{mensaje}</Typography>}
    </Box>
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
      sx={{ ml: -2, mt: -1 }}
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
