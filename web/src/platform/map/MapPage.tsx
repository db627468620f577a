import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface MapPageProps {
  /** The map and what lies over it. */
  map: ReactNode;
  /** Beside the map on a desk, under it on a phone. */
  panel: ReactNode;
}

/** A map over the whole page with its panel (D2 §2, "full-screen"). */
export function MapPage({ map, panel }: MapPageProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '336px minmax(0, 1fr)' },
        gridTemplateRows: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
        flex: { xs: 'none', sm: 1 },
        minHeight: 0,
        m: -4,
        height: { xs: 'calc(100dvh - 60px)', sm: 'auto' },
      }}
    >
      <Box sx={{ position: 'relative', order: { md: 2 }, minHeight: 0 }}>{map}</Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: 0,
          overflow: 'auto',
          bgcolor: 'background.paper',
          borderStyle: 'solid',
          borderColor: 'divider',
          borderWidth: { xs: '1px 0 0', md: '0 1px 0 0' },
        }}
      >
        {panel}
      </Box>
    </Box>
  );
}
