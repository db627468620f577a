import type { PedidoFacturable } from '@distri/domain/facturacion';
import OrderIcon from '@mui/icons-material/AssignmentOutlined';
import DoneIcon from '@mui/icons-material/DoneAllOutlined';
import FacturaIcon from '@mui/icons-material/ReceiptLongOutlined';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useListaGrande } from '../facturas/useListaGrande.ts';
import { pedidoPath } from '../pedidos/paths.ts';
import { ScreenState } from '../platform/feedback/index.ts';
import { DataGrid } from '../platform/grid/DataGrid.tsx';
import { AvisosTalonarios } from './AvisosTalonarios.tsx';
import { COLUMNAS_FACTURABLES, FACTURABLES_NOUN, idOf, nameOf, verboFacturar } from './columns.tsx';
import { DetalleFacturable } from './DetalleFacturable.tsx';
import { FacturarDialog } from './FacturarDialog.tsx';
import { useAvisosTalonarios, useFacturables } from './requests.ts';

const TODOS = {};
/** The day's work first: by day of delivery. */
const ORDEN = { orden: [{ id: 'entrega', desc: false }] } as const;

/** /ventas/facturacion: the orders that can be invoiced, one by one or many at once (added; docs/decisions 9). */
export function FacturacionPage() {
  const grid = useListaGrande(COLUMNAS_FACTURABLES, TODOS, useFacturables);
  const avisos = useAvisosTalonarios();
  const navigate = useNavigate();
  const [elegidos, setElegidos] = useState<readonly PedidoFacturable[] | null>(null);
  // What was invoiced is no longer there to be ticked: the grid begins anew.
  const [round, setRound] = useState(0);
  const close = () => {
    setElegidos(null);
    setRound(round + 1);
  };
  const openOrder = ({ cliente, pedido }: PedidoFacturable) => void navigate({ to: pedidoPath(cliente, pedido) });
  return (
    <>
      <AvisosTalonarios avisos={avisos} />
      <DataGrid
        key={round}
        id="facturacion"
        label="Pedidos para facturar"
        title="Facturación"
        noun={FACTURABLES_NOUN}
        {...grid}
        initial={ORDEN}
        rowId={idOf}
        rowLabel={nameOf}
        selectable
        onOpen={openOrder}
        detail={(pedido) => <DetalleFacturable pedido={pedido} />}
        rowActions={(pedido) => [
          { label: 'Facturar', icon: FacturaIcon, onClick: () => setElegidos([pedido]) },
          { label: 'Ver el pedido', icon: OrderIcon, onClick: () => openOrder(pedido) },
        ]}
        selectionActions={(pedidos) => [
          { label: verboFacturar(pedidos.length), icon: FacturaIcon, onClick: () => setElegidos(pedidos) },
        ]}
        searchHint="Pedido, cliente, zona o vendedor"
        empty={
          <ScreenState
            icon={<DoneIcon />}
            title="No hay pedidos para facturar"
            help="Aparecen acá cuando tienen cantidades a despachar y están nuevos o en facturación."
          />
        }
      />
      {elegidos && <FacturarDialog pedidos={elegidos} onClose={close} />}
    </>
  );
}
