export { crearPedidoDePrepago, type PedidoDePrepago } from './commands/pedidoDePrepago.ts';
export { despachoScope, isAlcanzable } from './estadios/alcance.ts';
export { aplicarEstadio, type EstadioAplicado } from './estadios/aplicarEstadio.ts';
export {
  hechosDeFila,
  type LineaBloqueada,
  lockPedido,
  lockPedidos,
  type PedidoBloqueado,
  readLineas,
} from './estadios/lockPedido.ts';
export { guardarRemitoFirmado } from './estadios/remitoFirmado.ts';
export { pedidoPdf } from './pedidoPdf.ts';
export { presentPedido } from './presenter.ts';
export { listPedidosDeHoja, type PedidoDeHojaRow, readPedido } from './repository.ts';
export { pedidosRoutes } from './routes.ts';
