import { formatQuantity, sumQuantities } from '../kernel/index.ts';
import type { MovimientoStock } from '../stock/index.ts';
import { efectoDeEstadio, type LineaEnCurso, pideNotaCredito } from './efectos.ts';
import { ESTADOS_PEDIDO, type Estadio, type EstadoPedido, estadoPedido } from './estados.ts';
import type { AccionPedido } from './transiciones.ts';

/** What people read before they change a stage; the server does the same by the same functions. */
export interface Consecuencia {
  texto: string;
  /** The stage that it leads to, for its chip. */
  estado?: EstadoPedido;
}

const unidades = (cantidad: number) => (cantidad === 1 ? '1 unidad' : `${formatQuantity(cantidad)} unidades`);
const verbo = (cantidad: number, uno: string, varios: string) =>
  `${cantidad === 1 ? uno : varios} ${unidades(cantidad)}`;

const MOVIMIENTO_EN_PALABRAS: Readonly<Partial<Record<MovimientoStock, (cantidad: number) => string>>> = {
  devolucionReservada: (n) => `${verbo(n, 'Vuelve', 'Vuelven')} al depósito, con reserva para el cliente`,
  devolucionAVenta: (n) => `${verbo(n, 'Vuelve', 'Vuelven')} al stock para la venta`,
  entrega: (n) => `${verbo(n, 'Sale', 'Salen')} otra vez del depósito`,
  salidaDeVenta: (n) => `${verbo(n, 'Sale', 'Salen')} otra vez del stock`,
  liberacion: (n) => `${verbo(n, 'Se libera', 'Se liberan')} de la reserva`,
};

/** What a change of stage will do, in counted lines: where the order goes, which goods move, what is left to do. */
export function consecuenciasDe(
  pedido: { estadio: Estadio; estado: boolean },
  lineas: readonly LineaEnCurso[],
  cambio: { accion: AccionPedido; a: Estadio },
): Consecuencia[] {
  const { accion, a } = cambio;
  const efectos = lineas.map((linea) => efectoDeEstadio(linea, { accion, de: pedido.estadio, a }));
  const movimientos = efectos.flatMap((efecto) => efecto.movimientos);
  const kinds = [...new Set(movimientos.map(({ movimiento }) => movimiento))];
  const goods = kinds.flatMap((kind): Consecuencia[] => {
    const total = sumQuantities(
      movimientos.filter(({ movimiento }) => movimiento === kind).map(({ cantidad }) => cantidad),
    );
    const say = MOVIMIENTO_EN_PALABRAS[kind];
    return say ? [{ texto: say(total) }] : [];
  });
  const after = lineas.map((linea, index) => ({ ...linea, ...efectos[index] }));
  const estado = estadoPedido({ estadio: a, estado: pedido.estado });
  return [
    { texto: `Pasa a ${ESTADOS_PEDIDO[estado].palabra}`, estado },
    ...(goods.length === 0 ? [{ texto: 'El stock no se mueve' }] : goods),
    ...(pideNotaCredito(after, a) ? [{ texto: 'Queda pendiente la nota de crédito' }] : []),
  ];
}

/** An action as its button and its question say it. */
interface TextoAccion {
  boton: string;
  /** The button of the question, when the verb takes the order: 'Cerrar el pedido 182307'. */
  conNumero?: true;
  pregunta: (id: number) => string;
  /** The safe way out. */
  conservar: string;
  /** What is said when it is done; D4 §8 where it gives the words. */
  hecho: (id: number) => string;
  esPeligro?: true;
}

/** The actions that the order's own screens offer. */
export const TEXTOS_ACCION: Readonly<Partial<Record<AccionPedido, TextoAccion>>> = {
  retener: {
    boton: 'Retener',
    conNumero: true,
    pregunta: (id) => `¿Retener el pedido ${id}?`,
    conservar: 'No retener',
    hecho: (id) => `El pedido ${id} quedó retenido`,
  },
  liberar: {
    boton: 'Liberar',
    conNumero: true,
    pregunta: (id) => `¿Liberar el pedido ${id}?`,
    conservar: 'Dejarlo retenido',
    hecho: (id) => `El pedido ${id} quedó liberado`,
  },
  anular: {
    boton: 'Anular',
    conNumero: true,
    pregunta: (id) => `¿Anular el pedido ${id}?`,
    conservar: 'Conservar el pedido',
    hecho: (id) => `El pedido ${id} quedó anulado`,
    esPeligro: true,
  },
  despachar: {
    boton: 'Marcar en distribución',
    pregunta: (id) => `¿El pedido ${id} salió a distribución?`,
    conservar: 'Todavía no',
    hecho: (id) => `El pedido ${id} se marcó en distribución`,
  },
  entregar: {
    boton: 'Entregar',
    conNumero: true,
    pregunta: (id) => `¿Entregar el pedido ${id}?`,
    conservar: 'Todavía no',
    hecho: (id) => `El pedido ${id} se marcó como entregado`,
  },
  entregarParcial: {
    boton: 'Entregar en parte',
    pregunta: (id) => `¿El pedido ${id} se entregó en parte?`,
    conservar: 'Volver',
    hecho: (id) => `El pedido ${id} se marcó como entregado parcial`,
  },
  rechazar: {
    boton: 'Marcar rechazado',
    pregunta: (id) => `¿El cliente rechazó el pedido ${id}?`,
    conservar: 'Volver',
    hecho: (id) => `El pedido ${id} se marcó como rechazado`,
    esPeligro: true,
  },
  retornar: {
    boton: 'Marcar retornado',
    pregunta: (id) => `¿El pedido ${id} volvió sin entregar?`,
    conservar: 'Volver',
    hecho: (id) => `Se marcó el pedido ${id} como retornado`,
  },
  cancelarEntrega: {
    boton: 'Cancelar entrega',
    pregunta: (id) => `¿Cancelar la entrega del pedido ${id}?`,
    conservar: 'Conservar la entrega',
    hecho: (id) => `El pedido ${id} se marcó como facturado y libre`,
  },
  reingresar: {
    boton: 'Dejar libre',
    pregunta: (id) => `¿Dejar libre el pedido ${id}?`,
    conservar: 'Dejarlo retornado',
    hecho: (id) => `El pedido ${id} quedó libre para otra hoja de ruta`,
  },
  cerrar: {
    boton: 'Cerrar',
    conNumero: true,
    pregunta: (id) => `¿Cerrar el pedido ${id}?`,
    conservar: 'Conservar el pedido',
    hecho: (id) => `El pedido ${id} quedó cerrado`,
    esPeligro: true,
  },
  corregir: {
    boton: 'Corregir el resultado',
    pregunta: (id) => `¿Corregir el resultado del pedido ${id}?`,
    conservar: 'Dejarlo como está',
    hecho: (id) => `El pedido ${id} volvió a En Distribución`,
  },
};
