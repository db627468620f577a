import type { ContextoVenta } from '@distri/domain/clientes';
import type { AnswerOf } from '@distri/domain/kernel';
import { camposDeAutor } from '@distri/domain/lineas';
import { type getPedidoReferencia, TEXTOS_PEDIDO } from '@distri/domain/pedidos';
import Alert from '@mui/material/Alert';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useContextoVenta } from '../../clientes/requests.ts';
import { FormularioSkeleton } from '../../cotizaciones/form/FormularioSkeleton.tsx';
import { useQuien } from '../../cotizaciones/form/reglas.ts';
import { usePedidoReferencia } from '../requests.ts';
import { PedidoForm, type ReferenciaPedido } from './PedidoForm.tsx';
import { valoresDesdeCotizacion } from './valores.ts';

/** /ventas/pedidos/:cliente/create/ref/:cotizacion. */
export function NuevoDesdePage() {
  const { cliente = '', cotizacion = '' } = useParams({ strict: false });
  const contexto = useContextoVenta(cliente);
  const referencia = usePedidoReferencia(Number(cotizacion), cotizacion !== '');
  const data = contexto.data?.result;
  const found = referencia.data?.result;
  const retry = () => {
    void contexto.refetch();
    void referencia.refetch();
  };
  if (!data || !found) return <FormularioSkeleton error={contexto.error ?? referencia.error} onRetry={retry} />;
  if (found.cliente !== cliente)
    return (
      <FormularioSkeleton error={new Error(`La cotización ${found.cotizacion} es de otro cliente.`)} onRetry={retry} />
    );
  return <Desde key={found.cotizacion} contexto={data} found={found} refreshContexto={() => void contexto.refetch()} />;
}

interface DesdeProps {
  contexto: ContextoVenta;
  found: AnswerOf<typeof getPedidoReferencia>['result'];
  refreshContexto: () => void;
}

function Desde({ contexto, found, refreshContexto }: DesdeProps) {
  const [iniciales] = useState(() => valoresDesdeCotizacion(contexto, found));
  const [referencia] = useState<ReferenciaPedido>(() => ({
    id: found.cotizacion,
    lineas: { bonificacion: found.bonificacion, lineas: found.articulos },
    cotizacion: { isPrepago: found.isPrepago, vencida: found.vencida, pedidoref: found.pedidoref },
  }));
  const { visible: seesPads } = camposDeAutor(useQuien().rol, 'CREATE').talonarios;
  const talonarioEnDesuso = seesPads ? found.talonarioEnDesuso : null;
  const info = useCambios(TEXTOS_PEDIDO.cambiosReferencia({ ...found, talonarioEnDesuso }));
  return (
    <PedidoForm
      contexto={contexto}
      iniciales={iniciales}
      referencia={referencia}
      clave={`pedido:${contexto.cliente.id}:ref${found.cotizacion}`}
      refreshContexto={refreshContexto}
      info={info}
    />
  );
}

/** D2 §8. */
const DURACION_MS = 10_000;

/** What changed since the quotation: prices of today, what is no longer sold. For ten seconds, or until it is closed. */
function useCambios(text: string | null) {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), DURACION_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown || text === null) return null;
  return (
    <Alert severity="info" onClose={() => setShown(false)}>
      {text}
    </Alert>
  );
}
