import type { Rol } from '@distri/domain/kernel';
import { can } from '@distri/domain/kernel';
import { canEditADespachar, type Pedido, type TransicionPedido } from '@distri/domain/pedidos';
import ReturnedIcon from '@mui/icons-material/AssignmentReturnOutlined';
import DispatchIcon from '@mui/icons-material/Inventory2Outlined';
import { type ReactNode, useState } from 'react';
import type { MenuAction } from '../../platform/document/menuAction.ts';
import { accionesDe } from './acciones.ts';
import { CambiarEstadioDialog } from './CambiarEstadioDialog.tsx';
import { DialogoDeCantidades } from './DialogoDeCantidades.tsx';

type Abierto =
  | { clase: 'estadio'; pedido: Pedido; transicion: TransicionPedido }
  | { clase: 'despacho' | 'devueltas'; pedido: Pedido }
  | null;

/** The actions of orders for a person, and the dialog of the one that was chosen. Lists and the order's page share it. */
export function useAccionesPedido(rol: Rol): { de: (pedido: Pedido) => MenuAction[]; dialog: ReactNode } {
  const [abierto, setAbierto] = useState<Abierto>(null);
  const close = () => setAbierto(null);
  const de = (pedido: Pedido): MenuAction[] => [
    ...(can(rol, 'pedidos.despachar') && canEditADespachar(pedido)
      ? [
          {
            label: 'Cantidades a despachar',
            icon: DispatchIcon,
            onClick: () => setAbierto({ clase: 'despacho', pedido }),
          },
        ]
      : []),
    ...(can(rol, 'pedidos.devueltas') && pedido.estadio === 'P'
      ? [
          {
            label: 'Cantidades devueltas',
            icon: ReturnedIcon,
            onClick: () => setAbierto({ clase: 'devueltas', pedido }),
          },
        ]
      : []),
    ...accionesDe(pedido, rol).map(({ transicion, label, icon, danger }) => ({
      label,
      icon,
      danger,
      onClick: () => setAbierto({ clase: 'estadio', pedido, transicion }),
    })),
  ];
  return { de, dialog: abierto && <Dialogo abierto={abierto} onClose={close} /> };
}

function Dialogo({ abierto, onClose }: { abierto: NonNullable<Abierto>; onClose: () => void }) {
  const { pedido } = abierto;
  if (abierto.clase === 'estadio')
    return <CambiarEstadioDialog pedido={pedido} transicion={abierto.transicion} onClose={onClose} />;
  return <DialogoDeCantidades clase={abierto.clase} pedido={pedido} onClose={onClose} />;
}
