import type { ItemMenu, SeccionMenu } from '@distri/domain/kernel';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { letra, TEL } from '../theme/index.ts';
import { MENU_ICONS } from './menuIcons.tsx';

/** A row of the menu: a section, or an action of the drawer. */
export const MenuRow = styled(ListItemButton)(({ theme }) =>
  letra(
    theme.typography.body2,
    {
      height: 34,
      padding: '0 10px',
      gap: 10,
      fontWeight: 500,
      color: theme.vars.palette.text.secondary,
      '& svg': { fontSize: 19 },
      '&[aria-expanded="true"]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
      '&.Mui-selected': { fontWeight: 600 },
    },
    { height: 48 },
  ),
);

const RowLink = createLink(MenuRow);

const ItemLink = createLink(styled(MenuRow)({ height: 30, paddingLeft: 39, fontWeight: 400, [TEL]: { height: 44 } }));

interface SidebarSectionProps {
  section: SeccionMenu;
  path: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** A section: a link when it has no items, otherwise a row that opens them. */
export function SidebarSection({ section, path, isOpen, onToggle }: SidebarSectionProps) {
  const icon = MENU_ICONS[section.id];
  if (section.items.length === 0) {
    return (
      <ListItem disablePadding>
        <RowLink to={section.ruta} selected={path === section.ruta}>
          {icon}
          {section.etiqueta}
        </RowLink>
      </ListItem>
    );
  }
  const listId = `menu-${section.id}`;
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <MenuRow aria-expanded={isOpen} aria-controls={isOpen ? listId : undefined} onClick={onToggle}>
        {icon}
        <span style={{ flex: 1 }}>{section.etiqueta}</span>
        {isOpen ? <ExpandMoreIcon fontSize="small" /> : <ChevronRightIcon fontSize="small" />}
      </MenuRow>
      {isOpen && <Items id={listId} items={section.items} path={path} />}
    </ListItem>
  );
}

function Items({ id, items, path }: { id: string; items: readonly ItemMenu[]; path: string }) {
  return (
    <List id={id} disablePadding sx={{ display: 'grid', gap: '1px', pt: '2px' }}>
      {items.map((item) => {
        const selected = path === item.ruta || path.startsWith(`${item.ruta}/`);
        return (
          <ListItem key={item.id} disablePadding>
            <ItemLink to={item.ruta} selected={selected}>
              {item.etiqueta}
            </ItemLink>
          </ListItem>
        );
      })}
    </List>
  );
}
