import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
  /** Takes two of the four columns: addresses. */
  wide?: boolean;
}

interface FactsProps {
  facts: readonly Fact[];
  columns?: 2 | 4;
  /** Inside of a dialog, which has a margin of its own. */
  isFlush?: boolean;
}

/**
 * Label over value in four columns, two in a narrow panel and on phones; what has no value is left out.
 * @example <Facts facts={[{ label: 'Ingreso', value: formatDia(pedido.ingreso) }]} />
 */
export function Facts({ facts, columns = 4, isFlush = false }: FactsProps) {
  const present = facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: `repeat(${columns}, minmax(0, 1fr))` },
        gap: 3,
        m: 0,
        p: isFlush ? 0 : 4,
      }}
    >
      {present.map(({ label, value, wide }) => (
        <Box key={label} sx={{ gridColumn: wide ? 'span 2' : undefined, minWidth: 0 }}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="subtitle2"
            sx={{ m: 0, mt: 0.5, fontWeight: 500, overflowWrap: 'anywhere' }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
