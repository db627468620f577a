import type { Cliente } from '@distri/domain/clientes';
import { canOrderForInhabilitado, TEXTOS_PEDIDO } from '@distri/domain/pedidos';
import OrderIcon from '@mui/icons-material/AssignmentOutlined';
import QuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { cotizacionesDe, nuevaCotizacion } from '../cotizaciones/paths.ts';
import { nuevoPedido, pedidosDe } from '../pedidos/paths.ts';
import { MAX_LISTA_ENTERA } from '../platform/api/usePages.ts';
import { SwitchField } from '../platform/forms/SwitchField.tsx';
import { DataGrid } from '../platform/grid/DataGrid.tsx';
import { useUser } from '../platform/session/index.ts';
import { CLIENTES_NOUN, COLUMNAS_CLIENTES, COLUMNAS_CLIENTES_PAGINADAS, idOf, nameOf, tintOf } from './columns.ts';
import { useClientes } from './requests.ts';
import { useSwitches } from './useSwitches.ts';

/** D2 §2: Inhabilitados off, Inactivos off, Ocasionales on. */
const INTERRUPTORES = { inhabilitados: false, inactivos: false, ocasionales: true } as const;
const ORDEN = { orden: [{ id: 'razsoc', desc: false }] } as const;

/** The customers of whoever looks (D2 §2, look 03). From a row one goes to what is sold to that customer. */
export function ClientesPage() {
  const [ver, setVer] = useSwitches(INTERRUPTORES);
  const { isLarge, clientes, setBuscar } = useListado(ver);
  const navigate = useNavigate();
  const { role } = useUser();

  const rowActions = (cliente: Cliente) => [
    { label: 'Cotizaciones', icon: QuoteIcon, onClick: () => void navigate({ to: cotizacionesDe(cliente.id) }) },
    { label: 'Nueva cotización', onClick: () => void navigate({ to: nuevaCotizacion(cliente.id) }) },
    { label: 'Pedidos', icon: OrderIcon, onClick: () => void navigate({ to: pedidosDe(cliente.id) }) },
    {
      label: TEXTOS_PEDIDO.nuevo,
      disabled: cliente.inhabilitado && !canOrderForInhabilitado(role),
      onClick: () => void navigate({ to: nuevoPedido(cliente.id) }),
    },
  ];
  const server = {
    total: clientes.total,
    hasMore: clientes.hasMore,
    isLoadingMore: clientes.isLoadingMore,
    onNeedMore: clientes.loadMore,
    onQuery: (query: { buscar: string }) => setBuscar(query.buscar.trim()),
  };
  return (
    <DataGrid
      id="clientes"
      label="Clientes"
      title="Clientes"
      noun={CLIENTES_NOUN}
      columns={isLarge ? COLUMNAS_CLIENTES_PAGINADAS : COLUMNAS_CLIENTES}
      rows={clientes.rows}
      rowId={idOf}
      rowLabel={nameOf}
      rowTint={tintOf}
      rowActions={rowActions}
      onOpen={(cliente) => void navigate({ to: pedidosDe(cliente.id) })}
      searchHint="Razón social, CUIT, localidad o id"
      selectable
      error={clientes.error}
      onRetry={clientes.retry}
      // Until the last page is here the count is the server's.
      {...(isLarge || clientes.hasMore ? { server } : { initial: ORDEN })}
      actions={
        <>
          <SwitchField label="Inhabilitados" value={ver.inhabilitados} onChange={(on) => setVer('inhabilitados', on)} />
          <SwitchField label="Inactivos" value={ver.inactivos} onChange={(on) => setVer('inactivos', on)} />
          <SwitchField label="Ocasionales" value={ver.ocasionales} onChange={(on) => setVer('ocasionales', on)} />
        </>
      }
    />
  );
}

/** Few customers are loaded whole and the grid does the rest; of many, the server searches and pages. */
function useListado(ver: Record<keyof typeof INTERRUPTORES, boolean>) {
  const [buscar, setBuscar] = useState('');
  const filtro = {
    ...(ver.inactivos && { withInactivos: true }),
    ...(!ver.inhabilitados && { sinInhabilitados: true }),
    ...(!ver.ocasionales && { sinOcasionales: true }),
  };
  const all = useClientes(filtro, { whole: true });
  const isLarge = all.total > MAX_LISTA_ENTERA;
  const isSearching = isLarge && buscar !== '';
  const found = useClientes({ ...filtro, buscar }, { enabled: isSearching });
  return { isLarge, setBuscar, clientes: isSearching && found.rows ? found : all };
}
