import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { GridAction } from './types.ts';
import type { MenuState } from './useGrid.ts';

interface RowMenuProps<Data> {
  menu: MenuState<Data> | null;
  actions: ((row: Data) => readonly GridAction[]) | undefined;
  onClose: () => void;
}

/** What can be done with one row: from its "…" button, the right click or the menu key. */
export function RowMenu<Data>({ menu, actions, onClose }: RowMenuProps<Data>) {
  if (!menu || !actions) return null;
  const { anchor } = menu;
  const place =
    anchor instanceof Element
      ? { anchorEl: anchor }
      : { anchorReference: 'anchorPosition' as const, anchorPosition: { left: anchor.x, top: anchor.y } };
  return (
    <Menu open onClose={onClose} {...place}>
      {actions(menu.row).map(({ label, icon: Icon, onClick, disabled, danger }) => (
        <MenuItem
          key={label}
          disabled={disabled === true}
          sx={danger ? { color: 'error.main' } : undefined}
          onClick={() => {
            onClose();
            onClick();
          }}
        >
          {Icon && (
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
          )}
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
