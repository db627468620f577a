import type { ContextoVenta } from '@distri/domain/clientes';
import { type Cotizacion, canEditCotizacion } from '@distri/domain/cotizaciones';
import QuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import Button from '@mui/material/Button';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useContextoVenta } from '../../clientes/requests.ts';
import { ScreenState } from '../../platform/feedback/index.ts';
import { cotizacionPath } from '../paths.ts';
import { useCotizacionAlDia } from '../requests.ts';
import type { DetalleCotizacion } from '../vista.ts';
import { CotizacionForm } from './CotizacionForm.tsx';
import { FormularioSkeleton } from './FormularioSkeleton.tsx';
import { valoresDeEdicion } from './valores.ts';

/** /ventas/cotizaciones/:cliente/edit/:editidcoti: only prepaid ones without a rejected transfer and without an order (D2 §4). */
export function EditarPage() {
  const { cliente = '', editidcoti = '' } = useParams({ strict: false });
  const contexto = useContextoVenta(cliente);
  const cotizacion = useCotizacionAlDia(Number(editidcoti));
  const data = contexto.data?.result;
  const detalle = cotizacion.data?.detalleCompleto;
  const retry = () => {
    void contexto.refetch();
    void cotizacion.refetch();
  };
  if (!data || !cotizacion.data || !detalle)
    return <FormularioSkeleton error={contexto.error ?? cotizacion.error} onRetry={retry} />;
  if (!canEditCotizacion(cotizacion.data)) return <NoSeEdita cotizacion={cotizacion.data} />;
  return (
    <Editar key={cotizacion.data.id} contexto={data} cotizacion={cotizacion.data} detalle={detalle} retry={retry} />
  );
}

interface EditarProps {
  contexto: ContextoVenta;
  cotizacion: Cotizacion;
  detalle: DetalleCotizacion;
  retry: () => void;
}

/** What was opened stays what is edited: whoever saves meanwhile makes this edit a conflict, never a silent mixture. */
function Editar({ contexto, cotizacion, detalle, retry }: EditarProps) {
  const [abierta] = useState(cotizacion);
  const [iniciales] = useState(() => valoresDeEdicion(cotizacion, detalle, contexto.cliente.transporte));
  const [referencia] = useState(() => ({
    id: cotizacion.id,
    lineas: { bonificacion: iniciales.bonificacion, lineas: iniciales.articulos },
  }));
  return (
    <CotizacionForm
      contexto={contexto}
      iniciales={iniciales}
      referencia={referencia}
      editada={abierta}
      clave={`cotizacion:${contexto.cliente.id}:edit${abierta.id}:v${abierta.version}`}
      refreshContexto={retry}
    />
  );
}

function NoSeEdita({ cotizacion: { id, cliente, pedidoref } }: { cotizacion: Cotizacion }) {
  const navigate = useNavigate();
  const help =
    pedidoref === null
      ? 'Solo se editan las cotizaciones prepago sin transferencias rechazadas.'
      : `Ya generó el pedido ${pedidoref}.`;
  return (
    <ScreenState
      icon={<QuoteIcon />}
      title={`La cotización ${id} no se puede editar`}
      help={help}
      actions={
        <Button variant="contained" onClick={() => void navigate({ to: cotizacionPath(cliente, id) })}>
          Ver la cotización
        </Button>
      }
    />
  );
}
