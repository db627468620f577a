import { formatDia, formatMoney } from '@distri/domain/kernel';
import ScanIcon from '@mui/icons-material/QrCode2Outlined';
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { ScreenState } from '../../platform/feedback/index.ts';
import { MoneyText } from '../../platform/format/MoneyText.tsx';
import { usePhone } from '../../platform/shell/useMovil.ts';
import { tabular } from '../../platform/theme/index.ts';
import type { CobranzaRendible } from '../requests.ts';

interface EscaneadasListProps {
  escaneadas: readonly CobranzaRendible[];
  onRemove: (id: number) => void;
}

/** What was scanned, the newest on top. */
export function EscaneadasList(props: EscaneadasListProps) {
  const isPhone = usePhone();
  if (props.escaneadas.length === 0)
    return (
      <ScreenState
        icon={<ScanIcon />}
        title="Escaneá el QR de la rendición"
        help="Cada código trae sus cobranzas. También podés escribir el id y presionar Enter, o agregarlas de la lista."
      />
    );
  return isPhone ? <PhoneList {...props} /> : <DeskTable {...props} />;
}

const TITLES = [
  ['Id', 'left'],
  ['Recibo', 'left'],
  ['Fecha de recibo', 'left'],
  ['Cliente', 'left'],
  ['Vendedor', 'left'],
  ['Cobrado', 'right'],
] as const;

function DeskTable({ escaneadas, onRemove }: EscaneadasListProps) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Cobranzas escaneadas" sx={{ flex: 1, overflow: 'auto' }}>
      <Table stickyHeader aria-label="Cobranzas escaneadas">
        <TableHead>
          <TableRow>
            {TITLES.map(([title, align]) => (
              <TableCell key={title} align={align}>
                {title}
              </TableCell>
            ))}
            <TableCell aria-label="Acciones" sx={{ width: 56 }} />
          </TableRow>
        </TableHead>
        <TableBody>
          {escaneadas.map(({ id, numrec, fecharecibo, idcliente, razsoc, vendedor, totitems }) => (
            <TableRow key={id} hover>
              <TableCell>{id}</TableCell>
              <TableCell>{numrec}</TableCell>
              <TableCell sx={tabular}>{formatDia(fecharecibo)}</TableCell>
              <TableCell>
                {idcliente} · {razsoc}
              </TableCell>
              <TableCell>{vendedor}</TableCell>
              <TableCell align="right">
                <MoneyText value={totitems} />
              </TableCell>
              <TableCell align="right">
                <RemoveButton id={id} onRemove={onRemove} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function PhoneList({ escaneadas, onRemove }: EscaneadasListProps) {
  return (
    <Box component="ul" aria-label="Cobranzas escaneadas" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {escaneadas.map(({ id, numrec, fecharecibo, razsoc, totitems }) => (
        <Box
          component="li"
          key={id}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            minHeight: 64,
            py: 2,
            pl: 4,
            pr: 1,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
              {razsoc}
            </Typography>
            {/* Who and how much are read whole: what does not fit beside goes under it. */}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
              <Typography variant="caption" color="textSecondary" sx={{ flex: '1 0 auto', ...tabular }}>
                {id} · recibo {numrec} · {formatDia(fecharecibo)}
              </Typography>
              <Typography variant="subtitle2" component="span" sx={{ whiteSpace: 'nowrap', ml: 'auto', ...tabular }}>
                {formatMoney(totitems)}
              </Typography>
            </Box>
          </Box>
          <RemoveButton id={id} onRemove={onRemove} />
        </Box>
      ))}
    </Box>
  );
}

function RemoveButton({ id, onRemove }: { id: number; onRemove: (id: number) => void }) {
  const label = `Quitar la cobranza ${id}`;
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => onRemove(id)}>
        <RemoveIcon />
      </IconButton>
    </Tooltip>
  );
}
