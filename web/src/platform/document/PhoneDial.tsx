import CloseIcon from '@mui/icons-material/Close';
import Backdrop from '@mui/material/Backdrop';
import Drawer from '@mui/material/Drawer';
import Fab from '@mui/material/Fab';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { SHEET } from '../dialogs/sheet.ts';

export interface DialTool {
  label: string;
  icon: typeof SvgIcon;
  onClick: () => void;
  disabled?: boolean;
  /** It takes something away. */
  danger?: boolean;
}

/** More than these do not fit above the button on a small phone: they come up as a sheet that scrolls. */
const MAX_DIAL = 7;

interface PhoneDialProps {
  /** What readers hear: 'Acciones del documento'. */
  label: string;
  /** Closed; open it is a cross. */
  icon: ReactNode;
  tools: readonly DialTool[];
  disabled?: boolean;
}

/**
 * The speed dial of phones, words beside the icons (look 05); a plain button when there is one thing to do, a sheet
 * when there are many.
 * The page under it leaves room at its foot (shell), so that its last row can be read above the dial.
 * @example <PhoneDial label="Acciones del documento" icon={<MoreIcon />} tools={tools} />
 */
export function PhoneDial(props: PhoneDialProps) {
  const { label, icon, tools, disabled = false } = props;
  const [isOpen, setOpen] = useState(false);
  const [only] = tools;
  if (!only) return null;
  if (tools.length === 1)
    return (
      <Fab
        aria-label={only.label}
        color="primary"
        disabled={disabled || only.disabled === true}
        onClick={only.onClick}
        sx={PLACE}
        data-dial=""
      >
        {icon}
      </Fab>
    );
  if (tools.length > MAX_DIAL) return <ToolSheet {...props} />;
  return (
    <>
      <Backdrop open={isOpen} sx={{ zIndex: OVER_HEADER }} onClick={() => setOpen(false)} />
      <SpeedDial
        ariaLabel={label}
        open={isOpen}
        onOpen={(_, reason) => reason === 'toggle' && setOpen(true)}
        onClose={(_, reason) => reason !== 'mouseLeave' && reason !== 'blur' && setOpen(false)}
        icon={<SpeedDialIcon icon={icon} openIcon={<CloseIcon />} />}
        FabProps={{ disabled }}
        data-dial=""
        sx={{ ...PLACE, ...(isOpen && { zIndex: OVER_HEADER }) }}
      >
        {tools.map((tool) => (
          <SpeedDialAction
            key={tool.label}
            icon={<tool.icon />}
            onClick={() => {
              if (tool.disabled) return;
              setOpen(false);
              tool.onClick();
            }}
            slotProps={{
              fab: { disabled: tool.disabled === true, sx: FAB },
              tooltip: { title: tool.label, open: true },
              staticTooltipLabel: { sx: LABEL },
            }}
          />
        ))}
      </SpeedDial>
    </>
  );
}

function ToolSheet({ label, icon, tools, disabled = false }: PhoneDialProps) {
  const [isOpen, setOpen] = useState(false);
  const press = (tool: DialTool) => {
    setOpen(false);
    tool.onClick();
  };
  return (
    <>
      <Fab
        aria-label={label}
        aria-haspopup="menu"
        color="primary"
        disabled={disabled}
        onClick={() => setOpen(true)}
        sx={PLACE}
        data-dial=""
      >
        {icon}
      </Fab>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { sx: { ...SHEET, maxHeight: '80dvh' } } }}
      >
        <MenuList aria-label={label} autoFocusItem={isOpen}>
          {tools.map((tool) => (
            <MenuItem
              key={tool.label}
              disabled={tool.disabled === true}
              onClick={() => press(tool)}
              sx={{ minHeight: 48, ...(tool.danger && { color: 'error.main' }) }}
            >
              <ListItemIcon sx={{ color: 'inherit' }}>
                <tool.icon />
              </ListItemIcon>
              {tool.label}
            </MenuItem>
          ))}
        </MenuList>
      </Drawer>
    </>
  );
}

/** Open, it takes the whole screen; closed it stays under what comes down from the header. */
const OVER_HEADER = (theme: Theme) => theme.zIndex.appBar + 1;
const PLACE = { position: 'fixed', right: 20, bottom: 24, zIndex: 'speedDial' } as const;
const FAB = { width: 48, height: 48, bgcolor: 'superficie.elevada', color: 'text.primary' } as const;
const LABEL = { bgcolor: 'superficie.elevada', color: 'text.primary', fontWeight: 500, whiteSpace: 'nowrap' } as const;
