import { formatMoney } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, memo } from 'react';
import { MoneyText } from '../../platform/format/MoneyText.tsx';
import { tabular } from '../../platform/theme/index.ts';
import type { ItemForm } from '../../valores/itemForm.ts';
import { fechaDe } from './detalles.ts';
import { Aviso, Comprobante, Detalle, isLocked, Nombre, Quitar } from './partesDeItem.tsx';
import type { Numitem } from './useArchivos.ts';

export interface ItemProps {
  item: ItemForm;
  index: number;
  aviso: string | null;
  detalle: string;
  archivo: File | undefined;
  /** The collection is handed in by hand: what proves it is on paper. */
  enPapel: boolean;
  onArchivo: (numitem: Numitem, archivo: File) => void;
  onVerComprobante: (numitem: Numitem) => void;
  onEditar: (id: number) => void;
  onQuitar: (id: number) => void;
}

/** Enter edits the item, Delete takes it away. */
export const ItemRow = memo(function ItemRow(props: ItemProps) {
  const { item, index, aviso, detalle, onEditar, onQuitar } = props;
  const locked = isLocked(item);
  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || locked) return;
    if (event.key === 'Enter') onEditar(item.id);
    else if (event.key === 'Delete') onQuitar(item.id);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <TableRow hover tabIndex={0} onKeyDown={press} sx={aviso === null ? FILA : FILA_CON_AVISO}>
        <TableCell sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}>
          <Nombre item={item} index={index} onEditar={onEditar} locked={locked} />
        </TableCell>
        <TableCell sx={{ color: 'text.secondary', width: '34%', maxWidth: 0 }}>
          <Detalle text={detalle} />
        </TableCell>
        <TableCell>
          <Comprobante {...props} />
        </TableCell>
        <TableCell align="right" sx={tabular}>
          {fechaDe(item)}
        </TableCell>
        <TableCell align="right" sx={{ fontWeight: 500 }}>
          <MoneyText value={item.importe} />
        </TableCell>
        <TableCell align="right" padding="none" sx={{ pr: 2 }}>
          {/* As wide without its button: the amounts stand over their total. */}
          <Box sx={{ minWidth: 36 }}>{!locked && <Quitar item={item} onQuitar={onQuitar} />}</Box>
        </TableCell>
      </TableRow>
      {aviso !== null && (
        <TableRow>
          <TableCell colSpan={6} sx={{ height: 'auto', pt: 0, pb: 2 }}>
            <Aviso text={aviso} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
});

const FILA = {
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
/** What is wrong with it stands under the whole row, in one line. */
const FILA_CON_AVISO = { ...FILA, '& > td': { borderBottom: 0 } } as const;

/** The same on a phone. */
export const ItemCard = memo(function ItemCard(props: ItemProps) {
  const { item, index, aviso, detalle, onEditar, onQuitar } = props;
  const locked = isLocked(item);
  return (
    <Box component="li" sx={{ px: 4, py: 3, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Nombre item={item} index={index} onEditar={onEditar} locked={locked} />
        </Box>
        <Typography variant="subtitle2" component="span" sx={{ whiteSpace: 'nowrap', ...tabular }}>
          {formatMoney(item.importe)}
        </Typography>
        {!locked && <Quitar item={item} onQuitar={onQuitar} />}
      </Box>
      <Typography variant="caption" component="div" color="textSecondary">
        <Detalle text={[detalle, fechaDe(item)].filter(Boolean).join(' · ')} />
        {aviso !== null && <Aviso text={aviso} />}
      </Typography>
      <Box sx={{ mt: 1 }}>
        <Comprobante {...props} />
      </Box>
    </Box>
  );
});
