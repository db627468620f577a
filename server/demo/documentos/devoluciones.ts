import type { Dia } from '@distri/domain/kernel';
import { addWorkdays, at } from '../calendar.ts';
import type { UsuarioDemo } from '../mundo.ts';
import { itemAt, type Prng } from '../prng.ts';
import type { FacturaDemo } from './facturas.ts';
import type { Hecho } from './recorrido.ts';
import type { Simulacion } from './simulacion.ts';

interface Emision {
  dia: Dia;
  momento: string;
  usuario: UsuarioDemo;
}

/** Of a hundred delivered orders, those that bring something back some days later. */
const DEVUELVEN = 1.5;

/** All of an invoice: the driver had brought the goods back already. */
export function creditAll(sim: Simulacion, factura: FacturaDemo, cuando: Emision): void {
  const pedidas = factura.lineas.map(({ numrenglon, cantidad }) => ({ numrenglon, cantidad }));
  const nota = sim.notas.devolucion(factura, pedidas, cuando);
  sim.cuentas.credit(factura.cliente, factura.id, nota, cuando.dia);
}

/** A customer brings a few units of one article back: they are sold again, and credited. */
export function planDevolucion(
  sim: Simulacion,
  pedido: { id: number; facturas: readonly FacturaDemo[]; hechos: readonly Hecho[] },
  prng: Prng,
): void {
  const last = pedido.hechos.at(-1);
  if (last?.a !== 'E' || !prng.chance(DEVUELVEN)) return;
  const dia = addWorkdays(last.dia, prng.int(2, 9));
  if (dia > sim.ultimo) return;
  const momento = at(dia, prng.int(560, 1030), prng.int(0, 59));
  const usuario = sim.mundo.usuario('operador');
  sim.agenda.plan(momento, () => {
    const [factura] = pedido.facturas;
    if (factura !== undefined) bringBack(sim, factura, { dia, momento, usuario }, prng);
  });
}

function bringBack(sim: Simulacion, factura: FacturaDemo, cuando: Emision, prng: Prng): void {
  const linea = itemAt(factura.lineas, prng.int(0, factura.lineas.length - 1));
  const cantidad = prng.int(1, Math.max(1, Math.floor(linea.cantidad / 3)));
  if (cantidad > linea.cantidad) return;
  const nota = sim.notas.devolucion(factura, [{ numrenglon: linea.numrenglon, cantidad }], cuando);
  sim.cuentas.credit(factura.cliente, factura.id, nota, cuando.dia);
  const { momento, usuario } = cuando;
  const origen = { momento, entidad: 'notaCredito', entidadId: String(nota.id), usuario: usuario.id };
  sim.existencias.move('devolucionAVenta', linea.id, cantidad, origen);
}

/** The photo of the signed remito that a delivery leaves (D2 §2). */
export function addRecibo(
  { writer, recibos }: Simulacion,
  factura: FacturaDemo,
  { momento, usuario }: Pick<Emision, 'momento' | 'usuario'>,
): void {
  const archivo = itemAt(recibos, factura.id % recibos.length);
  // Now and then the photo is missing, or the order was delivered twice after coming back.
  if (factura.conRecibo || factura.id % 9 === 0) return;
  factura.conRecibo = true;
  writer.add('factura_recibos', { factura: factura.id, archivo, usuario: usuario.id, momento });
}
