import { needsComprobante } from '@distri/domain/cobranzas';
import { formatMoney } from '@distri/domain/kernel';
import { TIPOS_VALOR } from '@distri/domain/valores';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { StateChip } from '../../platform/document/StateChip.tsx';
import type { ItemForm } from '../../valores/itemForm.ts';
import { ENLACE } from './Panel.tsx';
import { Prueba } from './Prueba.tsx';
import type { Numitem } from './useArchivos.ts';

const nombreDe = ({ tipo }: ItemForm) => TIPOS_VALOR[tipo].nombre;
const describe = (item: ItemForm) => `${nombreDe(item)} de ${formatMoney(item.importe)}`;

/** Received by an administrator, it is not typed on any more. */
export const isLocked = ({ recibido, cheques, cotizacion_item }: ItemForm) =>
  recibido || cotizacion_item !== null || (cheques.length > 0 && cheques.every((cheque) => cheque.recibido));

/** On a phone a long name takes a second line rather than run into the amount. */
const NOMBRE = { ...ENLACE, whiteSpace: { xs: 'normal', sm: 'nowrap' } } as const;

interface NombreProps {
  item: ItemForm;
  index: number;
  locked: boolean;
  onEditar: (id: number) => void;
}

/** Opens the item; a problem of it comes here. */
export function Nombre({ item, index, locked, onEditar }: NombreProps) {
  if (locked)
    return (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
        {nombreDe(item)}
        {item.recibido && <StateChip palabra="Recibido" tono="verde" />}
      </Box>
    );
  return (
    <Button
      name={`items.${index}`}
      aria-label={`Editar: ${describe(item)}`}
      onClick={() => onEditar(item.id)}
      sx={NOMBRE}
    >
      {nombreDe(item)}
    </Button>
  );
}

export function Quitar({ item, onQuitar }: { item: ItemForm; onQuitar: (id: number) => void }) {
  return (
    <IconButton size="small" aria-label={`Quitar: ${describe(item)}`} onClick={() => onQuitar(item.id)}>
      <CloseIcon />
    </IconButton>
  );
}

export function Detalle({ text }: { text: string }) {
  return (
    <Box
      component="span"
      title={text}
      sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
    >
      {text}
    </Box>
  );
}

export function Aviso({ text }: { text: string }) {
  return (
    <Typography variant="caption" component="span" sx={{ display: 'block', color: 'error.main' }}>
      {text}
    </Typography>
  );
}

interface ComprobanteProps {
  item: ItemForm;
  archivo: File | undefined;
  enPapel: boolean;
  onArchivo: (numitem: Numitem, archivo: File) => void;
  onVerComprobante: (numitem: Numitem) => void;
}

/** Its proof, if it needs one; of what a quotation brought along, only that it is there. */
export function Comprobante({ item, archivo, enPapel, onArchivo, onVerComprobante }: ComprobanteProps) {
  if (!needsComprobante(item.tipo) && !item.conComprobante) return null;
  if (item.cotizacion_item !== null && !item.guardado)
    return (
      <Typography variant="caption" color="textSecondary">
        {item.conComprobante ? 'En su cotización' : 'Sin imagen'}
      </Typography>
    );
  if (enPapel && !item.conComprobante)
    return (
      <Typography variant="caption" color="textSecondary">
        En papel
      </Typography>
    );
  return (
    <Prueba
      nombre={nombreDe(item)}
      numitem={item.id}
      archivo={archivo}
      isStored={item.guardado && item.conComprobante}
      onArchivo={onArchivo}
      onVerComprobante={onVerComprobante}
    />
  );
}
