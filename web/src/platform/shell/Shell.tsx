import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ancho } from '../theme/index.ts';
import { Header } from './Header.tsx';
import { PageHeaderContext, PageHeaderStore } from './pageHeader.ts';
import { ScreenOutlet } from './ScreenOutlet.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { useMenuDrawer } from './useMenuDrawer.ts';
import { CONTENT_ID } from './useScrolledPast.ts';

interface ShellProps {
  onSearch: () => void;
  /** Areas bring these: the platform knows nothing of them. */
  bell: ReactNode;
  userMenu: ReactNode;
}

/** Menu, header and the page (D1 §2.5). At desk width the window does not scroll: the page or its panels do. */
export function Shell({ onSearch, bell, userMenu }: ShellProps) {
  const pageHeader = useMemo(() => new PageHeaderStore(), []);
  const { isFixed, isOpen, open, close } = useMenuDrawer();
  return (
    <PageHeaderContext value={pageHeader}>
      <Link
        href={`#${CONTENT_ID}`}
        sx={{ position: 'absolute', left: 8, top: -64, zIndex: 'tooltip', '&:focus': { top: 8 } }}
      >
        Saltar al contenido
      </Link>
      <Box sx={{ display: 'flex', height: { sm: '100dvh' }, minHeight: '100dvh' }}>
        <Drawer
          variant={isFixed ? 'permanent' : 'temporary'}
          open={isFixed || isOpen}
          onClose={close}
          slotProps={{ paper: { sx: { width: ancho.menu, bgcolor: 'background.default' } } }}
          sx={{ width: isFixed ? ancho.menu : 0, flexShrink: 0 }}
        >
          <Sidebar
            onSearch={() => {
              close();
              onSearch();
            }}
          />
        </Drawer>
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Header onMenu={open} onSearch={onSearch} bell={bell} userMenu={userMenu} />
          <Content />
        </Box>
      </Box>
    </PageHeaderContext>
  );
}

/** The page. It takes the focus when another one opens, so that keyboard and reader start at its top. */
function Content() {
  const path = useLocation({ select: (location) => location.pathname });
  const ref = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(path);
  useDocumentTitle();
  useEffect(() => {
    if (path === shown) return;
    setShown(path);
    // A page that puts the focus on its own first field has done so by now.
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [path, shown]);
  return (
    <Box
      component="main"
      ref={ref}
      id={CONTENT_ID}
      tabIndex={-1}
      data-scroll-restoration-id={CONTENT_ID}
      sx={{
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        // On a phone rows go from edge to edge (look 12): what does so takes these 16 px back by a negative margin.
        p: 4,
        overflow: { sm: 'auto' },
        outline: 'none',
        // A dial floats over the foot of the page: its last row can be scrolled clear of it.
        '&:has([data-dial])': { pb: { xs: 28, sm: 4 } },
        // While rows are ticked, what is done with them stands there.
        '&:has([data-eligiendo]) [data-dial]': { display: 'none' },
      }}
    >
      <ScreenOutlet />
    </Box>
  );
}
