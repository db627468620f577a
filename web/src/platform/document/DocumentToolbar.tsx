import CloseIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Backdrop from '@mui/material/Backdrop';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import type SvgIcon from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { usePhone } from '../shell/useMovil.ts';

type Kind = 'mail' | 'print' | 'download' | 'view';

const TOOLS: Readonly<Record<Kind, { label: string; icon: typeof SvgIcon }>> = {
  mail: { label: 'Enviar por e-mail', icon: MailIcon },
  print: { label: 'Imprimir', icon: PrintIcon },
  download: { label: 'Descargar', icon: DownloadIcon },
  view: { label: 'Ver en pantalla', icon: ViewIcon },
};
const ORDER: readonly Kind[] = ['mail', 'print', 'download', 'view'];

export interface ExtraTool {
  label: string;
  icon: typeof SvgIcon;
  onClick: () => void;
  disabled?: boolean;
}

/** Absent means that this person does not have it. */
export interface DocumentToolbarProps extends Partial<Record<Kind, () => void>> {
  /** While the PDF is being made. */
  isBusy?: boolean;
  /** A document's own actions: on a phone they join the dial. */
  extra?: readonly ExtraTool[];
}

/**
 * E-mail, print, download, view on screen (D1 §2.6); a speed dial with words on phones.
 * @example <DocumentToolbar mail={openMail} print={print} download={download} view={openPdf} isBusy={isPending} />
 */
export function DocumentToolbar({ isBusy = false, extra = [], ...handlers }: DocumentToolbarProps) {
  const isPhone = usePhone();
  const tools = ORDER.flatMap((kind): ExtraTool[] => {
    const onClick = handlers[kind];
    return onClick ? [{ ...TOOLS[kind], onClick, disabled: isBusy }] : [];
  });
  if (isPhone) return <Dial tools={[...tools, ...extra]} />;
  if (tools.length === 0) return null;
  return (
    <Paper
      variant="outlined"
      role="toolbar"
      aria-label="Documento"
      sx={{ display: 'flex', alignItems: 'center', borderRadius: '8px', height: 36, px: 0.5 }}
    >
      {tools.map(({ label, icon: Icon, onClick, disabled }) => (
        <Tooltip key={label} title={label}>
          <span>
            <IconButton
              aria-label={label}
              onClick={onClick}
              disabled={disabled === true}
              sx={{ color: 'text.primary' }}
            >
              <Icon />
            </IconButton>
          </span>
        </Tooltip>
      ))}
    </Paper>
  );
}

function Dial({ tools }: { tools: readonly ExtraTool[] }) {
  const [isOpen, setOpen] = useState(false);
  if (tools.length === 0) return null;
  return (
    <>
      <Backdrop open={isOpen} sx={{ zIndex: 'fab' }} onClick={() => setOpen(false)} />
      <SpeedDial
        ariaLabel="Acciones del documento"
        open={isOpen}
        onOpen={(_, reason) => reason === 'toggle' && setOpen(true)}
        onClose={(_, reason) => reason !== 'mouseLeave' && reason !== 'blur' && setOpen(false)}
        icon={<SpeedDialIcon icon={<MoreIcon />} openIcon={<CloseIcon />} />}
        sx={{ position: 'fixed', right: 20, bottom: 24, zIndex: 'speedDial' }}
      >
        {tools.map(({ label, icon: Icon, onClick, disabled }) => (
          <SpeedDialAction
            key={label}
            icon={<Icon />}
            onClick={() => {
              setOpen(false);
              onClick();
            }}
            slotProps={{
              fab: { disabled: disabled === true, sx: FAB },
              tooltip: { title: label, open: true },
              staticTooltipLabel: { sx: LABEL },
            }}
          />
        ))}
      </SpeedDial>
    </>
  );
}

const FAB = { width: 48, height: 48, bgcolor: 'superficie.elevada', color: 'text.primary' } as const;
const LABEL = { bgcolor: 'superficie.elevada', color: 'text.primary', fontWeight: 500, whiteSpace: 'nowrap' } as const;
