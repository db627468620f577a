import type { Centavos, Rol } from '../kernel/index.ts';
import {
  acceptsComprobantes,
  type EstadoCobranza,
  isEditableCobranza,
  isEliminable,
  type Substatus,
  type TipoCob,
} from './estados.ts';
import { canCambiarEstado, estadosOfrecidos } from './transiciones.ts';

export interface CobranzaConEstado {
  status: EstadoCobranza;
  substatus: Substatus;
  tipocob: TipoCob;
  impdesc: Centavos;
}

export interface HabilidadesCobranza {
  editar: boolean;
  notificar: boolean;
  cambiarEstado: boolean;
  /** The statuses that the dialog offers. */
  estados: EstadoCobranza[];
  eliminar: boolean;
  adjuntar: boolean;
  emitirAjuste: boolean;
  ingresar: boolean;
}

/**
 * What this person may do with a collection (D2 §6, D3 §6, decisions 7): the options menu and the buttons of its page.
 * `conAjuste`: its term-adjustment note was issued already, or nobody knows.
 */
export function habilidadesCobranza(
  { status, substatus, tipocob, impdesc }: CobranzaConEstado,
  persona: { rol: Rol; username: string },
  usuarioCambioEstado: string | null,
  conAjuste: boolean,
): HabilidadesCobranza {
  const { rol } = persona;
  const cambia = canCambiarEstado(persona, usuarioCambioEstado);
  const estados = cambia ? estadosOfrecidos(status, rol) : [];
  return {
    editar: isEditableCobranza(status, substatus, rol),
    notificar: rol === 'A',
    cambiarEstado: estados.length > 0,
    estados,
    // Its note stays issued: what it was for stays too.
    eliminar: isEliminable(status, rol) && !conAjuste,
    adjuntar: acceptsComprobantes(status, tipocob),
    emitirAjuste: status === 'G' && impdesc > 0 && !conAjuste && (rol === 'A' || rol === 'O'),
    ingresar: status === 'S' && cambia,
  };
}
