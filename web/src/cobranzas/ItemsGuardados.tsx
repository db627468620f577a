import { needsComprobante, needsRecepcion } from '@distri/domain/cobranzas';
import { type Centavos, formatMoney } from '@distri/domain/kernel';
import { TEXTOS_AVISO_VALOR, TIPOS_VALOR } from '@distri/domain/valores';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { StateChip } from '../platform/document/StateChip.tsx';
import { MoneyText } from '../platform/format/MoneyText.tsx';
import { tabular } from '../platform/theme/index.ts';
import type { ItemForm } from '../valores/itemForm.ts';
import { detalleDe, fechaDe, useNombres } from './form/detalles.ts';
import { Panel, PanelFoot, PanelHeading } from './form/Panel.tsx';

interface ItemsGuardadosProps {
  items: readonly ItemForm[];
  total: Centavos;
  count: string;
  onVerComprobante: (item: ItemForm) => void;
}

/** The payment items of a stored collection, each with its proof and what an administrator said of it. */
export function ItemsGuardados({ items, total, count, onVerComprobante }: ItemsGuardadosProps) {
  return (
    <Panel label="Ítems de cobranza">
      <PanelHeading title="Ítems de cobranza" count={count} />
      <Box component="ul" aria-label="Ítems" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <Item key={item.id} item={item} onVerComprobante={onVerComprobante} />
        ))}
      </Box>
      <PanelFoot label="Total" isFlush>
        <MoneyText value={total} zero />
      </PanelFoot>
    </Panel>
  );
}

function Item({ item, onVerComprobante }: { item: ItemForm; onVerComprobante: (item: ItemForm) => void }) {
  const nombre = TIPOS_VALOR[item.tipo].nombre;
  const nombres = useNombres();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 0.5,
        px: 4,
        py: 1.5,
        minHeight: 44,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography variant="body2" component="p" sx={{ fontWeight: 500 }}>
          {nombre}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {[detalleDe(item, nombres), fechaDe(item)].filter(Boolean).join(' · ')}
        </Typography>
        {item.cheques.length > 1 && <Cheques item={item} />}
        {item.rechazado && (
          <Typography variant="caption" component="p" color="error">
            {TEXTOS_AVISO_VALOR.RECHAZADO(item.observa)}
          </Typography>
        )}
      </Box>
      <Recepcion item={item} />
      {item.conComprobante ? (
        <Button
          size="small"
          color="inherit"
          startIcon={<ImageIcon />}
          aria-label={`Ver el comprobante: ${nombre}`}
          onClick={() => onVerComprobante(item)}
          sx={{ fontWeight: 400, color: 'text.secondary' }}
        >
          Ver comprobante
        </Button>
      ) : (
        needsComprobante(item.tipo) && (
          <Typography variant="caption" color="textSecondary">
            Sin comprobante
          </Typography>
        )
      )}
      <Typography
        variant="body2"
        component="span"
        sx={{ minWidth: 110, textAlign: 'right', fontWeight: 600, ...tabular }}
      >
        {formatMoney(item.importe)}
      </Typography>
    </Box>
  );
}

/** Each cheque with its day and what came of it. */
function Cheques({ item: { cheques } }: { item: ItemForm }) {
  return cheques.map((cheque) => (
    <Typography
      key={`${cheque.banco}-${cheque.numero}-${cheque.idelectro}`}
      variant="caption"
      component="p"
      color={cheque.rechazado ? 'error' : 'textSecondary'}
      sx={tabular}
    >
      {[
        `N° ${cheque.numero}`,
        fechaDe({ fecha: cheque.fecha, cheques: [] }),
        formatMoney(cheque.importe),
        cheque.recibido && 'recibido',
        cheque.rechazado && `rechazado: ${cheque.observa}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  ));
}

/** Only what an administrator has to confirm says whether it came (D3 §4). */
function Recepcion({ item: { tipo, recibido, rechazado, cheques } }: { item: ItemForm }) {
  if (!needsRecepcion(tipo)) return null;
  const all = cheques.length > 0 ? cheques.every((cheque) => cheque.recibido) : recibido;
  if (rechazado || cheques.some((cheque) => cheque.rechazado)) return <StateChip palabra="Rechazado" tono="granate" />;
  return all ? <StateChip palabra="Recibido" tono="verde" /> : <StateChip palabra="Pendiente" tono="gris" />;
}
