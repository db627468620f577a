import { formatNumero } from '@distri/domain/cuentas';
import { type Factura, habilidadesFactura } from '@distri/domain/facturas';
import { businessDay, formatDia, formatMoney } from '@distri/domain/kernel';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FormularioSkeleton } from '../../cotizaciones/form/FormularioSkeleton.tsx';
import { useFactura } from '../../facturas/requests.ts';
import type { DetalleFactura } from '../../facturas/vista.ts';
import { useUser } from '../../platform/session/index.ts';
import type { ContextoNota } from './calcular.ts';
import { NotaCreditoForm } from './NotaCreditoForm.tsx';
import { useNotaForm } from './useNotaForm.ts';
import { notaVacia } from './valores.ts';

/** /ventas/notasCredito/:cliente/create/ref/:factura: from an invoice, by return or by concept. */
export function NuevaDesdePage() {
  const { factura: id = '' } = useParams({ strict: false });
  const factura = useFactura(Number(id));
  const detalle = factura.data?.detalleCompleto;
  if (!factura.data || !detalle)
    return <FormularioSkeleton error={factura.error} onRetry={() => void factura.refetch()} />;
  return <DesdeFactura key={factura.data.id} factura={factura.data} detalle={detalle} />;
}

function DesdeFactura({ factura, detalle }: { factura: Factura; detalle: DetalleFactura }) {
  const { role } = useUser();
  const { devolver } = habilidadesFactura(factura, { rol: role });
  const editor = useNotaForm(`notaCredito:factura:${factura.id}`, () => ({
    ...notaVacia(factura.id),
    // With everything credited only concepts are left.
    ...(!devolver && { modo: 'concepto' as const }),
  }));
  const contexto = useMemo<ContextoNota>(
    () => ({
      cliente: factura.idcliente,
      hoy: businessDay(new Date()),
      lineas: detalle.articulos,
      terminos: {
        bonificacion: detalle.bonificacion,
        alicuotaIVA: detalle.alicuotaIVA,
        iibb: detalle.impuestosIIBB,
      },
      facturas: [{ id: factura.id, factura: factura.factura, importe: factura.importe, cliente: factura.idcliente }],
    }),
    [factura, detalle],
  );
  return (
    <NotaCreditoForm
      editor={editor}
      contexto={contexto}
      razsoc={factura.razsoc}
      titulo={`Factura ${formatNumero(factura.factura)}`}
      detalle={`${factura.idcliente} · ${factura.razsoc} · ${formatDia(factura.ingreso)} · ${formatMoney(factura.importe)}`}
      factura={factura}
      facturas={[]}
    />
  );
}
