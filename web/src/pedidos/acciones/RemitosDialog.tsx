import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRelacionados } from '../../lineas/useRelacionados.ts';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';
import { RelatedList } from '../../platform/document/RelatedDocuments.tsx';
import { ErrorState } from '../../platform/feedback/index.ts';
import { usePedido } from '../requests.ts';
import type { DetallePedido } from '../vista.ts';

interface RemitosDialogProps {
  pedido: number;
  onClose: () => void;
}

/** "Ver Remitos" of the options menu (D2 §6): the delivery notes of an order, each a way to its page. */
export function RemitosDialog({ pedido: id, onClose }: RemitosDialogProps) {
  const pedido = usePedido(id);
  const detalle = pedido.data?.detalleCompleto;
  return (
    <FormDialog
      title={`Remitos del pedido ${id}`}
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      {pedido.isError && <ErrorState error={pedido.error} onRetry={() => void pedido.refetch()} />}
      {pedido.isPending && <Skeleton variant="rounded" height={88} />}
      {pedido.data && detalle && <Remitos cliente={pedido.data.cliente} relacionados={detalle.relacionados} />}
    </FormDialog>
  );
}

function Remitos({ cliente, relacionados }: { cliente: string } & Pick<DetallePedido, 'relacionados'>) {
  const remitos = useRelacionados(
    cliente,
    relacionados.filter(({ clase }) => clase === 'remito'),
  );
  if (remitos.length === 0)
    return <Typography color="textSecondary">El pedido todavía no tiene remitos: salen al facturarlo.</Typography>;
  return (
    <Box sx={{ mx: -4 }}>
      <RelatedList documents={remitos} />
    </Box>
  );
}
