import type { Rol } from '@distri/domain/kernel';
import {
  type AccionPedido,
  habilidadesPedido,
  hechosDe,
  type Pedido,
  TEXTOS_ACCION,
  TRANSICIONES_PEDIDO,
  type TransicionPedido,
} from '@distri/domain/pedidos';
import CloseIcon from '@mui/icons-material/ArchiveOutlined';
import CancelIcon from '@mui/icons-material/BlockOutlined';
import FixIcon from '@mui/icons-material/BuildOutlined';
import ReturnIcon from '@mui/icons-material/KeyboardReturnOutlined';
import DepartIcon from '@mui/icons-material/LocalShippingOutlined';
import ReleaseIcon from '@mui/icons-material/LockOpenOutlined';
import HoldIcon from '@mui/icons-material/PauseCircleOutlined';
import PartIcon from '@mui/icons-material/RuleOutlined';
import DeliverIcon from '@mui/icons-material/TaskAltOutlined';
import RejectIcon from '@mui/icons-material/ThumbDownOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import type SvgIcon from '@mui/material/SvgIcon';

const ICONOS: Readonly<Partial<Record<AccionPedido, typeof SvgIcon>>> = {
  retener: HoldIcon,
  liberar: ReleaseIcon,
  anular: CancelIcon,
  despachar: DepartIcon,
  entregar: DeliverIcon,
  entregarParcial: PartIcon,
  rechazar: RejectIcon,
  retornar: ReturnIcon,
  cancelarEntrega: UndoIcon,
  reingresar: UndoIcon,
  cerrar: CloseIcon,
  corregir: FixIcon,
};

/** A change of stage that this person may ask for now. */
export interface AccionVisible {
  transicion: TransicionPedido;
  label: string;
  icon: typeof SvgIcon;
  danger: boolean;
}

/** The changes of stage of the order's own screens, in table order; the rest belongs to sheets and invoicing. */
export function accionesDe(pedido: Pedido, rol: Rol): AccionVisible[] {
  const { acciones } = habilidadesPedido(hechosDe(pedido), { rol });
  return acciones.flatMap((accion) => {
    const transicion = TRANSICIONES_PEDIDO.find(
      (row) => row.action === accion && row.via === 'estadio' && row.from.includes(pedido.estadio),
    );
    const texto = TEXTOS_ACCION[accion];
    const icon = ICONOS[accion];
    if (!transicion || !texto || !icon) return [];
    return [{ transicion, label: texto.boton, icon, danger: texto.esPeligro === true }];
  });
}
