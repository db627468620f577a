export { type Reserva, reservarStock } from './reservar.ts';
