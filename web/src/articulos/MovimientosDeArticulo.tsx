import type { Existencia, MovimientoArticulo } from '@distri/domain/articulos';
import { formatNumero } from '@distri/domain/cuentas';
import { formatQuantity } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorState } from '../platform/feedback/index.ts';
import { SkeletonList } from '../platform/feedback/SkeletonPanel.tsx';
import { RAYA } from '../platform/format/money.ts';
import { formatInstant } from '../platform/format/time.ts';
import { SelectField } from '../platform/forms/SelectField.tsx';
import { usePhone } from '../platform/shell/index.ts';
import { tabular } from '../platform/theme/index.ts';
import { FilaTelefono, sentence } from './FilaTelefono.tsx';
import { useExistencias, useMovimientos } from './requests.ts';

const CLASES: Readonly<Record<MovimientoArticulo['clase'], string>> = {
  inicial: 'Saldo inicial',
  compra: 'Compra',
  reserva: 'Reserva',
  liberacion: 'Se liberó la reserva',
  entrega: 'Salida',
  devolucion: 'Devolución',
  ajuste: 'Ajuste',
};

/** What caused it: 'Pedido 184233'. */
const CAUSAS: Readonly<Record<string, string>> = {
  pedido: 'Pedido',
  factura: 'Factura',
  notaCredito: 'Nota de crédito',
};

/** What an article has in each warehouse, and how it came to that (domain-facts §4.4). */
export function MovimientosDeArticulo({ articulo }: { articulo: string }) {
  const existencias = useExistencias(articulo);
  const [elegido, setElegido] = useState<number | null>(null);
  if (existencias.isPending) return <SkeletonList count={6} />;
  if (existencias.isError) return <ErrorState error={existencias.error} onRetry={() => void existencias.refetch()} />;
  const rows = existencias.data.result;
  const shown = rows.find(({ deposito }) => deposito === elegido) ?? rows[0];
  if (!shown) return <Nada>Este artículo no tiene stock en ningún depósito</Nada>;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'flex-end', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 260px' } }}>
          <SelectField
            label="Depósito"
            options={rows.map(({ deposito, nombre }) => ({ value: deposito, label: nombre }))}
            value={shown.deposito}
            onChange={setElegido}
          />
        </Box>
        <Saldo existencia={shown} />
      </Box>
      <Movimientos key={shown.deposito} articulo={articulo} deposito={shown.deposito} />
    </>
  );
}

function Nada({ children }: { children: string }) {
  return (
    <Typography color="textSecondary" sx={{ py: 6, textAlign: 'center' }}>
      {children}
    </Typography>
  );
}

function Saldo({ existencia: { total, reservado, disponible } }: { existencia: Existencia }) {
  const figures = [
    ['Físico', total],
    ['Reservado', reservado],
    ['Disponible', disponible],
  ] as const;
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', gap: 5 }}>
      {figures.map(([label, value]) => (
        <Box key={label}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="subtitle2" sx={{ m: 0, ...tabular }}>
            {formatQuantity(value)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** '+30', '−2'; nothing where it moved nothing. */
const change = (quantity: number) => (quantity === 0 ? '' : `${quantity > 0 ? '+' : ''}${formatQuantity(quantity)}`);

const causa = ({ entidad, documento }: MovimientoArticulo) =>
  CAUSAS[entidad] === undefined ? '' : `${CAUSAS[entidad]} ${formatNumero(documento)}`;

/** A cell whose second line is no longer than it takes: every row is as tall as the next. */
function DosLineas({ title, detail }: { title: string; detail: string }) {
  return (
    <TableCell sx={{ whiteSpace: 'nowrap', py: 1 }}>
      {title}
      <Typography variant="caption" component="div" color="textSecondary">
        {detail || RAYA}
      </Typography>
    </TableCell>
  );
}

function Movimientos({ articulo, deposito }: { articulo: string; deposito: number }) {
  const isPhone = usePhone();
  const { rows, error, retry, hasMore, loadMore, isLoadingMore } = useMovimientos(articulo, deposito);
  if (error && !rows) return <ErrorState error={error} onRetry={retry} />;
  if (!rows) return <SkeletonList count={5} />;
  if (rows.length === 0) return <Nada>No hay movimientos de este artículo en el depósito</Nada>;
  return (
    <Box sx={{ overflow: 'auto', maxHeight: { sm: 280 } }} tabIndex={0} role="region" aria-label="Movimientos de stock">
      {isPhone ? <Tarjetas rows={rows} /> : <Tabla rows={rows} />}
      {hasMore && (
        <Button onClick={loadMore} loading={isLoadingMore} sx={{ mt: 2 }}>
          Ver anteriores
        </Button>
      )}
    </Box>
  );
}

function Tabla({ rows }: { rows: readonly MovimientoArticulo[] }) {
  return (
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          <TableCell>Fecha</TableCell>
          <TableCell>Movimiento</TableCell>
          <TableCell align="right">Físico</TableCell>
          <TableCell align="right">Reservado</TableCell>
          <TableCell align="right">Queda</TableCell>
          <TableCell align="right">Disponible</TableCell>
        </TableRow>
      </TableHead>
      <TableBody sx={tabular}>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <DosLineas title={formatInstant(row.momento)} detail={row.username} />
            <DosLineas title={CLASES[row.clase]} detail={causa(row)} />
            <TableCell align="right">{change(row.total)}</TableCell>
            <TableCell align="right">{change(row.reservado)}</TableCell>
            <TableCell align="right">{formatQuantity(row.saldoTotal)}</TableCell>
            <TableCell align="right">{formatQuantity(row.saldoTotal - row.saldoReservado)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** 'Físico −2, reservado −2', what moved only. */
function loQueMovio({ total, reservado }: MovimientoArticulo): string {
  const parts = [total !== 0 && `físico ${change(total)}`, reservado !== 0 && `reservado ${change(reservado)}`];
  return sentence(parts);
}

function Tarjetas({ rows }: { rows: readonly MovimientoArticulo[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <FilaTelefono
          key={row.id}
          title={CLASES[row.clase]}
          detail={causa(row)}
          note={`${formatInstant(row.momento)} · ${row.username}`}
          figure={loQueMovio(row)}
          figureDetail={`Quedan ${formatQuantity(row.saldoTotal)}, disp. ${formatQuantity(row.saldoTotal - row.saldoReservado)}`}
        />
      ))}
    </Box>
  );
}
