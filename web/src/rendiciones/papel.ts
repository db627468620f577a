import type { ListadoEnPapel } from '../correo/useListadoEnPapel.tsx';
import { cobranzas } from './columns.ts';
import { readRendicionPdf } from './requests.ts';

/** The paper of a settlement: its collections, totals by type and the QR that the office scans. */
export const PAPEL_RENDICION: ListadoEnPapel<readonly number[]> = {
  nombre: 'Rendición de cobranzas',
  archivo: 'Rendicion_de_cobranzas.pdf',
  read: readRendicionPdf,
  cuantos: (ids) => cobranzas(ids.length),
};
