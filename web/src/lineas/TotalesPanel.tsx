import { type Centavos, formatMoney } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Explanation } from '../platform/document/ExplainPopper.tsx';
import { tabular } from '../platform/theme/index.ts';
import type { FilaTotal } from './filasTotales.ts';
import { PorQueBoton } from './PorQueGuardado.tsx';

interface TotalesPanelProps {
  filas: readonly FilaTotal[];
  /** 'Importe Final', 'Importe bonificado'. */
  etiquetaTotal: string;
  total: Centavos;
  /** How it was computed: one click, or Alt P. */
  porQue?: Explanation | null;
  /** Quieter figures under the total. */
  notas?: readonly FilaTotal[];
  /** What can be done about the totals: the discount that the litres reach. */
  children?: ReactNode;
}

/** Amounts in the order in which they are computed, the total last (look 04). Readers hear the total when it changes. */
export function TotalesPanel({ filas, etiquetaTotal, total, porQue, notas = [], children }: TotalesPanelProps) {
  return (
    <Box component="section" aria-label="Totales" sx={{ px: 4, pt: 3, pb: 3 }}>
      <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
        Totales
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {filas.map((fila) => (
          <Fila key={fila.etiqueta} {...fila} />
        ))}
        <Box
          sx={{
            display: 'flex',
            // A long amount takes a line of its own before it takes the mark from its word.
            flexWrap: 'wrap',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            columnGap: 2,
            mt: 2,
            pt: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography component="dt" variant="subtitle2" sx={{ whiteSpace: 'nowrap' }}>
            {etiquetaTotal}
            {porQue && <PorQueBoton label="Por qué este total" explanation={porQue} isTotal />}
          </Typography>
          <Typography component="dd" variant="cifra" aria-live="polite" sx={{ m: 0, ml: 'auto', whiteSpace: 'nowrap' }}>
            {formatMoney(total)}
          </Typography>
        </Box>
        {notas.map((nota) => (
          <Fila key={nota.etiqueta} {...nota} isQuiet />
        ))}
      </Box>
      {children}
    </Box>
  );
}

function Fila({ etiqueta, importe, porQue, isQuiet = false }: FilaTotal & { isQuiet?: boolean }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: '3px' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {etiqueta}
        {porQue && <PorQueBoton label={`Por qué: ${etiqueta}`} explanation={porQue} />}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{
          m: 0,
          whiteSpace: 'nowrap',
          fontWeight: isQuiet ? 400 : 600,
          color: isQuiet ? 'text.secondary' : undefined,
          ...tabular,
        }}
      >
        {formatMoney(importe)}
      </Typography>
    </Box>
  );
}
