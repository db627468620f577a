import { hasUbicacion } from '@distri/domain/clientes';
import { type EstadoVisible, plural } from '@distri/domain/kernel';
import { ESTADOS_PEDIDO, type EstadoPedido, estadoPedido, type Pedido } from '@distri/domain/pedidos';
import type { FilterSeller, OrderFilter } from '../../platform/dialogs/OrderFilterDialog.tsx';
import type { Marker } from '../../platform/map/index.ts';

/** An address with what is to be brought there. */
export interface DireccionConPedidos {
  /** Of its marker: customer and address. */
  id: string;
  razsoc: string;
  direccion: string;
  pedidos: readonly Pedido[];
  latitud: number | null;
  longitud: number | null;
}

/** What needs attention first gives an address of several orders its hue. */
const PRIMERO: readonly EstadoPedido[] = ['R', 'P', 'E', 'FACT', 'N'];

/** Pending orders by address: the same customer at two doors makes two (D2 §2). */
export function porDireccion(pedidos: readonly Pedido[]): DireccionConPedidos[] {
  const found = new Map<string, DireccionConPedidos & { pedidos: Pedido[] }>();
  for (const pedido of pedidos) {
    const { despacho } = pedido;
    const id = `${pedido.cliente}/${despacho?.id_direccion_entrega ?? ''}`;
    const known = found.get(id);
    if (known) known.pedidos.push(pedido);
    else
      found.set(id, {
        id,
        razsoc: pedido.razsoc,
        direccion: despacho?.direccion_entrega ?? '',
        pedidos: [pedido],
        latitud: despacho?.latitud ?? null,
        longitud: despacho?.longitud ?? null,
      });
  }
  return [...found.values()];
}

/** The state that the pin shows. */
export function estadoDireccion({ pedidos }: DireccionConPedidos): EstadoVisible {
  const present = new Set(pedidos.map(estadoPedido));
  const [first] = [...PRIMERO.filter((estado) => present.has(estado)), ...present];
  return ESTADOS_PEDIDO[first ?? 'N'];
}

/** A pin for each address that has a place, with the number of its orders. */
export function marcadores(direcciones: readonly DireccionConPedidos[]): Marker[] {
  return direcciones.flatMap((direccion) => {
    const { id, razsoc, pedidos, latitud, longitud } = direccion;
    const place = { latitud, longitud };
    if (!hasUbicacion(place)) return [];
    const { tono, palabra } = estadoDireccion(direccion);
    const etiqueta = `${razsoc}, ${plural(pedidos.length, 'pedido', 'pedidos')}, ${palabra}`;
    return [{ id, ...place, tono, etiqueta, cantidad: pedidos.length }];
  });
}

/** The states that are on the map, for its legend. */
export function leyenda(direcciones: readonly DireccionConPedidos[]): EstadoVisible[] {
  const present = new Set(direcciones.map((direccion) => estadoDireccion(direccion).palabra));
  return PRIMERO.map((estado) => ESTADOS_PEDIDO[estado]).filter(({ palabra }) => present.has(palabra));
}

/** The sellers of these orders, for the filter. */
export function vendedoresDe(pedidos: readonly Pedido[]): FilterSeller[] {
  const found = new Map(
    pedidos.map(({ vendedor, apenom, despacho }) => [
      vendedor,
      { id: vendedor, name: apenom, nivel: despacho?.vendedor_nivel ?? 0 },
    ]),
  );
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'es'));
}

/** D1 §2.6: none, by the seller's level, by seller. */
export function filtrar(pedidos: readonly Pedido[], filtro: OrderFilter): readonly Pedido[] {
  if (filtro.modo === 'nivel') return pedidos.filter(({ despacho }) => despacho?.vendedor_nivel === filtro.nivel);
  if (filtro.modo === 'vendedor') return pedidos.filter(({ vendedor }) => filtro.vendedores.includes(vendedor));
  return pedidos;
}
