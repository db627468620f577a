import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { usePhone } from '../platform/shell/useMovil.ts';

export interface Columna<Fila> {
  titulo: string;
  minWidth?: number;
  /** Figures go to the right. */
  isFigure?: boolean;
  celda: (fila: Fila) => ReactNode;
}

interface FilasProps<Fila> {
  /** What readers hear. */
  nombre: string;
  filas: readonly Fila[];
  clave: (fila: Fila) => string | number;
  columnas: readonly Columna<Fila>[];
  /** The same on a phone, one under the other. */
  ficha: (fila: Fila) => ReactNode;
}

/** A short table inside a dialog; one card under the other on a phone. */
export function Filas<Fila>({ nombre, filas, clave, columnas, ficha }: FilasProps<Fila>) {
  if (usePhone())
    return (
      <Box component="ul" aria-label={nombre} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {filas.map((fila) => (
          <Box component="li" key={clave(fila)} sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
            {ficha(fila)}
          </Box>
        ))}
      </Box>
    );
  return (
    <Box sx={{ overflowX: 'auto', flexShrink: 0 }}>
      <Table size="small" aria-label={nombre}>
        <TableHead>
          <TableRow>
            {columnas.map(({ titulo, isFigure }) => (
              <TableCell key={titulo} align={isFigure ? 'right' : 'left'}>
                {titulo}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {filas.map((fila) => (
            <TableRow key={clave(fila)}>
              {columnas.map(({ titulo, minWidth, isFigure, celda }) => (
                <TableCell key={titulo} align={isFigure ? 'right' : 'left'} sx={{ ...CELDA, minWidth }}>
                  {celda(fila)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Two lines a row, with air. */
const CELDA = { verticalAlign: 'top', py: 2 } as const;
