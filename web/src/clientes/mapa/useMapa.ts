import { type ClienteDeMapa, leerMapa, type MapaClientes } from '@distri/domain/clientes';
import { useMemo, useState } from 'react';
import type { OrderFilter } from '../../platform/dialogs/OrderFilterDialog.tsx';
import { DEFAULT_VIEW, type FitMode, type MapFocus } from '../../platform/map/index.ts';
import { useMapaClientes } from '../requests.ts';
import { useSwitches } from '../useSwitches.ts';
import { filtrar, idCliente, isUbicado, marcadoresDe, marcadoresDeDirecciones, readMarca } from './marcadores.ts';

/** Near each other by default (D2 §2); delivery addresses when somebody asks for them. */
const INTERRUPTORES = { agrupar: true, direcciones: false } as const;
const SIN_FILTRO: OrderFilter = { modo: 'ninguno' };
const NADA: MapaClientes = { clientes: [], direcciones: [], vendedores: [] };

const [CENTRO_LATITUD, CENTRO_LONGITUD] = DEFAULT_VIEW.center;
/** `?cliente=` of the address: the customer from whose page one came. */
const fromAddress = () => {
  const id = new URLSearchParams(window.location.search).get('cliente');
  return id === null ? null : idCliente(id);
};

/** Whoever filters wants to see what is left; whoever comes for a customer, that one. */
function fitOf(isFiltered: boolean, isForOne: boolean): FitMode {
  if (isFiltered) return 'always';
  return isForOne ? 'never' : 'unlessSeen';
}

/** What is on the map, what is chosen on it, and what it is asked to show. */
export function useMapa() {
  const mapa = useMapaClientes();
  const answer = mapa.data?.result;
  const data = useMemo(() => (answer ? leerMapa(answer) : NADA), [answer]);
  const [ver, setVer] = useSwitches(INTERRUPTORES);
  const [filtro, setFiltro] = useState(SIN_FILTRO);
  const [elegido, setElegido] = useState<string | null>(fromAddress);
  const [focus, setFocus] = useState<MapFocus | null>(null);

  const clientes = useMemo(() => filtrar(data, filtro), [data, filtro]);
  const markers = useMemo(
    () => [...marcadoresDe(clientes), ...(ver.direcciones ? marcadoresDeDirecciones(data.direcciones, clientes) : [])],
    [clientes, data, ver.direcciones],
  );
  const sinLugar = useMemo(() => clientes.filter((cliente) => !isUbicado(cliente)), [clientes]);
  const arrival = useMemo(() => markers.find(({ id }) => id === fromAddress()) ?? null, [markers]);
  const fit = fitOf(filtro.modo !== 'ninguno', arrival !== null);

  return {
    isLoading: mapa.isPending,
    error: mapa.error,
    retry: () => void mapa.refetch(),
    clientes,
    vendedores: data.vendedores,
    markers,
    sinLugar,
    fit,
    ver,
    setVer,
    filtro,
    setFiltro,
    elegido,
    marca: elegido === null ? null : readMarca(elegido),
    setElegido,
    /** Chooses a customer in a list: the map goes there when it has a place. */
    goTo: (cliente: ClienteDeMapa) => {
      setElegido(idCliente(cliente.id));
      const place = markers.find(({ id }) => id === idCliente(cliente.id));
      if (place) setFocus({ latitud: place.latitud, longitud: place.longitud });
    },
    focus: focus ?? arrival,
    setFocus,
  };
}

export type Mapa = ReturnType<typeof useMapa>;

/** Where to begin looking for a customer without a place: in the middle of those of its locality. */
export function puntoDePartida(cliente: ClienteDeMapa | undefined, clientes: readonly ClienteDeMapa[]): MapFocus {
  const near = clientes.filter((each) => isUbicado(each) && cliente && each.l === cliente.l && cliente.l !== '');
  if (near.length === 0) return { latitud: CENTRO_LATITUD, longitud: CENTRO_LONGITUD };
  const mean = (read: (each: ClienteDeMapa) => number | null) =>
    near.reduce((sum, each) => sum + (read(each) ?? 0), 0) / near.length;
  return { latitud: mean(({ lat }) => lat), longitud: mean(({ lon }) => lon) };
}
