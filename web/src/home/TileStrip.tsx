import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { delayed } from '../platform/feedback/index.ts';
import { tabular } from '../platform/theme/index.ts';
import type { Tile } from './tiles.ts';

/** On a phone an odd last cell takes both columns. */
const CELL = {
  minHeight: 70,
  px: 4,
  py: 2,
  bgcolor: 'background.paper',
  '&:last-of-type:nth-of-type(odd)': { gridColumn: { xs: 'span 2', md: 'auto' } },
};

/** Figures side by side in one panel; two columns on a phone. */
export function TileStrip({ tiles }: { tiles: readonly Tile[] | undefined }) {
  return (
    <Paper
      component="ul"
      variant="outlined"
      aria-label="Resumen"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${tiles?.length ?? 5}, 1fr)` },
        gap: '1px',
        m: 0,
        p: 0,
        listStyle: 'none',
        overflow: 'hidden',
        bgcolor: 'divider',
      }}
    >
      {tiles ? tiles.map((tile) => <TileItem key={tile.label} {...tile} />) : <TileSkeletons />}
    </Paper>
  );
}

function TileItem({ label, count, detail, urgent = false }: Tile) {
  return (
    <Box component="li" sx={CELL}>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ fontWeight: 500 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 2 }}>
        <Typography variant="h2" component="span" sx={tabular}>
          {count}
        </Typography>
        <Typography
          variant="caption"
          sx={{ color: urgent ? 'warning.main' : 'text.secondary', fontWeight: urgent ? 600 : 400 }}
        >
          {detail}
        </Typography>
      </Box>
    </Box>
  );
}

function TileSkeletons() {
  return ['a', 'b', 'c', 'd', 'e'].map((key) => (
    <Box component="li" key={key} sx={CELL}>
      <Box aria-hidden sx={delayed}>
        <Skeleton width="60%" height={14} />
        <Skeleton width="40%" height={28} sx={{ mt: 1.5 }} />
      </Box>
    </Box>
  ));
}
