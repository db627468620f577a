import type { Dia } from '@distri/domain/kernel';
import {
  type AccionPedido,
  ESTADOS_PEDIDO,
  type Estadio,
  type EstadioOrigen,
  TRANSICIONES_PEDIDO,
} from '@distri/domain/pedidos';
import { addWorkdays, at } from '../calendar.ts';
import type { Prng } from '../prng.ts';
import type { Paso, Vida } from './vidas.ts';

/** A step of an order's life on the calendar. */
export interface Hecho {
  accion: AccionPedido;
  de: EstadioOrigen;
  a: Estadio;
  dia: Dia;
  momento: string;
  corto: boolean;
}

/** Who does each thing: office, sheets, warehouse, road. All of them have the role for it (a test checks). */
export const AUTORES: Readonly<Record<Exclude<AccionPedido, 'guardar'>, string>> = {
  retener: 'operador',
  liberar: 'operador',
  anular: 'operador',
  agregarAHoja: 'despacho',
  quitarDeHoja: 'despacho',
  eliminarHoja: 'despacho',
  facturar: 'operador',
  obtenerCot: 'logistica',
  despachar: 'logistica',
  entregar: 'chofer',
  entregarParcial: 'chofer',
  rechazar: 'chofer',
  retornar: 'chofer',
  cancelarEntrega: 'logistica',
  reingresar: 'logistica',
  cerrar: 'operador',
  corregir: 'admin',
};

/** A free order has no driver: the warehouse hands it over. */
export function autorOf({ accion, de }: Pick<Hecho, 'accion' | 'de'>): string {
  if (accion === 'entregar' && de === 'N') return 'logistica';
  return accion === 'guardar' ? 'operador' : AUTORES[accion];
}

/** From and to which minute of the day each thing is usually done. */
const HORARIOS: Readonly<Partial<Record<AccionPedido, readonly [desde: number, hasta: number]>>> = {
  agregarAHoja: [945, 1050],
  facturar: [600, 760],
  despachar: [425, 510],
};
const HORARIO_OFICINA = [540, 1050] as const;
const ULTIMO_MINUTO = 1185;

/** What happens after an order was saved, until `limite.ultimo` or so many steps. */
export function planRecorrido(
  vida: Vida,
  guardado: { dia: Dia; minuto: number },
  limite: { ultimo: Dia; pasos: number },
  prng: Prng,
): Hecho[] {
  const hechos: Hecho[] = [];
  let { dia, minuto } = guardado;
  let estadio: EstadioOrigen = 'N';
  for (const paso of vida.pasos.slice(0, limite.pasos)) {
    const next = addWorkdays(dia, prng.int(...paso.espera));
    if (next > limite.ultimo) break;
    minuto = drawMinute(paso, next === dia ? minuto : null, prng);
    dia = next;
    const a = destinationOf(paso.accion, estadio);
    const momento = at(dia, minuto, prng.int(0, 59));
    hechos.push({ accion: paso.accion, de: estadio, a, dia, momento, corto: paso.corto === true });
    estadio = a;
  }
  return hechos;
}

/** At its usual time, and after what happened before on the same day. */
function drawMinute(paso: Paso, after: number | null, prng: Prng): number {
  const [desde, hasta] = HORARIOS[paso.accion] ?? HORARIO_OFICINA;
  const minute = prng.int(desde, hasta);
  if (after === null || minute > after) return minute;
  return Math.min(ULTIMO_MINUTO, after + prng.int(12, 55));
}

function destinationOf(accion: AccionPedido, from: EstadioOrigen): Estadio {
  const row = TRANSICIONES_PEDIDO.find((candidate) => candidate.action === accion && candidate.from.includes(from));
  if (row === undefined) throw new Error(`no order goes from ${from} by ${accion}`);
  return row.to;
}

/** The line of its history: 'Pasó a En Distribución'; invoicing is not a stage of its own. */
export function palabras({ accion, a }: Pick<Hecho, 'accion' | 'a'>): string {
  return accion === 'facturar' ? 'Facturado' : `Pasó a ${ESTADOS_PEDIDO[a].palabra}`;
}
