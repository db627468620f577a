import type { PedidoFacturable } from '@distri/domain/facturacion';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { FormDialog } from '../platform/dialogs/FormDialog.tsx';
import { delayed, ErrorState } from '../platform/feedback/index.ts';
import { ConfirmarFacturacion } from './ConfirmarFacturacion.tsx';
import type { PedidoAFacturar } from './lotes.ts';
import { ProgresoFacturacion } from './ProgresoFacturacion.tsx';
import { useFacturablesElegidos } from './requests.ts';
import { useFacturacion } from './useFacturacion.ts';

interface FacturarDialogProps {
  pedidos: readonly PedidoFacturable[];
  /** Orders that were chosen and have nothing to invoice. */
  ajenos?: readonly number[];
  onClose: () => void;
}

/** Confirms, invoices and says what became of each order. */
export function FacturarDialog({ pedidos, ajenos = [], onClose }: FacturarDialogProps) {
  const facturacion = useFacturacion();
  const [enviados, setEnviados] = useState<PedidoAFacturar[] | null>(null);
  if (enviados === null)
    return (
      <ConfirmarFacturacion
        pedidos={pedidos}
        ajenos={ajenos}
        onCancel={onClose}
        onConfirm={(chosen) => {
          setEnviados(chosen);
          void facturacion.start(chosen);
        }}
      />
    );
  return (
    <ProgresoFacturacion
      pedidos={pedidos}
      envios={facturacion.envios}
      isRunning={facturacion.isRunning}
      onStop={facturacion.stop}
      onRetry={() => void facturacion.retry(enviados)}
      onClose={onClose}
    />
  );
}

interface FacturarElegidosProps {
  pedidos: readonly number[];
  onClose: () => void;
}

/** The same for orders chosen on other screens: what would come out of them is asked first. */
export function FacturarElegidos({ pedidos, onClose }: FacturarElegidosProps) {
  const elegidos = useFacturablesElegidos(pedidos);
  // Once it was read the dialog keeps what it showed, whatever is read again behind it.
  const [shown, setShown] = useState<(PedidoFacturable | null)[] | null>(null);
  if (shown === null && elegidos.data) setShown(elegidos.data);
  if (elegidos.error && !shown)
    return (
      <FormDialog title="Facturar" onClose={onClose}>
        <ErrorState error={elegidos.error} onRetry={() => void elegidos.refetch()} />
      </FormDialog>
    );
  if (!shown) return <Leyendo onClose={onClose} />;
  const found = shown.filter((pedido) => pedido !== null);
  const ajenos = pedidos.filter((_, at) => shown[at] === null);
  return <FacturarDialog pedidos={found} ajenos={ajenos} onClose={onClose} />;
}

function Leyendo({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog title="Facturar" onClose={onClose}>
      <Box aria-hidden sx={{ display: 'grid', gap: 3, pb: 4, ...delayed }}>
        <Skeleton height={20} />
        <Skeleton height={120} />
      </Box>
    </FormDialog>
  );
}
