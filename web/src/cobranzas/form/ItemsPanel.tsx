import { needsComprobante } from '@distri/domain/cobranzas';
import { type Centavos, formatMoney, plural } from '@distri/domain/kernel';
import {
  avisoValor,
  type ContextoValores,
  TEXTOS_AVISO_VALOR,
  TEXTOS_VALORES,
  TIPOS_VALOR,
} from '@distri/domain/valores';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { StateChip } from '../../platform/document/StateChip.tsx';
import { MoneyText } from '../../platform/format/MoneyText.tsx';
import { Kbd, usePhone } from '../../platform/shell/index.ts';
import { tabular } from '../../platform/theme/index.ts';
import type { ItemForm } from '../../valores/itemForm.ts';
import { ElegirArchivo } from '../acciones/ElegirArchivo.tsx';
import { detalleDe, fechaDe, useNombres } from './detalles.ts';
import { ENLACE, Panel, PanelEmpty, PanelFoot, PanelHeading } from './Panel.tsx';
import type { Numitem } from './useArchivos.ts';

interface ItemsPanelProps {
  items: readonly ItemForm[];
  contexto: ContextoValores;
  operacion: 'CREATE' | 'EDIT';
  total: Centavos;
  /** Proofs that leave when the collection is saved. */
  archivos: ReadonlyMap<Numitem, File>;
  /** The stored collection has the image of its receipt. */
  conRecibo: boolean;
  onArchivo: (numitem: Numitem, archivo: File) => void;
  /** Shows a proof that is stored already. */
  onVerComprobante: (numitem: Numitem) => void;
  onAgregar: () => void;
  onEditar: (id: number) => void;
  onQuitar: (id: number) => void;
  /** More ways to pay: the credit of the account, what a prepaid quotation brought. */
  more: ReactNode;
}

/** What pays the collection (D3 §2, look 06). */
export function ItemsPanel(props: ItemsPanelProps) {
  const { items, contexto, operacion, total, archivos, onArchivo, onVerComprobante, onAgregar, more } = props;
  const isPhone = usePhone();
  const nombres = useNombres();
  const rows = [...items.entries()].map(([index, item]) => ({
    item,
    index,
    aviso: textoAviso(item, contexto, operacion),
    detalle: detalleDe(item, nombres),
    archivo: archivos.get(item.id),
  }));
  const shared = { onArchivo, onVerComprobante, onEditar: props.onEditar, onQuitar: props.onQuitar };
  return (
    <Panel grows label="Ítems de cobranza">
      <PanelHeading title="Ítems de cobranza" count={items.length === 0 ? '' : plural(items.length, 'ítem', 'ítems')}>
        {more}
        <Button variant="outlined" startIcon={<AddIcon />} name="items" onClick={onAgregar}>
          Agregar ítem
          {!isPhone && (
            <Kbd aria-hidden sx={{ ml: 2 }}>
              F4
            </Kbd>
          )}
        </Button>
      </PanelHeading>
      {items.length === 0 ? (
        <PanelEmpty>{TEXTOS_VALORES.vacio}</PanelEmpty>
      ) : isPhone ? (
        <Box component="ul" aria-label="Ítems" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((row) => (
            <ItemCard key={row.item.id} {...row} {...shared} />
          ))}
        </Box>
      ) : (
        <TableContainer
          tabIndex={0}
          role="region"
          aria-label="Ítems de cobranza"
          sx={{ minHeight: 72, overflow: 'auto' }}
        >
          <Table stickyHeader>
            <TableHead>
              <TableRow>
                <TableCell>Tipo</TableCell>
                <TableCell>Detalle</TableCell>
                <TableCell>Comprobante</TableCell>
                <TableCell align="right">Fecha</TableCell>
                <TableCell align="right">Importe</TableCell>
                <TableCell aria-label="Quitar" sx={{ width: 40 }} />
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <ItemRow key={row.item.id} {...row} {...shared} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {items.length > 0 && (
        <PanelFoot label="Total" note={<Recibo {...props} />}>
          <MoneyText value={total} zero />
        </PanelFoot>
      )}
    </Panel>
  );
}

/** The image of the receipt itself (RDC): with the items, because it leaves with their proofs. */
function Recibo({ archivos, conRecibo, onArchivo, onVerComprobante }: ItemsPanelProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography variant="caption" color="textSecondary">
        Imagen del recibo
      </Typography>
      <Prueba
        nombre="Recibo"
        numitem="RDC"
        archivo={archivos.get('RDC')}
        isStored={conRecibo}
        onArchivo={onArchivo}
        onVerComprobante={onVerComprobante}
      />
    </Box>
  );
}

interface FilaProps {
  item: ItemForm;
  index: number;
  aviso: string | null;
  detalle: string;
  archivo: File | undefined;
  onArchivo: (numitem: Numitem, archivo: File) => void;
  onVerComprobante: (numitem: Numitem) => void;
  onEditar: (id: number) => void;
  onQuitar: (id: number) => void;
}

const nombreDe = ({ tipo }: ItemForm) => TIPOS_VALOR[tipo].nombre;
const describe = (item: ItemForm) => `${nombreDe(item)} de ${formatMoney(item.importe)}`;

/** Received by an administrator, it is not typed on any more. */
const isLocked = ({ recibido, cheques, cotizacion_item }: ItemForm) =>
  recibido || cotizacion_item !== null || (cheques.length > 0 && cheques.every((cheque) => cheque.recibido));

function textoAviso(item: ItemForm, contexto: ContextoValores, operacion: 'CREATE' | 'EDIT'): string | null {
  const bad = item.cheques.find(({ rechazado }) => rechazado);
  if (bad) return TEXTOS_AVISO_VALOR.RECHAZADO(`cheque ${bad.numero}. ${bad.observa}`.trim());
  const aviso = avisoValor(item, contexto, operacion);
  return aviso && TEXTOS_AVISO_VALOR[aviso](item.observa);
}

const ItemRow = memo(function ItemRow(props: FilaProps) {
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
        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
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

const ItemCard = memo(function ItemCard(props: FilaProps) {
  const { item, index, aviso, detalle, onEditar, onQuitar } = props;
  const locked = isLocked(item);
  return (
    <Box component="li" sx={{ px: 4, py: 3, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Nombre item={item} index={index} onEditar={onEditar} locked={locked} />
        </Box>
        <Typography variant="subtitle2" component="span" sx={tabular}>
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

interface NombreProps {
  item: ItemForm;
  index: number;
  locked: boolean;
  onEditar: (id: number) => void;
}

/** Opens the item; a problem of it comes here. */
function Nombre({ item, index, locked, onEditar }: NombreProps) {
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
      sx={ENLACE}
    >
      {nombreDe(item)}
    </Button>
  );
}

function Quitar({ item, onQuitar }: { item: ItemForm; onQuitar: (id: number) => void }) {
  return (
    <IconButton size="small" aria-label={`Quitar: ${describe(item)}`} onClick={() => onQuitar(item.id)}>
      <CloseIcon />
    </IconButton>
  );
}

function Detalle({ text }: { text: string }) {
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

function Aviso({ text }: { text: string }) {
  return (
    <Typography variant="caption" component="span" sx={{ display: 'block', color: 'error.main' }}>
      {text}
    </Typography>
  );
}

function Comprobante({ item, archivo, onArchivo, onVerComprobante }: FilaProps) {
  if (!needsComprobante(item.tipo) && !item.conComprobante) return null;
  if (item.cotizacion_item !== null && !item.guardado)
    return (
      <Typography variant="caption" color="textSecondary">
        {item.conComprobante ? 'En su cotización' : 'Sin imagen'}
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

interface PruebaProps {
  nombre: string;
  numitem: Numitem;
  archivo: File | undefined;
  isStored: boolean;
  onArchivo: (numitem: Numitem, archivo: File) => void;
  onVerComprobante: (numitem: Numitem) => void;
}

/** 'Subir imagen', or that it is there: stored (opens it) or waiting to leave with the collection (changes it). */
function Prueba(props: PruebaProps) {
  // The button's own padding: its words stand under the column's title.
  return (
    <Box component="span" sx={{ display: 'inline-block', ml: { xs: -4, sm: -2 } }}>
      <BotonPrueba {...props} />
    </Box>
  );
}

function BotonPrueba({ nombre, numitem, archivo, isStored, onArchivo, onVerComprobante }: PruebaProps) {
  if (isStored && !archivo)
    return (
      <Button
        size="small"
        color="inherit"
        startIcon={<ImageIcon />}
        aria-label={`Cargado, ver el comprobante: ${nombre}`}
        onClick={() => onVerComprobante(numitem)}
        sx={CARGADO}
      >
        Cargado
      </Button>
    );
  return (
    <ElegirArchivo
      label={`${archivo ? 'Cambiar' : 'Subir'} el comprobante: ${nombre}`}
      de={nombre}
      size="small"
      color={archivo ? 'inherit' : 'primary'}
      startIcon={archivo ? <ImageIcon /> : <CameraIcon />}
      onFile={(file) => onArchivo(numitem, file)}
    >
      {archivo ? 'Cargado' : 'Subir imagen'}
    </ElegirArchivo>
  );
}

const CARGADO = { fontWeight: 400, color: 'text.secondary' } as const;
