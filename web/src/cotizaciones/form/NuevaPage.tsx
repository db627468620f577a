import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useContextoVenta } from '../../clientes/requests.ts';
import { CotizacionForm } from './CotizacionForm.tsx';
import { FormularioSkeleton } from './FormularioSkeleton.tsx';
import { valoresIniciales } from './valores.ts';

/** /ventas/cotizaciones/:cliente/create. */
export function NuevaPage() {
  const { cliente = '' } = useParams({ strict: false });
  const contexto = useContextoVenta(cliente);
  const data = contexto.data?.result;
  const iniciales = useMemo(() => data && valoresIniciales(data), [data]);
  if (!data || !iniciales) return <FormularioSkeleton error={contexto.error} onRetry={() => void contexto.refetch()} />;
  return (
    <CotizacionForm
      key={cliente}
      contexto={data}
      iniciales={iniciales}
      referencia={null}
      clave={`cotizacion:${cliente}`}
      refreshContexto={() => void contexto.refetch()}
    />
  );
}
