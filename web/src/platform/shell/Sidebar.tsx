import { findSeccion, VERSION_PRODUCTO } from '@distri/domain/kernel';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Logo } from './Logo.tsx';
import { useMenu } from './menuContext.ts';
import { MenuRow, SidebarSection } from './SidebarSection.tsx';
import { usePhone } from './useMovil.ts';

interface SidebarProps {
  onSearch: () => void;
}

/** The menu by role and company (D1 §2.5, §6): one level open, the section of the page to begin with. */
export function Sidebar({ onSearch }: SidebarProps) {
  const phone = usePhone();
  const menu = useMenu();
  const path = useLocation({ select: (location) => location.pathname });
  const current = findSeccion(path)?.id;
  const [open, setOpen] = useState(current);
  useEffect(() => setOpen(current), [current]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%', px: 2, pt: 4 }}>
      <Box sx={{ px: 2, mb: 5 }}>
        <Logo />
      </Box>
      {phone && (
        <MenuRow onClick={onSearch} sx={{ flexGrow: 0 }}>
          <SearchIcon />
          Buscar
        </MenuRow>
      )}
      <Box component="nav" aria-label="Menú principal" sx={{ flex: 1 }}>
        <List disablePadding sx={{ display: 'grid', gap: { xs: 0, sm: '2px' } }}>
          {menu.map((section) => (
            <SidebarSection
              key={section.id}
              section={section}
              path={path}
              isOpen={open === section.id}
              onToggle={() => setOpen(open === section.id ? undefined : section.id)}
            />
          ))}
        </List>
      </Box>
      <Typography variant="caption" color="textSecondary" sx={{ px: 2.5, pt: 4, pb: 3 }}>
        Versión {VERSION_PRODUCTO}
      </Typography>
    </Box>
  );
}
