import type { Pedido } from '@distri/domain/pedidos';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';
import { ErrorState } from '../../platform/feedback/index.ts';
import { SkeletonList } from '../../platform/feedback/SkeletonPanel.tsx';
import { usePedido } from '../requests.ts';
import { DespachoDialog } from './DespachoDialog.tsx';
import { DevueltasDialog } from './DevueltasDialog.tsx';

interface DialogoDeCantidadesProps {
  clase: 'despacho' | 'devueltas';
  /** From the list it comes without its lines: they are read first. */
  pedido: Pedido;
  onClose: () => void;
}

export function DialogoDeCantidades({ clase, pedido: row, onClose }: DialogoDeCantidadesProps) {
  const read = usePedido(row.id);
  const pedido = read.data;
  const detalle = pedido?.detalleCompleto;
  if (!pedido || !detalle)
    return (
      <FormDialog title={`Pedido ${row.id}`} maxWidth="md" onClose={onClose}>
        {read.isError ? (
          <ErrorState error={read.error} onRetry={() => void read.refetch()} />
        ) : (
          <SkeletonList count={5} />
        )}
      </FormDialog>
    );
  const props = { pedido, detalle, onClose };
  return clase === 'despacho' ? <DespachoDialog {...props} /> : <DevueltasDialog {...props} />;
}
