import { combineDiscounts, type Dia } from '@distri/domain/kernel';
import { BONIFICACION_PREPAGO } from '@distri/domain/lineas';
import { addWorkdays, at } from '../calendar.ts';
import type { ClienteDemo, DireccionDemo, LineaDemo } from '../mundo.ts';
import { type Prng, weightedPicker } from '../prng.ts';
import {
  drawDireccionDeEntrega,
  drawLineas,
  drawTema,
  drawUsuario,
  linesForOrder,
  type Tema,
  withoutSoldOut,
} from './borradores.ts';
import { createCotizacion, type DestinoPrepago, daysUntil } from './cotizaciones.ts';
import { createPedido, type PedidoNuevo } from './pedidos.ts';
import type { Simulacion } from './simulacion.ts';
import { VIDA_GRANEL, VIDAS, type Vida } from './vidas.ts';

const pickVida = weightedPicker(VIDAS, ({ peso }) => peso);
const CONTRA_ENTREGA = 8;
/** Of a hundred orders, those that are paid on delivery and invoiced by that sales point. */
const CONTADO = { siempre: 100, 'a veces': 2, nunca: 0 } as const;

/** When the office works. */
export function drawMinuto(prng: Prng): number {
  return prng.int(490, 1065);
}

/** What is known of an order before its lines. */
interface Encargo {
  cliente: ClienteDemo;
  dia: Dia;
  minuto: number;
  /** Undefined: as chance brings. */
  vida?: Vida;
  pasos?: number;
  tema?: Tema;
}

/** Plans an order of its own, entered at its minute with what is in stock then. */
export function planPedido(sim: Simulacion, encargo: Encargo, prng: Prng): void {
  const { cliente, dia, minuto } = encargo;
  sim.agenda.plan(at(dia, minuto), () => {
    const tema = encargo.tema ?? drawTema(cliente, prng);
    const drawn = drawLineas(sim, cliente, { dia, tema, general: cliente.bonificacion }, prng);
    const direccion = drawDireccionDeEntrega(cliente, prng);
    savePedido(sim, { ...encargo, lineas: drawn, direccion, cotizacion: null, isprepago: false }, prng);
  });
}

interface Pedible extends Encargo {
  lineas: readonly LineaDemo[];
  direccion: DireccionDemo | null;
  cotizacion: number | null;
  isprepago: boolean;
}

/** Saves the order unless nothing is left to order. What was paid ahead is ordered even when it is short (domain-facts §4.5). */
function savePedido(sim: Simulacion, pedible: Pedible, prng: Prng): void {
  const { cliente, dia, minuto, isprepago, direccion } = pedible;
  const lineas = isprepago ? pedible.lineas : withoutSoldOut(sim, pedible.lineas);
  if (lineas.length === 0) return;
  const contado = !isprepago && prng.chance(CONTADO[cliente.contado]);
  const granel = lineas.some(({ articulo }) => articulo.tipoPedido !== 'ENV');
  const { empresa } = sim.mundo;
  const nuevo: PedidoNuevo = {
    cliente,
    dia,
    minuto,
    entrega: addWorkdays(dia, prng.int(1, 3)),
    usuario: isprepago ? sim.mundo.usuario('admin') : drawUsuario(sim, cliente, prng),
    lineas,
    bonificacion: isprepago ? combineDiscounts(cliente.bonificacion, BONIFICACION_PREPAGO) : cliente.bonificacion,
    condcomercial: contado ? CONTRA_ENTREGA : cliente.condcomercial,
    dias: contado ? 0 : cliente.dias,
    direccion,
    isprepago,
    talfactura: contado ? empresa.puntoVentaBloqueante : empresa.talonarios.factura,
    cotizacion: pedible.cotizacion,
    vida: pedible.vida ?? (granel ? VIDA_GRANEL : pickVida(prng)),
    pasos: pedible.pasos ?? Number.POSITIVE_INFINITY,
  };
  createPedido(sim, nuevo, prng);
}

/** What is known of a quotation before its lines. */
interface Consulta {
  cliente: ClienteDemo;
  dia: Dia;
  minuto: number;
  isproforma: boolean;
  prepago: DestinoPrepago | null;
  /** Worked days until it becomes an order; null when it never does. */
  pedidoEn: number | null;
}

/** Plans a quotation and, when it is taken up, the order that uses it. Prepaid ones have only Shell articles (D2 §5). */
export function planCotizacion(sim: Simulacion, consulta: Consulta, prng: Prng): void {
  const { cliente, dia, minuto, isproforma, prepago } = consulta;
  sim.agenda.plan(at(dia, minuto), () => {
    const tema = prepago === null ? drawTema(cliente, prng) : 'shell';
    const lineas = drawLineas(sim, cliente, { dia, tema, general: cliente.bonificacion }, prng);
    const usuario = drawUsuario(sim, cliente, prng);
    const direccion = drawDireccionDeEntrega(cliente, prng);
    const nueva = { cliente, dia, minuto, usuario, lineas, direccion, isproforma, prepago };
    const id = createCotizacion(sim, nueva, prng);
    if (consulta.pedidoEn !== null) planPedidoDesde(sim, consulta, { id, lineas, direccion }, prng);
  });
}

/** The order of a quotation: at the quotation's prices when it is prepaid, at the day's otherwise (decisions 15). */
function planPedidoDesde(
  sim: Simulacion,
  { cliente, dia: cotizada, minuto: alCotizar, pedidoEn, prepago }: Consulta,
  cotizacion: { id: number; lineas: readonly LineaDemo[]; direccion: DireccionDemo | null },
  prng: Prng,
): void {
  const dia = addWorkdays(cotizada, pedidoEn ?? 0);
  if (dia > sim.ultimo || (cliente.direcciones.length === 0 && !sim.mundo.empresa.exentaDireccionEntrega)) return;
  const minuto = dia === cotizada ? Math.min(1090, alCotizar + prng.int(5, 120)) : Math.max(640, drawMinuto(prng));
  sim.agenda.plan(at(dia, minuto), () => {
    const when = { dia, general: cliente.bonificacion };
    const lineas = prepago ? cotizacion.lineas : linesForOrder(sim, cliente, cotizacion.lineas, when, prng);
    const { id, direccion } = cotizacion;
    const isprepago = prepago !== null;
    savePedido(sim, { cliente, dia, minuto, lineas, direccion, cotizacion: id, isprepago }, prng);
  });
}

/** How prepaid quotations end, given time. */
const pickDestino = weightedPicker(
  [
    { destino: 'APROBADA' as const, peso: 62 },
    { destino: 'RECHAZADA' as const, peso: 14 },
    { destino: 'TRANSFERENCIA_RECHAZADA' as const, peso: 6 },
    { destino: 'FALTANTES' as const, peso: 12 },
    { destino: 'NUEVA' as const, peso: 6 },
  ],
  ({ peso }) => peso,
);

/** Without the days for its end, a prepaid quotation is as far as it got. */
function reachable(sim: Simulacion, dia: Dia, wanted: DestinoPrepago): DestinoPrepago {
  if (addWorkdays(dia, daysUntil(wanted)) <= sim.ultimo) return wanted;
  if (addWorkdays(dia, daysUntil('ESPERANDO')) <= sim.ultimo) return 'ESPERANDO';
  return addWorkdays(dia, daysUntil('FALTANTES')) <= sim.ultimo ? 'FALTANTES' : 'NUEVA';
}

/** Of a hundred quotations ten are prepaid; of the others, nearly half become an order within a few days. */
export function planCotizacionAlAzar(sim: Simulacion, cliente: ClienteDemo, dia: Dia, prng: Prng): void {
  const minuto = drawMinuto(prng);
  if (prng.chance(10) && cliente.direcciones.length > 0) {
    const prepago = reachable(sim, dia, pickDestino(prng).destino);
    const pedidoEn = prepago === 'APROBADA' ? daysUntil('APROBADA') : null;
    planCotizacion(sim, { cliente, dia, minuto, isproforma: true, prepago, pedidoEn }, prng);
    return;
  }
  const pedidoEn = prng.chance(47) ? prng.int(0, 4) : null;
  planCotizacion(sim, { cliente, dia, minuto, isproforma: prng.chance(35), prepago: null, pedidoEn }, prng);
}
