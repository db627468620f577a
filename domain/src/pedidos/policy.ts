import type { Rol, Sesion } from '../kernel/index.ts';
import { can } from '../kernel/index.ts';
import { type Articulos, codigoDeCondicion, type DocumentLine } from '../lineas/index.ts';
import { accionesPosibles } from './decidir.ts';
import { canEditADespachar } from './estados.ts';
import type { PedidoEnCurso } from './guards.ts';
import type { AccionPedido } from './transiciones.ts';

/** Values of a new order (D2 §9). */
export const PEDIDO_PREDETERMINADO = {
  tipoasiento: 1,
  talfactura: 50,
  talremito: 4,
  transporte: '000',
  condcomercial: 1,
} as const;

/** An order carries the special 30-day condition when its articles do; they never mix (D2 §5). */
export function condVta30(lineas: readonly Pick<DocumentLine, 'id' | 'armado'>[], articulos: Articulos): boolean {
  return lineas.length > 0 && lineas.every((linea) => articulos.get(codigoDeCondicion(linea))?.condVta30 === true);
}

/** What one person may do with one order; the action bar and the server's commands read the same. */
export interface HabilidadesPedido {
  visualizar: boolean;
  /** PDF, print, mail. */
  imprimir: boolean;
  /** Quantities to dispatch. */
  despachar: boolean;
  /** Stage changes and acts that the table allows now. */
  acciones: AccionPedido[];
}

/** Rights of the role and state of the order together; `acciones` still may ask for a photo or a reason. */
export function habilidadesPedido(pedido: PedidoEnCurso, sesion: Pick<Sesion, 'rol'>): HabilidadesPedido {
  const rol: Rol = sesion.rol;
  return {
    visualizar: can(rol, 'pedidos.leer'),
    imprimir: can(rol, 'pedidos.imprimir'),
    despachar: can(rol, 'pedidos.despachar') && canEditADespachar(pedido),
    acciones: [...new Set(accionesPosibles(pedido, rol).map((row) => row.action))],
  };
}
