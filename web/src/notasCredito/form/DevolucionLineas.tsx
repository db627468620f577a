import type { LineaFactura } from '@distri/domain/facturas';
import { type Centavos, formatMoney, formatPercent, formatQuantity } from '@distri/domain/kernel';
import { restaPorDevolver } from '@distri/domain/notasCredito';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { LONG_CELL } from '../../platform/document/longCell.ts';
import { WholeWords } from '../../platform/document/WholeWords.tsx';
import { MoneyText } from '../../platform/format/MoneyText.tsx';
import { formatPercentCell } from '../../platform/format/numbers.ts';
import { QuantityInput } from '../../platform/forms/numberInputs.tsx';
import { usePhone } from '../../platform/shell/index.ts';
import type { EditorNota } from './useNotaForm.ts';

interface DevolucionLineasProps {
  lineas: readonly LineaFactura[];
  editor: Pick<EditorNota, 'form' | 'set' | 'setCantidad'>;
  importes: ReadonlyMap<number, Centavos>;
  /** Places of the lines with a problem, from 1. */
  malas: ReadonlySet<number>;
}

/** The invoice's lines, with what was credited before, what remains and what comes back now. */
export function DevolucionLineas({ lineas, editor, importes, malas }: DevolucionLineasProps) {
  const isPhone = usePhone();
  const { form, set, setCantidad } = editor;
  const all = () =>
    set({ cantidades: Object.fromEntries(lineas.map((linea) => [linea.numrenglon, restaPorDevolver(linea)])) });
  const Fila = isPhone ? FilaTelefono : FilaEscritorio;
  const rows = lineas.map((linea, index) => (
    <Fila
      key={linea.numrenglon}
      linea={linea}
      index={index}
      cantidad={form.cantidades[String(linea.numrenglon)] ?? null}
      importe={importes.get(linea.numrenglon) ?? 0}
      isBad={malas.has(index + 1)}
      onChange={setCantidad}
    />
  ));
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, py: 2, flexShrink: 0 }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          Qué vuelve
        </Typography>
        <Button size="small" onClick={() => set({ cantidades: {} })}>
          Nada
        </Button>
        <Button size="small" onClick={all}>
          {isPhone ? 'Todo' : 'Todo lo que queda'}
        </Button>
      </Box>
      {isPhone ? (
        <Box component="ul" aria-label="Artículos de la factura" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows}
        </Box>
      ) : (
        <TableContainer
          sx={{ flex: 1, overflow: 'auto' }}
          tabIndex={0}
          role="region"
          aria-label="Artículos de la factura"
        >
          <Table stickyHeader aria-label="Artículos de la factura">
            <TableHead>
              <TableRow>
                <TableCell>Código</TableCell>
                <TableCell>Detalle</TableCell>
                <TableCell align="right">Quedan</TableCell>
                <TableCell align="right">Precio</TableCell>
                <TableCell align="right">Bonif.</TableCell>
                <TableCell align="right">Vuelve</TableCell>
                <TableCell align="right">Importe</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>{rows}</TableBody>
          </Table>
        </TableContainer>
      )}
    </>
  );
}

interface FilaProps {
  linea: LineaFactura;
  index: number;
  cantidad: number | null;
  importe: Centavos;
  isBad: boolean;
  onChange: (numrenglon: number, cantidad: number | null) => void;
}

function Cantidad({ linea, cantidad, isBad, onChange }: FilaProps) {
  const resta = restaPorDevolver(linea);
  return (
    <QuantityInput
      label={`Cantidad que vuelve de ${linea.id}, quedan ${formatQuantity(resta)}`}
      labelHidden
      value={cantidad}
      max={resta}
      disabled={resta === 0}
      placeholder={resta === 0 ? '' : '0'}
      {...(isBad && { error: '' })}
      onChange={(next) => onChange(linea.numrenglon, next)}
    />
  );
}

/** '22 de 24': what no note took back, of what was invoiced. */
const quedan = (linea: LineaFactura) =>
  `${formatQuantity(restaPorDevolver(linea))} de ${formatQuantity(linea.cantidad)}`;

/** Drawn again only when its own line changes: an invoice may have 300. */
const FilaEscritorio = memo(function FilaEscritorio(props: FilaProps) {
  const { linea, index, importe } = props;
  return (
    <TableRow data-linea={index + 1} tabIndex={-1}>
      <TableCell sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>{linea.id}</TableCell>
      <TableCell sx={LONG_CELL} title={linea.detalle}>
        {linea.detalle}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {quedan(linea)}
      </TableCell>
      <TableCell align="right">
        <MoneyText value={linea.precio} />
      </TableCell>
      <TableCell align="right">{formatPercentCell(linea.bonificacion)}</TableCell>
      <TableCell align="right">
        <Box sx={EN_FILA}>
          <Cantidad {...props} />
        </Box>
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
        <MoneyText value={importe} />
      </TableCell>
    </TableRow>
  );
});

/** A field inside a grid row (look.md, heights). */
const EN_FILA = { width: 92, ml: 'auto', py: '2px', '& .MuiInputBase-root': { minHeight: 32, height: 32 } } as const;

const FilaTelefono = memo(function FilaTelefono(props: FilaProps) {
  const { linea, index, importe } = props;
  const resta = restaPorDevolver(linea);
  const discount = linea.bonificacion ? `, bonif. ${formatPercent(linea.bonificacion)}` : '';
  return (
    <Box
      component="li"
      data-linea={index + 1}
      tabIndex={-1}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 104px',
        columnGap: 3,
        alignItems: 'center',
        px: 4,
        py: 2.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2">
          <WholeWords text={linea.detalle} />
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {`${linea.id} · ${formatMoney(linea.precio)}${discount}`}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {resta === 0 ? 'Ya se acreditó completo' : `Quedan ${quedan(linea)}`}
          {importe > 0 && ` · ${formatMoney(importe)}`}
        </Typography>
      </Box>
      <Cantidad {...props} />
    </Box>
  );
});
