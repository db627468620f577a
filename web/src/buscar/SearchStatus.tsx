import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Found } from './useHits.ts';

interface SearchStatusProps {
  found: Found;
  text: string;
  /** Said while there is nothing to say of the search. */
  idle: string;
}

/** How the search goes; one that failed is tried again from here. */
export function SearchStatus({ found, text, idle }: SearchStatusProps) {
  const said = found.error?.message ?? progressOf(found, text) ?? idle;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, py: said ? 2 : 0 }}>
      <Typography variant="caption" color={found.error ? 'error' : 'textSecondary'} role="status" sx={{ flex: 1 }}>
        {said}
      </Typography>
      {found.error && (
        <Button size="small" variant="outlined" onClick={found.retry}>
          Reintentar
        </Button>
      )}
    </Box>
  );
}

function progressOf({ hits, isSearching }: Found, text: string): string | null {
  if (isSearching) return 'Buscando…';
  return text.trim() !== '' && hits.length === 0 ? 'No se encontraron resultados' : null;
}
