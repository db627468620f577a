export {
  descargarStock,
  devolverAVenta,
  devolverReservado,
  type LineaDeStock,
  liberarStock,
  type Movimiento,
  moverStock,
  type OrigenMovimiento,
} from './mover.ts';
export { type Reserva, reservarStock } from './reservar.ts';
