import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';

const Tile = createLink(ButtonBase);

/** A way to go on from a screen that asks which. */
export interface Opcion {
  to: string;
  title: string;
  help?: string;
  icon?: ReactNode;
  /** Beside the icon: a chip, a count. */
  badge?: ReactNode;
}

interface OptionTilesProps {
  title: string;
  question?: string;
  options: readonly Opcion[];
  /** The tile that Enter takes: the first one unless told. */
  focus?: string | undefined;
  onChoose?: (to: string) => void;
}

/** A page of a few ways to go on, each a card that is a link: by customer or by date, the entries of a section. */
export function OptionTiles({ title, question, options, focus, onChoose }: OptionTilesProps) {
  const focused = focus ?? options[0]?.to;
  const box = useRef<HTMLDivElement>(null);
  // `autoFocus` does nothing for a link.
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(`a[href="${focused}"]`)?.focus();
  }, [focused]);
  return (
    <Box ref={box} sx={{ width: '100%', maxWidth: 720, mx: 'auto', pt: { xs: 2, sm: 8 } }}>
      {/* On a phone the header names the page. */}
      <Typography variant="h3" component="h1" sx={{ mb: question ? 0 : 4, display: { xs: 'none', sm: 'block' } }}>
        {title}
      </Typography>
      {question && (
        <Typography variant="body1" color="textSecondary" sx={{ mb: 5 }}>
          {question}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {options.map((option) => (
          <Box component="li" key={option.to}>
            <OptionTile option={option} onChoose={onChoose} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface OptionTileProps {
  option: Opcion;
  onChoose: ((to: string) => void) | undefined;
}

function OptionTile({ option: { to, title, help, icon, badge }, onChoose }: OptionTileProps) {
  const hasHead = icon !== undefined || badge !== undefined;
  return (
    <Tile
      to={to}
      onClick={() => onChoose?.(to)}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 1,
        width: '100%',
        height: '100%',
        p: 4,
        textAlign: 'left',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        '&:hover': { bgcolor: 'superficie.resaltada' },
      }}
    >
      {hasHead && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            width: '100%',
            minHeight: 40,
            '& svg': { fontSize: 28, color: 'primary.main' },
          }}
        >
          {icon}
          {badge}
        </Box>
      )}
      <Typography variant="h4" component="span">
        {title}
      </Typography>
      {help && (
        <Typography variant="body1" component="span" color="textSecondary">
          {help}
        </Typography>
      )}
    </Tile>
  );
}
