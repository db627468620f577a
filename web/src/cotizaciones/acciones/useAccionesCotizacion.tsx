import {
  type Aprobacion,
  type Cotizacion,
  estadoCotizacion,
  type HabilidadesCotizacion,
} from '@distri/domain/cotizaciones';
import { TEXTOS_PEDIDO } from '@distri/domain/pedidos';
import OrderIcon from '@mui/icons-material/AssignmentOutlined';
import RejectIcon from '@mui/icons-material/BlockOutlined';
import ApproveIcon from '@mui/icons-material/CheckCircleOutlineOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import RemitoIcon from '@mui/icons-material/DescriptionOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import NotifyIcon from '@mui/icons-material/NotificationsOutlined';
import StatusIcon from '@mui/icons-material/SwapHorizOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { NotificarVendedorDialog } from '../../notificaciones/NotificarVendedorDialog.tsx';
import { RemitosDialog } from '../../pedidos/acciones/RemitosDialog.tsx';
import { pedidoDesde } from '../../pedidos/paths.ts';
import type { MenuAction } from '../../platform/document/menuAction.ts';
import { cotizacionDesde, edicionPath } from '../paths.ts';
import { AprobacionDialog } from '../prepago/AprobacionDialog.tsx';
import { CambiarEstadoDialog } from './CambiarEstadoDialog.tsx';
import { EliminarDialog } from './EliminarDialog.tsx';

type Abierto =
  | { clase: 'notificar' | 'estado' | 'eliminar' | 'remitos'; cotizacion: Cotizacion }
  | { clase: 'aprobacion'; cotizacion: Cotizacion; accion: Aprobacion }
  | null;

interface Acciones {
  /** The options menu of D2 §6, without what only looks at it. */
  de: (cotizacion: Cotizacion, puede: HabilidadesCotizacion) => MenuAction[];
  dialog: ReactNode;
}

/** The actions of quotations, and the dialog of the one that was chosen. Lists and the quotation's page share it. */
export function useAccionesCotizacion(onDeleted?: () => void): Acciones {
  const navigate = useNavigate();
  const [abierto, setAbierto] = useState<Abierto>(null);
  const close = () => setAbierto(null);

  const de: Acciones['de'] = (cotizacion, puede) => {
    const { id, cliente } = cotizacion;
    const go = (to: string) => () => void navigate({ to });
    const open = (clase: 'notificar' | 'estado' | 'eliminar' | 'remitos') => () => setAbierto({ clase, cotizacion });
    const decide = (accion: Aprobacion) => () => setAbierto({ clase: 'aprobacion', cotizacion, accion });
    const estado = estadoCotizacion(cotizacion);
    const isNew = puede.aprobar && estado === 'NUEVA';
    const canUndo = puede.aprobar && (estado === 'FALTANTES' || estado === 'ESPERANDO');
    const all: (MenuAction | false)[] = [
      isNew && !cotizacion.vencida && { label: 'Aprobar', icon: ApproveIcon, onClick: decide('A') },
      isNew && { label: 'Rechazar', icon: RejectIcon, onClick: decide('R') },
      canUndo && { label: 'Cancelar la aprobación', icon: UndoIcon, onClick: decide('') },
      puede.editar && { label: 'Editar', icon: EditIcon, onClick: go(edicionPath(cliente, id)) },
      puede.usarComoReferencia && {
        label: 'Usar como referencia',
        icon: CopyIcon,
        onClick: go(cotizacionDesde(cliente, id)),
      },
      puede.crearPedido && { label: 'Crear pedido', icon: OrderIcon, onClick: go(pedidoDesde(cliente, id)) },
      puede.verRemitos && { label: TEXTOS_PEDIDO.verRemitos, icon: RemitoIcon, onClick: open('remitos') },
      puede.notificarVendedor && { label: 'Notificar al vendedor', icon: NotifyIcon, onClick: open('notificar') },
      puede.cambiarEstado && { label: 'Cambiar estado', icon: StatusIcon, onClick: open('estado') },
      puede.eliminar && { label: 'Eliminar', icon: DeleteIcon, onClick: open('eliminar'), danger: true },
    ];
    return all.filter((action) => action !== false);
  };
  return { de, dialog: abierto && <Dialogo abierto={abierto} onClose={close} onDeleted={onDeleted} /> };
}

interface DialogoProps {
  abierto: NonNullable<Abierto>;
  onClose: () => void;
  onDeleted: (() => void) | undefined;
}

function Dialogo({ abierto, onClose, onDeleted }: DialogoProps) {
  const { cotizacion } = abierto;
  switch (abierto.clase) {
    case 'aprobacion':
      return <AprobacionDialog cotizacion={cotizacion} accion={abierto.accion} onClose={onClose} />;
    case 'notificar':
      return (
        <NotificarVendedorDialog
          asunto={`Cotización ${cotizacion.id} de ${cotizacion.razsoc}`}
          vendedor={cotizacion.vendedor}
          nombre={cotizacion.apenom}
          onClose={onClose}
        />
      );
    case 'estado':
      return <CambiarEstadoDialog cotizacion={cotizacion} onClose={onClose} />;
    case 'remitos':
      return cotizacion.pedidoref === null ? null : <RemitosDialog pedido={cotizacion.pedidoref} onClose={onClose} />;
    case 'eliminar':
      return <EliminarDialog cotizacion={cotizacion} onClose={onClose} onDeleted={onDeleted} />;
  }
}
