import type { Cliente } from '@distri/domain/clientes';
import type { Factura } from '@distri/domain/facturas';
import { businessDay, formatCuit } from '@distri/domain/kernel';
import { ALICUOTA_IVA_GENERAL } from '@distri/domain/lineas';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCliente } from '../../clientes/requests.ts';
import { FormularioSkeleton } from '../../cotizaciones/form/FormularioSkeleton.tsx';
import { useFactura } from '../../facturas/requests.ts';
import { useFacturasAsociables } from '../requests.ts';
import type { ContextoNota } from './calcular.ts';
import { NotaCreditoForm } from './NotaCreditoForm.tsx';
import { useNotaForm } from './useNotaForm.ts';
import { notaVacia } from './valores.ts';

/** /ventas/notasCredito/:cliente/create: of concepts, about invoices that are chosen here or a period. */
export function NuevaPage() {
  const { cliente: id = '' } = useParams({ strict: false });
  const cliente = useCliente(id, { errorShown: 'screen' });
  const facturas = useFacturasAsociables(id);
  const error = cliente.error ?? facturas.error;
  if (!cliente.data || !facturas.rows)
    return (
      <FormularioSkeleton
        error={error}
        onRetry={() => {
          void cliente.refetch();
          facturas.retry();
        }}
      />
    );
  return <DeCliente key={id} cliente={cliente.data} facturas={facturas.rows} />;
}

function DeCliente({ cliente, facturas }: { cliente: Cliente; facturas: readonly Factura[] }) {
  const editor = useNotaForm(`notaCredito:${cliente.id}`, () => notaVacia(null));
  const { form } = editor;
  const elegidas = useMemo(
    () => (form.sobre === 'facturas' ? facturas.filter(({ id }) => form.facturas.includes(id)) : []),
    [facturas, form.facturas, form.sobre],
  );
  const alicuotaIVA = useAlicuota(elegidas[0]?.id);
  const contexto = useMemo<ContextoNota>(
    () => ({
      cliente: cliente.id,
      hoy: businessDay(new Date()),
      lineas: [],
      terminos: { bonificacion: 0, alicuotaIVA, iibb: [] },
      facturas: elegidas.map(({ id, factura, importe, idcliente }) => ({ id, factura, importe, cliente: idcliente })),
    }),
    [cliente.id, alicuotaIVA, elegidas],
  );
  return (
    <NotaCreditoForm
      editor={editor}
      contexto={contexto}
      razsoc={cliente.razsoc}
      titulo={cliente.razsoc}
      detalle={[cliente.id, cliente.cuit && `CUIT ${formatCuit(cliente.cuit)}`, cliente.localidad]
        .filter(Boolean)
        .join(' · ')}
      factura={null}
      facturas={facturas}
    />
  );
}

/** The rate of the invoice that it is about; the general one for a period. */
function useAlicuota(factura: number | undefined) {
  const read = useFactura(factura ?? 1, factura !== undefined);
  const ofInvoice = factura === undefined ? undefined : read.data?.detalleCompleto?.alicuotaIVA;
  return ofInvoice ?? ALICUOTA_IVA_GENERAL;
}
