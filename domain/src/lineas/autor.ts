import type { Rol } from '../kernel/index.ts';

/** D2 §6: who sees and who changes the Usuario, Vendedor and Comisión of a document. */
export function camposDeAutor(rol: Rol, operacion: 'CREATE' | 'EDIT' | 'VIEW') {
  const ve = rol === 'A' || rol === 'S' || rol === 'O';
  const edita = rol === 'A' || rol === 'O';
  return {
    usuario: { visible: ve, editable: edita && operacion === 'CREATE' },
    vendedor: { visible: operacion === 'CREATE' ? edita : ve, editable: edita && operacion !== 'VIEW' },
    /** The pads that the document's invoice and remito will be numbered from. */
    talonarios: { visible: edita, editable: edita && operacion === 'CREATE' },
    comision: { visible: edita, editable: edita && operacion !== 'VIEW' },
  };
}
