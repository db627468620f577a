import type { Articulo } from '@distri/domain/articulos';
import { TEXTOS_COTIZACION } from '@distri/domain/cotizaciones';
import { formatDia, formatMoney, formatPercent, formatQuantity } from '@distri/domain/kernel';
import { precioDeLista } from '@distri/domain/lineas';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { FormDialog } from '../platform/dialogs/FormDialog.tsx';
import { formatLitres, formatPercentCell } from '../platform/format/numbers.ts';
import { tabular } from '../platform/theme/index.ts';
import { ArticuloImage } from './ArticuloImage.tsx';
import { useValoresFacturados } from './requests.ts';

interface ArticuloInfoDialogProps {
  articulo: Articulo;
  cliente: string;
  lista: number;
  onClose: () => void;
}

/** An article with its picture, stock and the customer's last purchases (D2 §2). */
export function ArticuloInfoDialog({ articulo, cliente, lista, onClose }: ArticuloInfoDialogProps) {
  return (
    <FormDialog title={articulo.detalle} onClose={onClose}>
      <Box sx={{ display: 'flex', gap: 4, flexWrap: 'wrap' }}>
        <ArticuloImage articulo={articulo} size={140} />
        <Facts articulo={articulo} lista={lista} />
      </Box>
      <Typography variant="h5" component="h3">
        Últimas ventas al cliente
      </Typography>
      <Ventas articulo={articulo.id} cliente={cliente} />
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

function Ventas({ articulo, cliente }: { articulo: string; cliente: string }) {
  const ventas = useValoresFacturados(articulo, cliente);
  if (ventas.isPending) return <Skeleton variant="rounded" height={96} />;
  if (ventas.isError) return <Typography color="error">{ventas.error.message}</Typography>;
  const rows = ventas.data.result;
  if (rows.length === 0) return <Typography color="textSecondary">{TEXTOS_COTIZACION.sinValoresFacturados}</Typography>;
  return (
    <Box sx={{ overflow: 'auto', maxHeight: 240 }} tabIndex={0} role="region" aria-label="Últimas ventas al cliente">
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>Fecha</TableCell>
            <TableCell>Documento</TableCell>
            <TableCell align="right">Cantidad</TableCell>
            <TableCell align="right">Precio</TableCell>
            <TableCell align="right">Bonif.</TableCell>
            <TableCell align="right">General</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={tabular}>
          {rows.map((row) => (
            <TableRow key={`${row.documento}-${row.precio}-${row.cantidad}`}>
              <TableCell>{formatDia(row.fecha)}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{row.documento}</TableCell>
              <TableCell align="right">{formatQuantity(row.cantidad)}</TableCell>
              <TableCell align="right">{formatMoney(row.precio)}</TableCell>
              <TableCell align="right">{formatPercentCell(row.bonificacion)}</TableCell>
              <TableCell align="right">{formatPercentCell(row.bonificacion_general)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
