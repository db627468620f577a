import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import type SvgIcon from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import { usePhone } from '../shell/useMovil.ts';
import { type DialTool, PhoneDial } from './PhoneDial.tsx';

type Kind = 'mail' | 'print' | 'download' | 'view';

const TOOLS: Readonly<Record<Kind, { label: string; icon: typeof SvgIcon }>> = {
  mail: { label: 'Enviar por e-mail', icon: MailIcon },
  print: { label: 'Imprimir', icon: PrintIcon },
  download: { label: 'Descargar', icon: DownloadIcon },
  view: { label: 'Ver en pantalla', icon: ViewIcon },
};
const ORDER: readonly Kind[] = ['mail', 'print', 'download', 'view'];

/** Absent means that this person does not have it. */
export interface DocumentToolbarProps extends Partial<Record<Kind, () => void>> {
  /** While the PDF is being made. */
  isBusy?: boolean;
  /** A document's own actions: on a phone they join the dial. */
  extra?: readonly DialTool[];
}

/**
 * E-mail, print, download, view on screen (D1 §2.6); a speed dial with words on phones.
 * @example <DocumentToolbar mail={openMail} print={print} download={download} view={openPdf} isBusy={isPending} />
 */
export function DocumentToolbar({ isBusy = false, extra = [], ...handlers }: DocumentToolbarProps) {
  const isPhone = usePhone();
  const tools = ORDER.flatMap((kind): DialTool[] => {
    const onClick = handlers[kind];
    return onClick ? [{ ...TOOLS[kind], onClick, disabled: isBusy }] : [];
  });
  if (isPhone) return <PhoneDial label="Acciones del documento" icon={<MoreIcon />} tools={[...tools, ...extra]} />;
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
