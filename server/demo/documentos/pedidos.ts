import type { Dia, Porcentaje } from '@distri/domain/kernel';
import { composeLeyendas, litres } from '@distri/domain/lineas';
import { at } from '../calendar.ts';
import type { ClienteDemo, DireccionDemo, LineaDemo, UsuarioDemo } from '../mundo.ts';
import type { Prng } from '../prng.ts';
import { addRecibo, creditAll, planDevolucion } from './devoluciones.ts';
import { emitFactura, type FacturaDemo, type PedidoFacturado } from './facturas.ts';
import { salidasOf } from './hojas.ts';
import { addPedido, direccionTexto, isCondicion30, tipoOf } from './pedidoRows.ts';
import { autorOf, type Hecho, palabras, planRecorrido } from './recorrido.ts';
import { applyHecho, invoice, openRenglon, type Renglon, shorten } from './renglones.ts';
import { addHistoria, type Simulacion } from './simulacion.ts';
import type { Vida } from './vidas.ts';

/** An order about to be saved. */
export interface PedidoNuevo {
  cliente: ClienteDemo;
  dia: Dia;
  minuto: number;
  entrega: Dia;
  usuario: UsuarioDemo;
  lineas: readonly LineaDemo[];
  bonificacion: Porcentaje;
  condcomercial: number;
  /** Days of the condition. */
  dias: number;
  direccion: DireccionDemo | null;
  isprepago: boolean;
  talfactura: number;
  cotizacion: number | null;
  vida: Vida;
  /** At most so many steps of its life have happened. */
  pasos: number;
}

/** Saves an order, reserves its goods, marks the quotation that it came from and plans the rest of its life. */
export function createPedido(sim: Simulacion, nuevo: PedidoNuevo, prng: Prng): void {
  const id = sim.contadores.pedido++;
  const momento = at(nuevo.dia, nuevo.minuto, prng.int(0, 59));
  const renglones = nuevo.lineas.map(openRenglon);
  const origen = { momento, entidad: 'pedido', entidadId: String(id), usuario: nuevo.usuario.id };
  for (const { id: articulo, cantidad } of nuevo.lineas) sim.existencias.move('reserva', articulo, cantidad, origen);
  addHistoria(sim, {
    entidad: 'pedido',
    id,
    momento,
    username: nuevo.usuario.username,
    accion: 'Pedido ingresado',
    a: 'N',
    detalle: nuevo.cotizacion === null ? '' : `Desde la cotización ${nuevo.cotizacion}`,
  });
  const limite = { ultimo: sim.ultimo, pasos: nuevo.pasos };
  const hechos = planRecorrido(nuevo.vida, nuevo, limite, prng);
  const facturas: FacturaDemo[] = [];
  for (const hecho of hechos) planHecho(sim, id, nuevo, { renglones, facturas }, hecho);
  planDevolucion(sim, { id, facturas, hechos }, prng.fork(`devolucion/${id}`));
  addPedido(sim, { id, momento, nuevo, renglones, hechos });
  const { lineas, cliente } = nuevo;
  sim.salidas.push(...salidasOf({ id, zona: cliente.zona, tipo: tipoOf(lineas), litros: litres(lineas) }, hechos));
  if (nuevo.cotizacion !== null) markUsed(sim, nuevo.cotizacion, { id, momento, usuario: nuevo.usuario });
}

function markUsed(
  sim: Simulacion,
  cotizacion: number,
  { id, momento, usuario }: { id: number; momento: string; usuario: UsuarioDemo },
): void {
  sim.usadas.push({ cotizacion, pedido: id });
  addHistoria(sim, {
    entidad: 'cotizacion',
    id: cotizacion,
    momento,
    username: usuario.username,
    accion: 'Cotización utilizada',
    detalle: `Pedido ${id}`,
  });
}

/** An order's lines and what it was invoiced with, while its life goes on. */
interface EnCurso {
  renglones: readonly Renglon[];
  facturas: FacturaDemo[];
}

/** The lines change now, so that the order is written in its last state; the rest happens on its day. */
function planHecho(
  sim: Simulacion,
  id: number,
  nuevo: PedidoNuevo,
  { renglones, facturas }: EnCurso,
  hecho: Hecho,
): void {
  const { momento, dia, accion, de } = hecho;
  const username = autorOf(hecho);
  const usuario = sim.mundo.usuario(username);
  const tell = (detalle: string) =>
    addHistoria(sim, { entidad: 'pedido', id, momento, username, accion: palabras(hecho), ...stageOf(hecho), detalle });
  if (accion === 'facturar') {
    if (hecho.corto) shorten(renglones);
    const lineas = invoice(renglones);
    sim.agenda.plan(momento, () => {
      const factura = emitFactura(sim, toFacturado(sim, id, nuevo), lineas, { dia, momento, usuario });
      facturas.push(factura);
      tell(factura.palabras);
    });
    return;
  }
  const moved = applyHecho(renglones, hecho);
  const origen = { momento, entidad: 'pedido', entidadId: String(id), usuario: usuario.id };
  sim.agenda.plan(momento, () => {
    for (const { movimiento, articulo, cantidad } of moved)
      sim.existencias.move(movimiento, articulo, cantidad, origen);
    if (accion === 'cerrar' && de === 'H')
      for (const factura of facturas) creditAll(sim, factura, { dia, momento, usuario });
    if (hecho.a === 'E' || hecho.a === 'P')
      for (const factura of facturas) addRecibo(sim, factura, { momento, usuario });
    tell('');
  });
}

/** Invoicing leaves an order at its stage, whose time of arrival is not to move. */
function stageOf({ accion, de, a }: Hecho): { de?: string; a?: string } {
  return accion === 'facturar' ? {} : { de, a };
}

function toFacturado(sim: Simulacion, id: number, nuevo: PedidoNuevo): PedidoFacturado {
  return {
    id,
    cliente: nuevo.cliente,
    bonificacion: nuevo.bonificacion,
    listaprecio: nuevo.cliente.listaprecio,
    condcomercial: nuevo.condcomercial,
    dias: nuevo.dias,
    isprepago: nuevo.isprepago,
    condvta30: isCondicion30(nuevo.lineas),
    granel: tipoOf(nuevo.lineas) !== 'ENV',
    talfactura: nuevo.talfactura,
    talremito: sim.mundo.empresa.talonarios.remito,
    textos: {
      direccion_texto: direccionTexto(nuevo.direccion),
      ...composeLeyendas(nuevo.direccion, { leyenda3: '', leyenda4: '' }),
    },
  };
}
