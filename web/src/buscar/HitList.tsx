import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { radio } from '../platform/theme/index.ts';
import type { Hit } from './hits.ts';

interface HitListProps {
  id: string;
  hits: readonly Hit[];
  /** Index of the one that Enter chooses. */
  current: number;
  onChoose: (hit: Hit) => void;
  onPoint: (index: number) => void;
}

export const hitId = (hit: Hit) => `resultado-${hit.key.replaceAll(/[^\w-]/g, '_')}`;

/** The hits under the name of their kind. The focus stays in the field; the row under the cursor is told to readers by it. */
export function HitList({ id, hits, current, onChoose, onPoint }: HitListProps) {
  return (
    <Box id={id} role="listbox" aria-label="Resultados" sx={{ flex: 1, overflow: 'auto', px: 2, pb: 2 }}>
      {hits.map((hit, index) => (
        <Box key={hit.key} role="presentation">
          {hit.group !== hits[index - 1]?.group && (
            <Typography
              variant="overline"
              color="textSecondary"
              role="presentation"
              sx={{ display: 'block', px: 2, pt: 3, pb: 1 }}
            >
              {hit.group}
            </Typography>
          )}
          <HitRow hit={hit} selected={index === current} onChoose={onChoose} onPoint={() => onPoint(index)} />
        </Box>
      ))}
    </Box>
  );
}

interface HitRowProps {
  hit: Hit;
  selected: boolean;
  onChoose: (hit: Hit) => void;
  onPoint: () => void;
}

function HitRow({ hit, selected, onChoose, onPoint }: HitRowProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (selected) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <Box
      ref={ref}
      id={hitId(hit)}
      role="option"
      aria-selected={selected}
      onClick={() => onChoose(hit)}
      onMouseMove={selected ? undefined : onPoint}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: { xs: 48, sm: 36 },
        px: 2,
        cursor: 'pointer',
        borderRadius: `${radio.control}px`,
        bgcolor: selected ? 'superficie.seleccion' : undefined,
      }}
    >
      {/* On a phone one over the other: the number of a customer is not cut by its name. */}
      <Box
        component="span"
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { sm: 'center' },
          columnGap: 2,
          py: { xs: 1, sm: 0 },
        }}
      >
        <Typography variant="body2" component="span" noWrap sx={{ fontWeight: 500 }}>
          {hit.title}
        </Typography>
        <Typography
          variant="caption"
          component="span"
          color="textSecondary"
          noWrap
          sx={{ flex: { sm: 1 }, minWidth: 0 }}
        >
          {hit.detail}
        </Typography>
      </Box>
      {selected && (
        <Typography
          variant="caption"
          component="span"
          color="textSecondary"
          aria-hidden
          // A finger needs no such word, and the row its room.
          sx={{ display: { xs: hit.action.kind === 'open' ? 'none' : undefined, sm: 'block' }, whiteSpace: 'nowrap' }}
        >
          {hit.action.kind === 'open' ? 'Abrir' : 'Copiar el código'}
        </Typography>
      )}
    </Box>
  );
}
