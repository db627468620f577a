import { MAPA_CENTRO, SEPARACION_PINES, TOPE_CONTADOR_MARCADOR, type TonoClave } from '@distri/domain/kernel';

/** A place on the map. */
export interface Marker {
  id: string;
  latitud: number;
  longitud: number;
  /** Hue of the state that it shows. */
  tono: TonoClave;
  /** What it is, for readers and on hover: 'EL CARDENAL, 3 pedidos'. */
  etiqueta: string;
  /** Shown inside; capped at 9 (D1 §2.6). */
  cantidad?: number;
}

/** '9+' past the cap, nothing for one thing alone. */
export function counterText(cantidad: number | undefined): string {
  if (cantidad === undefined || cantidad <= 1) return '';
  return cantidad > TOPE_CONTADOR_MARCADOR ? `${TOPE_CONTADOR_MARCADOR}+` : String(cantidad);
}

/** A place and how near one looks at it. */
export interface MapFocus {
  latitud: number;
  longitud: number;
}

/**
 * Pins at the very same place are moved apart by 0.0001° each (D1 §2.6), in their order, so that every one of them can
 * be pressed. What has no place never reaches here: nothing is drawn at 0,0 for want of coordinates.
 */
export function spread(markers: readonly Marker[]): Marker[] {
  const seen = new Map<string, number>();
  return markers.map((marker) => {
    const place = `${marker.latitud},${marker.longitud}`;
    const repeated = seen.get(place) ?? 0;
    seen.set(place, repeated + 1);
    if (repeated === 0) return marker;
    return {
      ...marker,
      latitud: marker.latitud + repeated * SEPARACION_PINES,
      longitud: marker.longitud + repeated * SEPARACION_PINES,
    };
  });
}

export const DEFAULT_VIEW = { center: [MAPA_CENTRO.latitud, MAPA_CENTRO.longitud], zoom: MAPA_CENTRO.zoom } as const;

/** When the view goes to the markers: whenever they change, or once, if the view that opened shows too few of them. */
export type FitMode = 'always' | 'unlessSeen' | 'never';

/** Whether a view shows at least half of its markers: a branch far away, or a narrow screen, starts where its own are. */
export function isMostlySeen(places: readonly MapFocus[], isSeen: (place: MapFocus) => boolean): boolean {
  return places.filter(isSeen).length * 2 >= places.length;
}
