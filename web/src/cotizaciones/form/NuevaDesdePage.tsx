import type { ContextoVenta } from '@distri/domain/clientes';
import type { Cotizacion } from '@distri/domain/cotizaciones';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useCatalogo } from '../../articulos/useCatalogo.ts';
import { useContextoVenta } from '../../clientes/requests.ts';
import { useCotizacion } from '../requests.ts';
import { CotizacionForm } from './CotizacionForm.tsx';
import { FormularioSkeleton } from './FormularioSkeleton.tsx';
import { valoresDeOtroCliente, valoresDeReferencia } from './valores.ts';

/** /ventas/cotizaciones/:cliente/create/ref/:refidcoti. */
export function NuevaDesdePage() {
  const { cliente = '', refidcoti = '' } = useParams({ strict: false });
  const contexto = useContextoVenta(cliente);
  const referencia = useCotizacion(Number(refidcoti));
  const data = contexto.data?.result;
  const error = contexto.error ?? referencia.error;
  const retry = () => {
    void contexto.refetch();
    void referencia.refetch();
  };
  if (!data || !referencia.data) return <FormularioSkeleton error={error} onRetry={retry} />;
  const shared = { contexto: data, cotizacion: referencia.data, refreshContexto: retry };
  return referencia.data.cliente === cliente ? <DelCliente {...shared} /> : <DeOtroCliente {...shared} />;
}

interface DesdeProps {
  contexto: ContextoVenta;
  cotizacion: Cotizacion;
  refreshContexto: () => void;
}

const claveDe = (cliente: string, id: number) => `cotizacion:${cliente}:ref${id}`;

/** The customer's own: lines keep price and discount (decisions 15). */
function DelCliente({ contexto, cotizacion, refreshContexto }: DesdeProps) {
  const [iniciales] = useState(() => valoresDeReferencia(contexto, cotizacion));
  const [lineas] = useState(() => ({ bonificacion: iniciales.bonificacion, lineas: iniciales.articulos }));
  return (
    <CotizacionForm
      contexto={contexto}
      iniciales={iniciales}
      referencia={{ id: cotizacion.id, lineas }}
      clave={claveDe(contexto.cliente.id, cotizacion.id)}
      refreshContexto={refreshContexto}
    />
  );
}

/** Another customer's: its articles at this customer's prices of today. */
function DeOtroCliente({ contexto, cotizacion, refreshContexto }: DesdeProps) {
  const [codigos] = useState(() => (cotizacion.detalleCompleto?.articulos ?? []).map(({ id }) => id));
  const catalogo = useCatalogo(contexto.cliente.id, codigos);
  const isReady = codigos.every((codigo) => catalogo.articulos.has(codigo)) || (!catalogo.isLoading && !catalogo.error);
  if (!isReady) return <FormularioSkeleton error={catalogo.error} onRetry={catalogo.retry} />;
  return (
    <CotizacionForm
      contexto={contexto}
      iniciales={valoresDeOtroCliente(contexto, cotizacion, catalogo.articulos)}
      referencia={null}
      clave={claveDe(contexto.cliente.id, cotizacion.id)}
      refreshContexto={refreshContexto}
    />
  );
}
