import type { EstadoVisible } from '@distri/domain/kernel';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { StateDot } from '../document/StateChip.tsx';
import { sombras } from '../theme/index.ts';

/**
 * What the colours of the map mean, over its lower edge; the words are the caller's: 'Nuevos', 'Facturados' (D4 §2).
 * @example <MapLegend states={LEYENDA_MAPA} />
 */
export function MapLegend({ states }: { states: readonly EstadoVisible[] }) {
  return (
    <Paper
      variant="outlined"
      component="ul"
      aria-label="Referencias del mapa"
      sx={{
        position: 'absolute',
        left: 16,
        bottom: 16,
        maxWidth: 'calc(100% - 32px)',
        zIndex: 'fab',
        m: 0,
        px: 3,
        py: 2,
        listStyle: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 1,
        bgcolor: 'superficie.elevada',
        boxShadow: sombras.menu,
      }}
    >
      {states.map(({ tono, palabra }) => (
        <Typography
          key={palabra}
          component="li"
          variant="caption"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, whiteSpace: 'nowrap' }}
        >
          <StateDot tono={tono} />
          {palabra}
        </Typography>
      ))}
    </Paper>
  );
}
