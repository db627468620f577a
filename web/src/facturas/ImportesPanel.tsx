import type { Centavos } from '@distri/domain/kernel';
import Paper from '@mui/material/Paper';
import { TotalesPanel } from '../lineas/TotalesPanel.tsx';
import { filasDeImportes } from './vista.ts';

/** The taxes of an issued document, down to what is paid. */
export function ImportesPanel(documento: Parameters<typeof filasDeImportes>[0] & { importe: Centavos }) {
  return (
    <Paper variant="outlined">
      <TotalesPanel filas={filasDeImportes(documento)} etiquetaTotal="Importe Final" total={documento.importe} />
    </Paper>
  );
}
