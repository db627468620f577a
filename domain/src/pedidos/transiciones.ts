import type { Rol, Transition } from '../kernel/index.ts';
import type { Estadio } from './estados.ts';
import {
  conMotivo,
  conPendientes,
  facturado,
  facturadoOGranel,
  fotoEnHoja,
  type Guard,
  granel,
  hojaSinSalir,
  libreDeHoja,
  resultadoEnHoja,
  resultadoSinHoja,
  sinCotPendiente,
  sinFacturar,
} from './guards.ts';

/** Before it is saved an order has no stage. */
export type EstadioOrigen = Estadio | 'nuevo';

export type AccionPedido =
  | 'guardar'
  | 'retener'
  | 'liberar'
  | 'anular'
  | 'agregarAHoja'
  | 'quitarDeHoja'
  | 'eliminarHoja'
  | 'facturar'
  | 'obtenerCot'
  | 'despachar'
  | 'entregar'
  | 'entregarParcial'
  | 'rechazar'
  | 'retornar'
  | 'cancelarEntrega'
  | 'reingresar'
  | 'cerrar'
  | 'corregir';

/** Who calls it: the order's own screens ask for a stage (`changeStatus`), the others belong to another act. */
export type Via = 'alta' | 'estadio' | 'hoja' | 'facturacion' | 'cot';

export interface TransicionPedido extends Transition<EstadioOrigen, AccionPedido> {
  to: Estadio;
  via: Via;
  /** What must hold of the order: else 409. */
  guards: readonly Guard[];
  /** What the person must bring along: else 422. */
  requires?: readonly Guard[];
}

const OFICINA: readonly Rol[] = ['A', 'O'];
const REPARTO: readonly Rol[] = ['A', 'O', 'L'];
const HOJA: readonly Rol[] = ['A', 'O', 'D', 'L'];
const ELIMINA_HOJA: readonly Rol[] = ['A', 'O', 'D'];
const ENTREGA: readonly Rol[] = ['A', 'O', 'L', 'H'];

const row = (
  action: AccionPedido,
  via: Via,
  from: readonly EstadioOrigen[],
  to: Estadio,
  roles: readonly Rol[],
  guards: readonly Guard[] = [],
  requires: readonly Guard[] = [],
): TransicionPedido => ({ action, via, from, to, roles, guards, requires });

/**
 * The life of an order: domain-facts §4.2, row by row, in its order. What is not here is refused with 409.
 * In that table "estado" means invoiced whole or in part (`isFacturado`); C is the end.
 */
export const TRANSICIONES_PEDIDO: readonly TransicionPedido[] = [
  row('guardar', 'alta', ['nuevo'], 'N', ['A', 'O', 'S', 'V']),

  // Held: recorded but not released, and not offered to sheets.
  row('retener', 'alta', ['nuevo'], 'I', OFICINA),
  row('retener', 'estadio', ['N'], 'I', OFICINA, [sinFacturar]),
  row('liberar', 'estadio', ['I'], 'N', OFICINA),
  row('anular', 'estadio', ['I'], 'C', OFICINA),

  row('agregarAHoja', 'hoja', ['N', 'R'], 'F', HOJA, [libreDeHoja]),
  row('agregarAHoja', 'hoja', ['E', 'P'], 'F', HOJA, [libreDeHoja, conPendientes]),
  // Invoiced orders leave a sheet only with the whole of it (D4 §5).
  row('quitarDeHoja', 'hoja', ['F'], 'N', HOJA, [sinFacturar]),
  row('eliminarHoja', 'hoja', ['F'], 'N', ELIMINA_HOJA, [hojaSinSalir]),

  row('facturar', 'facturacion', ['N'], 'N', OFICINA, [conPendientes]),
  row('facturar', 'facturacion', ['F'], 'F', OFICINA, [conPendientes]),
  // Bulk is invoiced by its metered litres, also after it left.
  row('facturar', 'facturacion', ['D'], 'D', OFICINA, [granel, conPendientes]),
  row('facturar', 'facturacion', ['E'], 'E', OFICINA, [granel, conPendientes]),
  row('facturar', 'facturacion', ['P'], 'P', OFICINA, [granel, conPendientes]),

  row('obtenerCot', 'cot', ['F'], 'D', REPARTO, [facturado]),
  row('despachar', 'estadio', ['F'], 'D', HOJA, [facturado, sinCotPendiente]),

  row('entregar', 'estadio', ['D', 'F'], 'E', ENTREGA, [facturadoOGranel], [fotoEnHoja]),
  row('entregarParcial', 'estadio', ['D', 'F'], 'P', ENTREGA, [facturadoOGranel], [fotoEnHoja]),
  row('rechazar', 'estadio', ['D', 'F'], 'H', ENTREGA, [facturadoOGranel]),
  row('retornar', 'estadio', ['D', 'F'], 'R', ENTREGA, [facturadoOGranel]),

  // A free order: no sheet, no photo (D4 §2).
  row('entregar', 'estadio', ['N'], 'E', REPARTO, [facturado, libreDeHoja]),
  row('cancelarEntrega', 'estadio', ['E'], 'N', REPARTO, [resultadoSinHoja]),
  row('reingresar', 'estadio', ['R'], 'N', REPARTO),

  row('cerrar', 'estadio', ['H', 'P', 'E', 'R', 'N'], 'C', OFICINA),
  row('corregir', 'estadio', ['E', 'P', 'R', 'H'], 'D', ['A'], [resultadoEnHoja], [conMotivo]),
];
