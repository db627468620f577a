import { TEXTOS_COBRANZA, tipoCob } from '@distri/domain/cobranzas';
import { type Centavos, plural } from '@distri/domain/kernel';
import { avisoValor, type ContextoValores, TEXTOS_AVISO_VALOR, TEXTOS_VALORES } from '@distri/domain/valores';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MoneyText } from '../../platform/format/MoneyText.tsx';
import { Kbd, usePhone } from '../../platform/shell/index.ts';
import type { ItemForm } from '../../valores/itemForm.ts';
import { detalleDe, useNombres } from './detalles.ts';
import { ItemCard, ItemRow } from './ItemRow.tsx';
import { Panel, PanelEmpty, PanelFoot, PanelHeading } from './Panel.tsx';
import { Prueba } from './Prueba.tsx';
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
  const enPapel = isManual(items);
  const rows = [...items.entries()].map(([index, item]) => ({
    item,
    index,
    aviso: textoAviso(item, contexto, operacion),
    detalle: detalleDe(item, nombres),
    archivo: archivos.get(item.id),
    enPapel,
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

/** With cash or physical cheques somebody brings it, and no picture is taken (domain-facts §4.6). */
const isManual = (items: readonly ItemForm[]) => tipoCob(items.map(({ tipo }) => tipo)) === 'M';

/** The image of the receipt itself (RDC): with the items, because it leaves with their proofs. */
function Recibo({ items, archivos, conRecibo, onArchivo, onVerComprobante }: ItemsPanelProps) {
  if (isManual(items) && !conRecibo)
    return (
      <Typography variant="caption" color="textSecondary">
        {TEXTOS_COBRANZA.enPapel}
      </Typography>
    );
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

/** What is wrong with it, if anything: a rejected cheque by its number (D2 §5). */
function textoAviso(item: ItemForm, contexto: ContextoValores, operacion: 'CREATE' | 'EDIT'): string | null {
  const bad = item.cheques.find(({ rechazado }) => rechazado);
  if (bad) return TEXTOS_AVISO_VALOR.RECHAZADO(`cheque ${bad.numero}. ${bad.observa}`.trim());
  const aviso = avisoValor(item, contexto, operacion);
  return aviso && TEXTOS_AVISO_VALOR[aviso](item.observa);
}
