import type { Articulo } from '@distri/domain/articulos';
import { can, formatMoney, formatPercent, formatQuantity, type Rol } from '@distri/domain/kernel';
import { precioDeLista } from '@distri/domain/lineas';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../platform/dialogs/FormDialog.tsx';
import { formatLitres } from '../platform/format/numbers.ts';
import { SegmentedControl } from '../platform/forms/SegmentedControl.tsx';
import { useUser } from '../platform/session/index.ts';
import { usePhone } from '../platform/shell/index.ts';
import { ArticuloImage } from './ArticuloImage.tsx';
import { MovimientosDeArticulo } from './MovimientosDeArticulo.tsx';
import { StockSeguridadField } from './StockSeguridadField.tsx';
import { VentasDeArticulo } from './VentasDeArticulo.tsx';

interface ArticuloInfoDialogProps {
  articulo: Articulo;
  cliente: string;
  lista: number;
  onClose: () => void;
}

type Solapa = 'informacion' | 'detalles' | 'movimientos';

/** What each role may look at; three tabs fit on a phone with short words. */
const solapasDe = (rol: Rol, isPhone: boolean): { value: Solapa; label: string }[] => [
  { value: 'informacion', label: 'Información' },
  ...(can(rol, 'cotizaciones.crear')
    ? [{ value: 'detalles' as const, label: isPhone ? 'Facturado' : 'Valores facturados' }]
    : []),
  ...(can(rol, 'articulos.movimientos') ? [{ value: 'movimientos' as const, label: 'Movimientos' }] : []),
];

/** As tall as the taller one: changing from one to the other does not move the dialog. */
const ALTO_SOLAPA = 380;

/** An article: its picture, price, stock and safety stock; what was invoiced of it to the customer (D2 §2); how its stock moved. */
export function ArticuloInfoDialog({ articulo, cliente, lista, onClose }: ArticuloInfoDialogProps) {
  const { role } = useUser();
  const solapas = solapasDe(role, usePhone());
  const [solapa, setSolapa] = useState<Solapa>('informacion');
  return (
    <FormDialog title={articulo.detalle} onClose={onClose}>
      {solapas.length > 1 && (
        <SegmentedControl label="Ver" labelHidden options={solapas} value={solapa} onChange={setSolapa} />
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, minHeight: ALTO_SOLAPA }}>
        {solapa === 'movimientos' && <MovimientosDeArticulo articulo={articulo.id} />}
        {solapa === 'detalles' && <VentasDeArticulo articulo={articulo.id} cliente={cliente} />}
        {solapa === 'informacion' && (
          <>
            <Box sx={{ display: 'flex', gap: 4, flexWrap: 'wrap' }}>
              <ArticuloImage articulo={articulo} size={140} />
              <Facts articulo={articulo} lista={lista} />
            </Box>
            <StockSeguridadField articulo={articulo} />
          </>
        )}
      </Box>
    </FormDialog>
  );
}

function Facts({ articulo, lista }: { articulo: Articulo; lista: number }) {
  const precio = precioDeLista(articulo, lista);
  const facts = [
    ['Código', articulo.id],
    ['Línea', articulo.linea],
    ['Rubro', articulo.rubro],
    ['Envase', articulo.envase],
    ['Unidad', formatLitres(articulo.unidad)],
    [`Precio, lista ${lista}`, precio === null ? '' : formatMoney(precio)],
    ['IVA', formatPercent(articulo.alicuota)],
    ['Disponible', formatQuantity(articulo.disponible)],
    ['Físico', formatQuantity(articulo.total)],
    ['Reservado', formatQuantity(articulo.reservado)],
    ['En orden de compra', formatQuantity(articulo.ordencompra)],
  ] as const;
  return (
    <Box component="dl" sx={{ m: 0, flex: 1, minWidth: 240, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
      {facts.map(([label, value]) => (
        <Box key={label}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 500 }}>
            {value || '–'}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
