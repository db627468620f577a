import { formatDia, formatMoney } from '@distri/domain/kernel';
import {
  type AvisoValor,
  avisoValor,
  type ContextoValores,
  TEXTOS_AVISO_VALOR,
  TEXTOS_VALORES,
  TIPOS_VALOR,
} from '@distri/domain/valores';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import WarnIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { StateChip } from '../platform/document/StateChip.tsx';
import { tabular } from '../platform/theme/index.ts';
import type { ItemForm } from './itemForm.ts';

interface ItemsListProps {
  items: readonly ItemForm[];
  contexto: ContextoValores;
  operacion: 'CREATE' | 'EDIT' | 'VIEW';
  onEdit?: (item: ItemForm) => void;
  onRemove?: (item: ItemForm) => void;
  /** More that can be done with an item: its proof, its reception. */
  actions?: (item: ItemForm) => ReactNode;
  /** Under an item: what an administrator says of it. */
  footer?: (item: ItemForm) => ReactNode;
  /** Whether each item says if its money came. */
  withRecepcion?: boolean;
}

/** The payment items of a document, each with its notice (D2 §5). */
export function ItemsList({ items, ...props }: ItemsListProps) {
  if (items.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ py: 3 }}>
        {TEXTOS_VALORES.vacio}
      </Typography>
    );
  return (
    <Box component="ul" aria-label="Ítems de cobranza" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {items.map((item) => (
        <ItemRow key={item.id} item={item} {...props} />
      ))}
    </Box>
  );
}

function ItemRow({
  item,
  contexto,
  operacion,
  onEdit,
  onRemove,
  actions,
  footer,
  withRecepcion,
}: Omit<ItemsListProps, 'items'> & { item: ItemForm }) {
  const { nombre } = TIPOS_VALOR[item.tipo];
  const aviso = avisoValor(item, contexto, operacion);
  const named = `${nombre} de ${formatMoney(item.importe)}`;
  return (
    <Box component="li" sx={{ py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="body2" sx={{ fontWeight: 500, minWidth: 0, overflowWrap: 'anywhere' }}>
          {nombre}
        </Typography>
        <Typography variant="body2" sx={{ fontWeight: 600, whiteSpace: 'nowrap', ...tabular }}>
          {formatMoney(item.importe)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 32 }}>
        <Typography variant="caption" color="textSecondary" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {detailOf(item).map((part, index, parts) => (
            <Fragment key={part}>
              <Box component="span" sx={{ display: 'inline-block' }}>
                {part}
                {index < parts.length - 1 && ' ·'}
              </Box>{' '}
            </Fragment>
          ))}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0 }}>
          {actions?.(item)}
          {onEdit && !item.recibido && (
            <RowAction label={`Editar: ${named}`} icon={<EditIcon />} onClick={() => onEdit(item)} />
          )}
          {onRemove && !item.recibido && (
            <RowAction label={`Quitar: ${named}`} icon={<DeleteIcon />} onClick={() => onRemove(item)} />
          )}
        </Box>
      </Box>
      {withRecepcion && <Recepcion item={item} />}
      {aviso && <Aviso aviso={aviso} observa={item.observa} />}
      {footer?.(item)}
    </Box>
  );
}

/** 'Galicia cuenta corriente · N° 4471 · 20/11/2026' */
function detailOf({ tipo, leyenda, fecha, transferencia, cheques }: ItemForm): string[] {
  const name = leyenda === TIPOS_VALOR[tipo].nombre ? '' : leyenda;
  const numero = transferencia.numero && `N° ${transferencia.numero}`;
  const numeros = cheques.length > 0 && `N° ${cheques.map((cheque) => cheque.numero).join(', ')}`;
  return [name, numero, numeros, fecha && formatDia(fecha)].filter((part): part is string => Boolean(part));
}

function Recepcion({ item: { tipo, recibido, rechazado } }: { item: ItemForm }) {
  if (tipo !== 'TRF') return null;
  if (recibido) return <StateChip palabra="Recibido" tono="verde" />;
  return rechazado ? <StateChip palabra="Rechazado" tono="granate" /> : <StateChip palabra="Pendiente" tono="gris" />;
}

function Aviso({ aviso, observa }: { aviso: AvisoValor; observa: string }) {
  const isWrong = aviso !== 'PROVISORIO';
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{
        display: 'flex',
        gap: 1.5,
        mt: 1,
        color: isWrong ? 'error.main' : 'warning.main',
        '& svg': { fontSize: 16 },
      }}
    >
      <WarnIcon aria-hidden />
      {TEXTOS_AVISO_VALOR[aviso](observa)}
    </Typography>
  );
}

export function RowAction({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
