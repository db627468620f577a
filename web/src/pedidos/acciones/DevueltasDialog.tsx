import { problemText } from '@distri/domain/kernel';
import { checkDevueltas, facturadoDe, MENSAJES_PEDIDO, type Pedido } from '@distri/domain/pedidos';
import { avisar } from '../../platform/feedback/index.ts';
import { useDevueltas } from '../requests.ts';
import type { DetallePedido } from '../vista.ts';
import { CantidadesDialog } from './CantidadesDialog.tsx';

interface DevueltasDialogProps {
  pedido: Pedido;
  detalle: DetallePedido;
  onClose: () => void;
}

/** What came back of a partial delivery, read from the signed remito: it goes to sale and leaves a credit note to issue. */
export function DevueltasDialog({ pedido, detalle, onClose }: DevueltasDialogProps) {
  const save = useDevueltas(onClose);
  const { articulos } = detalle;
  return (
    <CantidadesDialog
      title={`Cantidades devueltas del pedido ${pedido.id}`}
      help="Lo que volvió según el remito firmado. Vuelve al stock para la venta y queda pendiente la nota de crédito."
      lineas={articulos}
      campo="Devuelto"
      limite={{ titulo: 'Facturado', de: facturadoDe }}
      inicial={({ devuelto }) => devuelto}
      problemaDe={({ numrenglon }, devuelto) => {
        const [problem] = checkDevueltas(articulos, [{ numrenglon, devuelto }]);
        return problem ? problemText(MENSAJES_PEDIDO, problem) : null;
      }}
      guardar="Guardar"
      isSaving={save.isPending}
      error={save.error?.message ?? null}
      onClose={onClose}
      onSave={(cantidades) =>
        save.mutate(
          {
            query: { id: pedido.id, version: pedido.version },
            body: cantidades.map(({ numrenglon, cantidad }) => ({ numrenglon, devuelto: cantidad })),
          },
          { onSuccess: () => avisar.listo(`Se guardaron las cantidades devueltas del pedido ${pedido.id}`) },
        )
      }
    />
  );
}
