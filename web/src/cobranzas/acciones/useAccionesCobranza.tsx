import type { Cobranza, HabilidadesCobranza } from '@distri/domain/cobranzas';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import NotifyIcon from '@mui/icons-material/NotificationsOutlined';
import ProofIcon from '@mui/icons-material/ReceiptLongOutlined';
import EnterIcon from '@mui/icons-material/SaveAltOutlined';
import StatusIcon from '@mui/icons-material/SwapHorizOutlined';
import NoteIcon from '@mui/icons-material/UndoOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { NotificarVendedorDialog } from '../../notificaciones/NotificarVendedorDialog.tsx';
import { edicionCobranza } from '../paths.ts';
import { AjusteDialog } from './AjusteDialog.tsx';
import { CambiarEstadoDialog } from './CambiarEstadoDialog.tsx';
import { ComprobantesDialog } from './ComprobantesDialog.tsx';
import { EliminarDialog } from './EliminarDialog.tsx';
import { IngresarDialog } from './IngresarDialog.tsx';

/** What can be done with a collection, as a menu shows it. */
export interface AccionDeCobranza {
  label: string;
  icon: typeof SvgIcon;
  onClick: () => void;
  danger?: boolean;
}

type Clase = 'notificar' | 'estado' | 'eliminar' | 'comprobantes' | 'ingresar' | 'ajuste';
type Abierto = { clase: Clase; cobranza: Cobranza; puede: HabilidadesCobranza } | null;

/** The actions of collections, and the dialog of the one that was chosen. The list and the collection's page share it. */
export function useAccionesCobranza(onDeleted?: () => void) {
  const navigate = useNavigate();
  const [abierto, setAbierto] = useState<Abierto>(null);
  const close = () => setAbierto(null);

  /** The options menu of D3 §2, without what only looks at it. */
  const de = (cobranza: Cobranza, puede: HabilidadesCobranza): AccionDeCobranza[] => {
    const { id, idcliente } = cobranza;
    const open = (clase: Clase) => () => setAbierto({ clase, cobranza, puede });
    const all: (AccionDeCobranza | false)[] = [
      puede.editar && {
        label: 'Editar',
        icon: EditIcon,
        onClick: () => void navigate({ to: edicionCobranza(idcliente, id) }),
      },
      { label: 'Comprobantes', icon: ProofIcon, onClick: open('comprobantes') },
      puede.emitirAjuste && { label: 'Generar ajuste plazo', icon: NoteIcon, onClick: open('ajuste') },
      puede.notificar && { label: 'Notificar al vendedor', icon: NotifyIcon, onClick: open('notificar') },
      puede.cambiarEstado && { label: 'Cambiar estado', icon: StatusIcon, onClick: open('estado') },
      puede.ingresar && { label: 'Ingresar', icon: EnterIcon, onClick: open('ingresar') },
      puede.eliminar && { label: 'Eliminar', icon: DeleteIcon, onClick: open('eliminar'), danger: true },
    ];
    return all.filter((action) => action !== false);
  };
  const dialog: ReactNode = abierto && <Dialogo {...abierto} onClose={close} onDeleted={onDeleted} />;
  return { de, dialog };
}

interface DialogoProps extends NonNullable<Abierto> {
  onClose: () => void;
  onDeleted: (() => void) | undefined;
}

function Dialogo({ clase, cobranza, puede, onClose, onDeleted }: DialogoProps) {
  const { id, razsoc, idvendedor, vendedor } = cobranza;
  switch (clase) {
    case 'notificar':
      return (
        <NotificarVendedorDialog
          asunto={`Cobranza ${id} de ${razsoc}`}
          vendedor={idvendedor}
          nombre={vendedor}
          onClose={onClose}
        />
      );
    case 'estado':
      return <CambiarEstadoDialog cobranza={cobranza} estados={puede.estados} onClose={onClose} />;
    case 'eliminar':
      return <EliminarDialog cobranza={cobranza} onClose={onClose} onDeleted={onDeleted} />;
    case 'comprobantes':
      return <ComprobantesDialog cobranza={cobranza} editable={puede.adjuntar} onClose={onClose} />;
    case 'ingresar':
      return <IngresarDialog cobranza={cobranza} onClose={onClose} />;
    case 'ajuste':
      return <AjusteDialog cobranza={cobranza} onClose={onClose} />;
  }
}
