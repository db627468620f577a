import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useContextoVenta } from '../../clientes/requests.ts';
import { FormularioSkeleton } from '../../cotizaciones/form/FormularioSkeleton.tsx';
import { PedidoForm } from './PedidoForm.tsx';
import { valoresPedido } from './valores.ts';

/** /ventas/pedidos/:cliente/create. */
export function NuevoPage() {
  const { cliente = '' } = useParams({ strict: false });
  const contexto = useContextoVenta(cliente);
  const data = contexto.data?.result;
  const iniciales = useMemo(() => data && valoresPedido(data), [data]);
  if (!data || !iniciales) return <FormularioSkeleton error={contexto.error} onRetry={() => void contexto.refetch()} />;
  return (
    <PedidoForm
      key={cliente}
      contexto={data}
      iniciales={iniciales}
      referencia={null}
      clave={`pedido:${cliente}`}
      refreshContexto={() => void contexto.refetch()}
    />
  );
}
