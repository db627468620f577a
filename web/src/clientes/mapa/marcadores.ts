import {
  type ClienteDeMapa,
  type DireccionDeMapa,
  ESTADOS_CLIENTE,
  ESTADOS_MAPA,
  hasUbicacion,
  type MapaClientes,
} from '@distri/domain/clientes';
import type { EstadoVisible } from '@distri/domain/kernel';
import type { OrderFilter } from '../../platform/dialogs/OrderFilterDialog.tsx';
import type { Marker } from '../../platform/map/index.ts';

/** Delivery addresses that lie elsewhere are told from their customers. */
export const DIRECCION: EstadoVisible = { palabra: 'Dirección de entrega', tono: 'contorno' };

export const estadoDe = ({ e }: ClienteDeMapa): EstadoVisible => ESTADOS_CLIENTE[ESTADOS_MAPA[e] ?? 'ACTIVO'];

/** The states that the legend explains, those that are on the map only. */
export function leyenda(clientes: readonly ClienteDeMapa[], withDirecciones: boolean): EstadoVisible[] {
  const present = new Set(clientes.map(({ e }) => e));
  const states = ESTADOS_MAPA.filter((_, index) => present.has(index)).map((estado) => ESTADOS_CLIENTE[estado]);
  return withDirecciones ? [...states, DIRECCION] : states;
}

/** Customers whose seller passes the filter (D2 §2: by level, or by seller). */
export function filtrar({ clientes, vendedores }: MapaClientes, filtro: OrderFilter): readonly ClienteDeMapa[] {
  if (filtro.modo === 'ninguno') return clientes;
  const wanted = new Set(
    filtro.modo === 'vendedor'
      ? filtro.vendedores
      : vendedores.filter(({ nivel }) => nivel === filtro.nivel).map(({ id }) => id),
  );
  return clientes.filter(({ v }) => wanted.has(v));
}

const placeOf = ({ lat, lon }: ClienteDeMapa) => ({ latitud: lat, longitud: lon });

export const isUbicado = (cliente: ClienteDeMapa) => hasUbicacion(placeOf(cliente));

/** Ids of markers: a customer's own, or one of its addresses. */
export const idCliente = (id: string) => `c:${id}`;
const idDireccion = ({ c, id }: DireccionDeMapa) => `d:${id}:${c}`;

/** The customer behind a marker, and which of its addresses it is. */
export function readMarca(id: string): { cliente: string; direccion: number | null } {
  if (id.startsWith('c:')) return { cliente: id.slice(2), direccion: null };
  const [, direccion = '', ...rest] = id.split(':');
  return { cliente: rest.join(':'), direccion: Number(direccion) };
}

/** A pin for each customer that has a place; nobody is drawn at 0,0. */
export function marcadoresDe(clientes: readonly ClienteDeMapa[]): Marker[] {
  return clientes.flatMap((cliente) => {
    const place = placeOf(cliente);
    if (!hasUbicacion(place)) return [];
    const { palabra, tono } = estadoDe(cliente);
    const estado = palabra === ESTADOS_CLIENTE.ACTIVO.palabra ? '' : `, ${palabra}`;
    return [{ ...place, id: idCliente(cliente.id), tono, etiqueta: `${cliente.n}${estado}` }];
  });
}

/** A pin for each delivery address of these customers that lies elsewhere. */
export function marcadoresDeDirecciones(
  direcciones: readonly DireccionDeMapa[],
  clientes: readonly ClienteDeMapa[],
): Marker[] {
  const names = new Map(clientes.map(({ id, n }) => [id, n]));
  return direcciones.flatMap((direccion) => {
    const name = names.get(direccion.c);
    const place = { latitud: direccion.lat, longitud: direccion.lon };
    if (name === undefined || !hasUbicacion(place)) return [];
    return [{ ...place, id: idDireccion(direccion), tono: DIRECCION.tono, etiqueta: `${name}: ${direccion.d}` }];
  });
}
