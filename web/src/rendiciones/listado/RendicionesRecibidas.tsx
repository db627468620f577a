import { formatDia } from '@distri/domain/kernel';
import type { RendicionManual } from '@distri/domain/rendiciones';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import DetailIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { downloadPdf } from '../../correo/pdf.ts';
import { formatTime } from '../../platform/format/time.ts';
import { usePhone } from '../../platform/shell/useMovil.ts';
import { tabular } from '../../platform/theme/index.ts';
import { cobranzas } from '../columns.ts';
import { readRendicionPdf } from '../requests.ts';
import { agrupar, papelesDe, type Rendicion } from './grupos.ts';

interface RendicionesRecibidasProps {
  grupos: readonly Rendicion[];
  /** All of them: the paper of a group is whole, whatever is searched for. */
  todas: readonly RendicionManual[];
  onOpen: (cobranza: number) => void;
}

/** By the moment in which they were received; each with its paper (D4 §2). */
export function RendicionesRecibidas({ grupos, todas, onOpen }: RendicionesRecibidasProps) {
  const whole = new Map(agrupar(todas).map((grupo) => [grupo.timestamp, grupo]));
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflow: { sm: 'auto' } }}>
      {grupos.map((grupo) => (
        <Box component="section" key={grupo.timestamp} aria-label={nameOf(grupo)}>
          <Cabecera grupo={whole.get(grupo.timestamp) ?? grupo} />
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {grupo.cobranzas.map((cobranza) => (
              <Fila key={cobranza.idrecibo} cobranza={cobranza} onOpen={onOpen} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** 'Recibida el 20/11/2026 a las 10:42' */
const nameOf = ({ fecha, timestamp }: Rendicion) => `Recibida el ${formatDia(fecha)} a las ${formatTime(timestamp)}`;

function Cabecera({ grupo }: { grupo: Rendicion }) {
  const [isBusy, setBusy] = useState(false);
  const papeles = papelesDe(grupo);
  const download = async () => {
    setBusy(true);
    for (const [at, ids] of papeles.entries()) {
      const part = papeles.length > 1 ? `_${at + 1}_de_${papeles.length}` : '';
      await downloadPdf(() => readRendicionPdf(ids), `Rendicion_${grupo.timestamp.slice(0, 10)}${part}.pdf`);
    }
    setBusy(false);
  };
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 2,
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        minHeight: { xs: 64, sm: 44 },
        px: 4,
        bgcolor: 'superficie.hundida',
        borderBlock: 1,
        borderColor: 'divider',
        mt: '-1px',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3" sx={{ fontWeight: 600, ...tabular }}>
          {formatDia(grupo.fecha)}, {formatTime(grupo.timestamp)}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {cobranzas(grupo.cobranzas.length)} · recibió {grupo.usuario}
        </Typography>
      </Box>
      {usePhone() ? (
        <IconButton aria-label="Descargar" loading={isBusy} onClick={() => void download()}>
          <DownloadIcon />
        </IconButton>
      ) : (
        <Button
          size="small"
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={isBusy}
          onClick={() => void download()}
        >
          Descargar
        </Button>
      )}
    </Box>
  );
}

interface FilaProps {
  cobranza: RendicionManual;
  onOpen: (cobranza: number) => void;
}

function Fila({ cobranza, onOpen }: FilaProps) {
  const isPhone = usePhone();
  const { idrecibo, numrec, razsoc, vendedor } = cobranza;
  const label = `Ver la cobranza ${idrecibo}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        minHeight: { xs: 64, sm: 36 },
        px: 4,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {isPhone ? (
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" noWrap>
            {razsoc}
          </Typography>
          <Typography variant="caption" component="div" color="textSecondary" noWrap>
            {idrecibo} · recibo {numrec} · {vendedor}
          </Typography>
        </Box>
      ) : (
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'grid',
            gridTemplateColumns: '128px 128px minmax(0, 1.4fr) minmax(0, 1fr)',
            gap: 3,
            typography: 'body2',
            whiteSpace: 'nowrap',
          }}
        >
          <Box sx={{ fontWeight: 500 }}>Cobranza {idrecibo}</Box>
          <Box>Recibo {numrec}</Box>
          <Typography variant="body2" noWrap title={razsoc}>
            {razsoc}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {vendedor}
          </Typography>
        </Box>
      )}
      <Tooltip title={label}>
        <IconButton aria-label={label} onClick={() => onOpen(idrecibo)}>
          <DetailIcon />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
