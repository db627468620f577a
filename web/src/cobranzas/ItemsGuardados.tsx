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
  /** Handed in by hand: what proves it is on paper (domain-facts §4.6). */
  enPapel: boolean;
  onVerComprobante: (item: ItemForm) => void;
}

/** The payment items of a stored collection, each with its proof and what an administrator said of it. */
export function ItemsGuardados({ items, total, count, enPapel, onVerComprobante }: ItemsGuardadosProps) {
  return (
    <Box sx={{ mx: { xs: -4, sm: 0 }, flexShrink: 0 }}>
      <Panel label="Ítems de cobranza">
        <PanelHeading title="Ítems de cobranza" count={count} />
        <Box component="ul" aria-label="Ítems" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {items.map((item) => (
            <Item key={item.id} item={item} enPapel={enPapel} onVerComprobante={onVerComprobante} />
          ))}
        </Box>
        <PanelFoot label="Total" isFlush>
          <MoneyText value={total} zero />
        </PanelFoot>
      </Panel>
    </Box>
  );
}

interface ItemProps extends Pick<ItemsGuardadosProps, 'enPapel' | 'onVerComprobante'> {
  item: ItemForm;
}

function Item({ item, enPapel, onVerComprobante }: ItemProps) {
  const nombre = TIPOS_VALOR[item.tipo].nombre;
  const nombres = useNombres();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto 150px 120px' },
        gridTemplateAreas: {
          xs: '"nombre importe" "detalle detalle" "recepcion comprobante"',
          sm: '"nombre recepcion comprobante importe" "detalle recepcion comprobante importe"',
        },
        alignItems: 'center',
        columnGap: 3,
        rowGap: { xs: 1, sm: 0 },
        px: 4,
        py: 1.5,
        minHeight: 44,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" component="p" sx={{ gridArea: 'nombre', fontWeight: 500 }}>
        {nombre}
      </Typography>
      <Box sx={{ gridArea: 'detalle', minWidth: 0 }}>
        <Typography variant="caption" component="p" color="textSecondary">
          {[detalleDe(item, nombres), fechaDe(item)].filter(Boolean).join(' · ')}
        </Typography>
        {item.cheques.length > 1 ? <Cheques item={item} /> : <Aviso item={item} />}
      </Box>
      <Box sx={{ gridArea: 'recepcion' }}>
        <Recepcion item={item} />
      </Box>
      <Box sx={{ gridArea: 'comprobante', textAlign: 'right' }}>
        <Comprobante item={item} nombre={nombre} enPapel={enPapel} onVer={() => onVerComprobante(item)} />
      </Box>
      <Typography
        variant="body2"
        component="span"
        sx={{ gridArea: 'importe', textAlign: 'right', fontWeight: 600, whiteSpace: 'nowrap', ...tabular }}
      >
        {formatMoney(item.importe)}
      </Typography>
    </Box>
  );
}

interface ComprobanteProps {
  item: ItemForm;
  nombre: string;
  enPapel: boolean;
  onVer: () => void;
}

function Comprobante({ item, nombre, enPapel, onVer }: ComprobanteProps) {
  if (item.conComprobante)
    return (
      <Button
        size="small"
        startIcon={<ImageIcon />}
        aria-label={`Ver el comprobante: ${nombre}`}
        onClick={onVer}
        sx={{ mr: { xs: -5, sm: -2.5 }, fontWeight: 400, color: 'text.secondary' }}
      >
        Comprobante
      </Button>
    );
  if (!needsComprobante(item.tipo)) return null;
  return (
    <Typography variant="caption" color="textSecondary">
      {enPapel ? 'En papel' : 'Sin comprobante'}
    </Typography>
  );
}

/** What keeps the collection from going on: that it was rejected and why, that it has to be replaced (D2 §5). */
function Aviso({ item: { tipo, rechazado, observa } }: { item: ItemForm }) {
  if (!rechazado && tipo !== 'TRP') return null;
  return (
    <Typography variant="caption" component="p" color={rechazado ? 'error' : 'warning'}>
      {rechazado ? TEXTOS_AVISO_VALOR.RECHAZADO(observa) : TEXTOS_AVISO_VALOR.PROVISORIO('')}
    </Typography>
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
