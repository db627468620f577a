import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useUser } from '../session/index.ts';
import { radio } from '../theme/index.ts';
import { Kbd } from './Kbd.tsx';
import { searchHint } from './searchHint.ts';

/** Looks like the field it opens; `Ctrl K` does the same. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  const { role } = useUser();
  return (
    <ButtonBase
      onClick={onClick}
      aria-keyshortcuts="Control+K"
      sx={{
        typography: 'body2',
        justifyContent: 'flex-start',
        gap: 2,
        flexShrink: 1,
        minWidth: 40,
        width: 352,
        height: 34,
        px: 2.5,
        overflow: 'hidden',
        color: 'text.secondary',
        bgcolor: 'superficie.hundida',
        border: 1,
        borderColor: 'divider',
        borderRadius: `${radio.control}px`,
        '&:hover': { borderColor: 'superficie.bordeFuerte' },
      }}
    >
      <SearchIcon sx={{ fontSize: 18 }} />
      <Box component="span" sx={{ flex: 1, textAlign: 'left', whiteSpace: 'nowrap', overflow: 'hidden' }}>
        {searchHint(role)}
      </Box>
      <Kbd>Ctrl K</Kbd>
    </ButtonBase>
  );
}
