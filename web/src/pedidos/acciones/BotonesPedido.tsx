import MoreIcon from '@mui/icons-material/ArrowDropDownOutlined';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState } from 'react';
import type { MenuAction } from '../../platform/document/menuAction.ts';

interface BotonesPedidoProps {
  acciones: readonly MenuAction[];
}

/** One button with everything that can be done with the order now: a page has at most two (look.md, document page). */
export function BotonesPedido({ acciones }: BotonesPedidoProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (acciones.length === 0) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        ref={anchor}
        variant="outlined"
        endIcon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(true)}
      >
        Acciones
      </Button>
      <Menu id={id} open={isOpen} anchorEl={anchor.current} onClose={close}>
        {acciones.map(({ label, icon: Icon, onClick, danger }) => (
          <MenuItem
            key={label}
            sx={danger ? { color: 'error.main' } : undefined}
            onClick={() => {
              close();
              onClick();
            }}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>
              <Icon fontSize="small" />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
