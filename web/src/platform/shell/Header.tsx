import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { sombras } from '../theme/index.ts';
import { BusyRing } from './BusyRing.tsx';
import { CompanyBadge } from './CompanyBadge.tsx';
import { FullscreenToggle } from './FullscreenToggle.tsx';
import { HEADER_ACTIONS_ID } from './HeaderActions.tsx';
import { HeaderTitle } from './HeaderTitle.tsx';
import { useCurrentPageHeader } from './pageHeader.ts';
import { usePageTitle } from './pageTitle.ts';
import { SearchButton } from './SearchButton.tsx';
import { useMovil, usePhone, useWide } from './useMovil.ts';
import { useScrolledPast } from './useScrolledPast.ts';

/** The header gains elevation past this scroll (D1 §2.3). */
const UMBRAL_ELEVACION_PX = 48;

interface HeaderProps {
  onMenu: () => void;
  onSearch: () => void;
  /** The notification bell. */
  bell: ReactNode;
  userMenu: ReactNode;
}

/** Title or back arrow, search, company, bell and user (D1 §2.3); phones swap search and company for the fullscreen toggle. */
export function Header({ onMenu, onSearch, bell, userMenu }: HeaderProps) {
  const scrolled = useScrolledPast(UMBRAL_ELEVACION_PX);
  const phone = usePhone();
  const wide = useWide();
  const movil = useMovil();
  const { volver } = usePageTitle();
  const { tarea } = useCurrentPageHeader();
  const isTask = phone && tarea === true;
  return (
    <AppBar
      position="sticky"
      sx={{ boxShadow: scrolled ? sombras.tarjeta : 'none', height: isTask ? 60 : 57, justifyContent: 'center' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 4 }, px: { xs: 1, sm: 4 }, minWidth: 0 }}>
        {!wide && !isTask && !(phone && volver) && (
          <IconButton aria-label="Abrir el menú" onClick={onMenu}>
            <MenuIcon />
          </IconButton>
        )}
        <HeaderTitle />
        <BusyRing />
        <Box id={HEADER_ACTIONS_ID} sx={{ display: 'contents' }} />
        {!phone && <SearchButton onClick={onSearch} />}
        {!phone && <CompanyBadge />}
        {movil && !isTask && <FullscreenToggle />}
        {!isTask && bell}
        {!isTask && userMenu}
      </Box>
    </AppBar>
  );
}
