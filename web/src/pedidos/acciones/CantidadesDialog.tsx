import { formatQuantity } from '@distri/domain/kernel';
import { isLineaCompleta, type LineaPedido } from '@distri/domain/pedidos';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormButtons } from '../../platform/dialogs/FormButtons.tsx';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';
import { WholeWords } from '../../platform/document/WholeWords.tsx';
import { QuantityInput } from '../../platform/forms/numberInputs.tsx';
import { usePhone } from '../../platform/shell/index.ts';
import { tabular } from '../../platform/theme/index.ts';

export interface CantidadesDialogProps {
  title: string;
  /** What the quantities mean and up to where they go. */
  help: string;
  lineas: readonly LineaPedido[];
  /** Heading of the field and of the figure that limits it. */
  campo: string;
  limite: { titulo: string; de: (linea: LineaPedido) => number };
  inicial: (linea: LineaPedido) => number;
  /** What is wrong with the quantity of a line, in the document's words; null when nothing is. */
  problemaDe: (linea: LineaPedido, cantidad: number) => string | null;
  guardar: string;
  isSaving: boolean;
  /** What the server said. */
  error: string | null;
  onSave: (cantidades: { numrenglon: number; cantidad: number }[]) => void;
  onClose: () => void;
  /** Buttons that fill all of them. */
  actions?: (setAll: (de: (linea: LineaPedido) => number) => void) => React.ReactNode;
}

/** A quantity for each line of an order: what goes this time, what came back (D2 §4). Rows with nothing pending are green. */
export function CantidadesDialog(props: CantidadesDialogProps) {
  const { title, help, lineas, inicial, problemaDe, guardar, isSaving, error, onSave, onClose, actions } = props;
  const isPhone = usePhone();
  const [cantidades, setCantidades] = useState<ReadonlyMap<number, number | null>>(
    () => new Map(lineas.map((linea) => [linea.numrenglon, inicial(linea)])),
  );
  const [isAsked, setAsked] = useState(false);
  const of = (linea: LineaPedido) => cantidades.get(linea.numrenglon) ?? null;
  const set = (linea: LineaPedido, value: number | null) =>
    setCantidades((before) => new Map(before).set(linea.numrenglon, value));
  const problema = (linea: LineaPedido) => problemaDe(linea, of(linea) ?? 0);
  const changed = lineas.filter((linea) => (of(linea) ?? 0) !== inicial(linea));
  const isWrong = lineas.some((linea) => problema(linea) !== null);
  const save = () => {
    setAsked(true);
    if (isWrong) return;
    if (changed.length === 0) onClose();
    else onSave(changed.map((linea) => ({ numrenglon: linea.numrenglon, cantidad: of(linea) ?? 0 })));
  };
  const field = (linea: LineaPedido, index: number) => (
    <QuantityInput
      label={`${props.campo} de ${linea.id}`}
      labelHidden
      autoFocus={index === 0}
      value={of(linea)}
      onChange={(value) => set(linea, value)}
      error={(isAsked || of(linea) !== inicial(linea)) && problema(linea) ? (problema(linea) ?? undefined) : undefined}
    />
  );
  const shared = { ...props, field };
  return (
    <FormDialog
      title={title}
      maxWidth="md"
      isBusy={isSaving}
      onClose={onClose}
      onSubmit={save}
      actions={<FormButtons label={guardar} onCancel={onClose} loading={isSaving} />}
    >
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography color="textSecondary" sx={{ flex: { xs: '1 0 100%', sm: 1 } }}>
          {help}
        </Typography>
        {actions?.((de) => setCantidades(new Map(lineas.map((linea) => [linea.numrenglon, de(linea)]))))}
      </Box>
      {error && <Alert severity="error">{error}</Alert>}
      {isPhone ? <Cards {...shared} /> : <Rows {...shared} />}
    </FormDialog>
  );
}

interface LinesProps extends CantidadesDialogProps {
  field: (linea: LineaPedido, index: number) => React.ReactNode;
}

const tint = (linea: LineaPedido) => (isLineaCompleta(linea) ? { bgcolor: 'superficie.completo' } : undefined);

function Rows({ lineas, campo, limite, field }: LinesProps) {
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label="Artículos"
      sx={{ '& .MuiOutlinedInput-root': { minHeight: 32, height: 32 } }}
    >
      <Table stickyHeader aria-label="Artículos">
        <TableHead>
          <TableRow>
            <TableCell>Código</TableCell>
            <TableCell>Detalle</TableCell>
            <TableCell align="right">Cantidad</TableCell>
            <TableCell align="right">{limite.titulo}</TableCell>
            <TableCell align="right" sx={{ width: 264 }}>
              {campo}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={tabular}>
          {lineas.map((linea, index) => (
            <TableRow key={linea.numrenglon} sx={tint(linea)}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <b>{linea.id}</b>
              </TableCell>
              <TableCell sx={{ maxWidth: 0, width: '45%' }} title={linea.detalle}>
                <Typography variant="body2" noWrap>
                  {linea.detalle}
                </Typography>
              </TableCell>
              <TableCell align="right">{formatQuantity(linea.cantidad)}</TableCell>
              <TableCell align="right">{formatQuantity(limite.de(linea))}</TableCell>
              <TableCell>{field(linea, index)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Cards({ lineas, limite, field }: LinesProps) {
  return (
    <Box component="ul" aria-label="Artículos" sx={{ m: 0, mx: -6, p: 0, listStyle: 'none' }}>
      {lineas.map((linea, index) => (
        <Box
          component="li"
          key={linea.numrenglon}
          sx={{ px: 6, py: 3, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 2, ...tint(linea) }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="subtitle2">
              <WholeWords text={linea.detalle} />
            </Typography>
            <Typography variant="caption" color="textSecondary" sx={tabular}>
              {linea.id} · {formatQuantity(linea.cantidad)} · {limite.titulo}: {formatQuantity(limite.de(linea))}
            </Typography>
          </Box>
          {field(linea, index)}
        </Box>
      ))}
    </Box>
  );
}
