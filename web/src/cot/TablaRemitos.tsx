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
import { tabular } from '../platform/theme/index.ts';
import { CargarCot } from './CargarCot.tsx';
import { nombreDocumento } from './columns.tsx';

const CARGABLES: readonly RemitoEnvio['resultado'][] = ['a_verificar', 'sin_respuesta', 'descargado'];

/** Document, processed, COT and message (D3 §2). */
export function TablaRemitos({ envio }: { envio: EnvioGuardado }) {
  const [cargando, setCargando] = useState<string | null>(null);
  return (
    <Box sx={{ overflowX: 'auto', flexShrink: 0 }}>
      <Table size="small" aria-label="Respuesta por documento">
        <TableHead sx={{ display: { xs: 'none', sm: 'table-header-group' } }}>
          <TableRow>
            <TableCell>Documento</TableCell>
            <TableCell>Procesado</TableCell>
            <TableCell>COT</TableCell>
            <TableCell>Mensaje</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {envio.remitos.map((remito) => (
            <TableRow key={remito.numeroUnico} sx={FILA}>
              <TableCell sx={CELDA}>
                <Typography variant="body2" noWrap>
                  {nombreDocumento(remito)}
                </Typography>
                <Typography variant="caption" component="p" color="textSecondary">
                  {remito.razsoc}
                </Typography>
              </TableCell>
              <TableCell sx={CELDA}>
                <StateChip {...ESTADO_VISIBLE_COT[remito.resultado]} />
              </TableCell>
              <TableCell sx={{ ...CELDA, minWidth: { sm: 140 } }}>
                {remito.cot !== null && (
                  <Typography variant="subtitle2" component="span" sx={tabular}>
                    {remito.cot}
                  </Typography>
                )}
                {CARGABLES.includes(remito.resultado) &&
                  !remito.enOtroEnvio &&
                  (cargando === remito.numeroUnico ? (
                    <CargarCot envio={envio.id} remito={remito} onDone={() => setCargando(null)} />
                  ) : (
                    <Button
                      size="small"
                      sx={{ ml: -2, mt: -1 }}
                      onClick={() => setCargando(remito.numeroUnico)}
                      aria-label={`Cargar COT del ${nombreDocumento(remito)}`}
                    >
                      Cargar COT
                    </Button>
                  ))}
              </TableCell>
              <TableCell sx={CELDA}>{mensajeDe(remito)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Two lines a row, with air. On a phone its cells two by two: document and state, COT and message. */
const CELDA = {
  verticalAlign: 'top',
  py: 2,
  display: { xs: 'block', sm: 'table-cell' },
  borderBottom: { xs: 0, sm: 1 },
  borderColor: 'divider',
} as const;
const FILA = {
  display: { xs: 'grid', sm: 'table-row' },
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  borderTop: { xs: 1, sm: 0 },
  borderColor: 'divider',
} as const;

function mensajeDe({ mensaje, cargadoPor, enOtroEnvio, resultado }: RemitoEnvio): string {
  if (cargadoPor !== '') return `Cargado a mano por ${cargadoPor}`;
  if (enOtroEnvio && resultado !== 'aceptado') return [mensaje, 'Fue en otro archivo.'].filter(Boolean).join(' ');
  return mensaje;
}
