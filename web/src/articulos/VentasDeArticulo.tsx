import { MESES_PROMEDIO, type ValorFacturado } from '@distri/domain/articulos';
import { TEXTOS_COTIZACION } from '@distri/domain/cotizaciones';
import { formatNumero } from '@distri/domain/cuentas';
import {
  addMonths,
  businessDay,
  formatDia,
  formatMoney,
  formatPercent,
  formatQuantity,
  plural,
} from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorState } from '../platform/feedback/index.ts';
import { SkeletonList } from '../platform/feedback/SkeletonPanel.tsx';
import { formatPercentCell } from '../platform/format/numbers.ts';
import { SegmentedControl } from '../platform/forms/SegmentedControl.tsx';
import { usePhone } from '../platform/shell/index.ts';
import { tabular } from '../platform/theme/index.ts';
import { FilaTelefono, sentence } from './FilaTelefono.tsx';
import { usePromedio, useValoresFacturados } from './requests.ts';

/** Months back; the last year to begin with (D2 §9, decisions 18). */
const PERIODOS = [
  { value: 3, label: '3 meses' },
  { value: 12, label: 'Último año' },
  { value: 0, label: 'Todo' },
] as const;

/** What the customer paid for an article and when, and how much of it is sold a month (D2 §2, §3). */
export function VentasDeArticulo({ articulo, cliente }: { articulo: string; cliente: string }) {
  const [meses, setMeses] = useState<(typeof PERIODOS)[number]['value']>(12);
  const desde = meses === 0 ? undefined : addMonths(businessDay(new Date()), -meses);
  return (
    <>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-end', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 340px' } }}>
          <SegmentedControl label="Período" options={PERIODOS} value={meses} onChange={setMeses} />
        </Box>
        <Promedio articulo={articulo} />
      </Box>
      <Ventas articulo={articulo} cliente={cliente} desde={desde} />
    </>
  );
}

/** An average is no count: one decimal says enough. */
const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** Of everybody in scope, not of this customer: it is about the stock. */
function Promedio({ articulo }: { articulo: string }) {
  const promedio = usePromedio(articulo);
  if (promedio.isError) return null;
  return (
    <Box sx={{ textAlign: { xs: 'left', sm: 'right' } }}>
      <Typography variant="caption" component="div" color="textSecondary">
        Venta promedio de {plural(MESES_PROMEDIO, 'mes', 'meses')}
      </Typography>
      <Typography variant="subtitle2" component="div" sx={tabular}>
        {promedio.data ? (
          `${formatQuantity(oneDecimal(promedio.data.result[articulo] ?? 0))} por mes`
        ) : (
          <Skeleton width={96} />
        )}
      </Typography>
    </Box>
  );
}

function Ventas({ articulo, cliente, desde }: { articulo: string; cliente: string; desde: string | undefined }) {
  const isPhone = usePhone();
  const ventas = useValoresFacturados(articulo, cliente, desde);
  if (ventas.isPending) return <SkeletonList count={4} />;
  if (ventas.isError) return <ErrorState error={ventas.error} onRetry={() => void ventas.refetch()} />;
  const rows = ventas.data.result;
  if (rows.length === 0)
    return (
      <Typography color="textSecondary" sx={{ py: 6, textAlign: 'center' }}>
        {TEXTOS_COTIZACION.sinValoresFacturados}
      </Typography>
    );
  return (
    <Box sx={{ overflow: 'auto', maxHeight: { sm: 280 } }} tabIndex={0} role="region" aria-label="Valores facturados">
      {isPhone ? <Tarjetas rows={rows} /> : <Tabla rows={rows} />}
    </Box>
  );
}

const claveDe = ({ documento, precio, cantidad, bonificacion }: ValorFacturado) =>
  `${documento}-${precio}-${cantidad}-${bonificacion}`;

function Tabla({ rows }: { rows: readonly ValorFacturado[] }) {
  return (
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
          <TableRow key={claveDe(row)}>
            <TableCell>{formatDia(row.fecha)}</TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatNumero(row.documento)}</TableCell>
            <TableCell align="right">{formatQuantity(row.cantidad)}</TableCell>
            <TableCell align="right">{formatMoney(row.precio)}</TableCell>
            <TableCell align="right">{formatPercentCell(row.bonificacion)}</TableCell>
            <TableCell align="right">{formatPercentCell(row.bonificacion_general)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** 'Bonif. 5%, general 10%'; a dash when there was none. */
function bonificaciones({ bonificacion, bonificacion_general }: ValorFacturado): string {
  const parts = [
    bonificacion !== 0 && `bonif. ${formatPercent(bonificacion)}`,
    bonificacion_general !== 0 && `general ${formatPercent(bonificacion_general)}`,
  ];
  return sentence(parts);
}

function Tarjetas({ rows }: { rows: readonly ValorFacturado[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <FilaTelefono
          key={claveDe(row)}
          title={formatNumero(row.documento)}
          detail={formatDia(row.fecha)}
          figure={`${formatQuantity(row.cantidad)} × ${formatMoney(row.precio)}`}
          figureDetail={bonificaciones(row)}
        />
      ))}
    </Box>
  );
}
