import { problemText } from '@distri/domain/kernel';
import { checkADespachar, MENSAJES_PEDIDO, type Pedido } from '@distri/domain/pedidos';
import Button from '@mui/material/Button';
import { avisar } from '../../platform/feedback/index.ts';
import { useChangeADespachar } from '../requests.ts';
import type { DetallePedido } from '../vista.ts';
import { CantidadesDialog } from './CantidadesDialog.tsx';

interface DespachoDialogProps {
  pedido: Pedido;
  detalle: DetallePedido;
  onClose: () => void;
}

/** Quantities to dispatch (D2 §2, §5): between nothing and what is pending, the rest waits on the order. */
export function DespachoDialog({ pedido, detalle, onClose }: DespachoDialogProps) {
  const change = useChangeADespachar(onClose);
  const { articulos } = detalle;
  return (
    <CantidadesDialog
      title={`Cantidades a despachar del pedido ${pedido.id}`}
      help="Lo que sale esta vez. Lo que no se despacha queda pendiente en el pedido."
      lineas={articulos}
      campo="A despachar"
      limite={{ titulo: 'Pendiente', de: ({ pendfac }) => pendfac }}
      inicial={({ adespachar }) => adespachar}
      problemaDe={({ numrenglon }, adespachar) => {
        const [problem] = checkADespachar({ ...pedido, articulos }, [{ numrenglon, adespachar }]);
        return problem ? problemText(MENSAJES_PEDIDO, problem) : null;
      }}
      guardar="Guardar"
      isSaving={change.isPending}
      error={change.error?.message ?? null}
      onClose={onClose}
      onSave={(cantidades) =>
        change.mutate(
          {
            query: { id: pedido.id, version: pedido.version },
            body: cantidades.map(({ numrenglon, cantidad }) => ({ numrenglon, adespachar: cantidad })),
          },
          { onSuccess: () => avisar.listo(`Se guardaron las cantidades a despachar del pedido ${pedido.id}`) },
        )
      }
      actions={(setAll) => (
        <>
          <Button variant="outlined" size="small" onClick={() => setAll(({ pendfac }) => pendfac)}>
            Todo
          </Button>
          <Button variant="outlined" size="small" onClick={() => setAll(() => 0)}>
            Nada
          </Button>
        </>
      )}
    />
  );
}
