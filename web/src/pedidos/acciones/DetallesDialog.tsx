import { plural } from '@distri/domain/kernel';
import { ESTADOS_PEDIDO, estadoPedido, isLineaCompleta, type Pedido } from '@distri/domain/pedidos';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';
import { Facts } from '../../platform/document/Facts.tsx';
import { StateChip } from '../../platform/document/StateChip.tsx';
import { ErrorState } from '../../platform/feedback/index.ts';
import { SkeletonFields, SkeletonLines } from '../../platform/feedback/SkeletonPanel.tsx';
import { LineasDePedido } from '../LineasDePedido.tsx';
import { usePedido } from '../requests.ts';
import { type DetallePedido, datosPedido } from '../vista.ts';

interface DetallesDialogProps {
  pedido: Pedido;
  onOpen: () => void;
  onClose: () => void;
}

/** An order's details without leaving the list (D2 §2): stage, facts, lines with what is pending, totals. */
export function DetallesDialog({ pedido: row, onOpen, onClose }: DetallesDialogProps) {
  const read = usePedido(row.id);
  const pedido = read.data ?? row;
  const detalle = pedido.detalleCompleto;
  return (
    <FormDialog
      title={`Pedido ${row.id}`}
      maxWidth="lg"
      onClose={onClose}
      onSubmit={onOpen}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cerrar
          </Button>
          <Button type="submit" variant="contained">
            Abrir el pedido
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        <StateChip {...ESTADOS_PEDIDO[estadoPedido(pedido)]} />
        <span>
          {pedido.cliente} · {pedido.razsoc}
        </span>
      </Box>
      {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {!detalle && !read.isError && <Esperando />}
      {detalle && <Contenido pedido={pedido} detalle={detalle} />}
    </FormDialog>
  );
}

/** The facts, then the lines. */
function Esperando() {
  return (
    <Box aria-hidden sx={{ mx: -4 }}>
      <SkeletonFields count={8} />
      <SkeletonLines count={4} />
    </Box>
  );
}

function Contenido({ pedido, detalle }: { pedido: Pedido; detalle: DetallePedido }) {
  const pendientes = detalle.articulos.filter((linea) => !isLineaCompleta(linea)).length;
  return (
    <>
      <Facts facts={datosPedido(pedido, detalle, '')} isFlush />
      {pendientes > 0 && (
        <Alert severity="info">
          {plural(pendientes, 'artículo tiene cantidades pendientes', 'artículos tienen cantidades pendientes')}.
        </Alert>
      )}
      <LineasDePedido pedido={pedido} detalle={detalle} />
    </>
  );
}
