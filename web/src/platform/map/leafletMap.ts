import 'leaflet/dist/leaflet.css';
import 'leaflet.markercluster/dist/MarkerCluster.css';
import type { TonoClave } from '@distri/domain/kernel';
import L from 'leaflet';
import { formatInteger } from '../format/money.ts';
import { DEFAULT_VIEW, isMostlySeen, type MapFocus, type Marker } from './markers.ts';

/** Clusters open from this zoom on (D2 §9). */
const NO_CLUSTERS_FROM_ZOOM = 14;
const MAX_ZOOM = 19;
/** The whole country. */
const MIN_ZOOM = 4;
/** Near enough to tell a door from the next one. */
const FOCUS_ZOOM = 16;
/** Pixels. */
const CLUSTER_RADIUS = 80;
const ATTRIBUTION = '© OpenStreetMap';
/** Above so many a pin each would make the map stumble: they are drawn as dots on one canvas. */
const PINS_UP_TO = 1500;
const DOT_RADIUS = 6;

export interface MapColors {
  ground: string;
  line: string;
}

/** A neutral ground with lines of latitude and longitude: the map is of use also where no tiles come. */
class Graticule extends L.GridLayer {
  readonly #colors: MapColors;

  constructor(colors: MapColors) {
    super({ pane: 'tilePane', zIndex: 0 });
    this.#colors = colors;
  }

  protected override createTile(): HTMLElement {
    const tile = document.createElement('div');
    const { ground, line } = this.#colors;
    Object.assign(tile.style, { background: ground, outline: `1px solid ${line}`, outlineOffset: '-1px' });
    return tile;
  }
}

/** Draws itself when it comes into sight: of fifty thousand pins a map shows a few dozen. */
class PinIcon extends L.DivIcon {
  readonly #draw: () => HTMLElement;

  constructor(className: string, draw: () => HTMLElement) {
    super({ className, iconSize: [32, 36], iconAnchor: [16, 34] });
    this.#draw = draw;
  }

  override createIcon(former?: HTMLElement): HTMLElement {
    this.options.html ||= this.#draw();
    return super.createIcon(former);
  }
}

/** What it needs to be drawn is made when it comes into sight. */
class Pin extends L.Marker {
  readonly #marker: Marker;
  readonly #draw: (marker: Marker) => HTMLElement;
  isRaised = false;

  constructor(marker: Marker, draw: (marker: Marker) => HTMLElement) {
    super(latLng(marker));
    this.#marker = marker;
    this.#draw = draw;
  }

  get id(): string {
    return this.#marker.id;
  }

  override onAdd(map: L.Map): this {
    const { etiqueta } = this.#marker;
    const icon = new PinIcon(this.isRaised ? CHOSEN : '', () => this.#draw(this.#marker));
    Object.assign(this.options, { title: etiqueta, alt: etiqueta, icon });
    return super.onAdd(map);
  }

  /** Draws it larger and above the others. */
  raise(isRaised: boolean): void {
    this.isRaised = isRaised;
    this.getElement()?.classList.toggle(CHOSEN, isRaised);
    this.setZIndexOffset(isRaised ? 1000 : 0);
  }
}

const CHOSEN = 'distri-elegido';

/** What the plugin adds to Leaflet when it is loaded; it looks for `L` on the window. */
async function clusterGroup(noun: string): Promise<L.MarkerClusterGroup> {
  Object.assign(window, { L });
  await import('leaflet.markercluster');
  return L.markerClusterGroup({
    disableClusteringAtZoom: NO_CLUSTERS_FROM_ZOOM,
    showCoverageOnHover: false,
    chunkedLoading: true,
    chunkInterval: 80,
    chunkDelay: 10,
    animate: false,
    maxClusterRadius: CLUSTER_RADIUS,
    iconCreateFunction: (cluster) => {
      const count = cluster.getChildCount();
      const side = clusterSide(count);
      return L.divIcon({ className: 'distri-cluster', html: clusterLabel(count, noun), iconSize: [side, side] });
    },
  });
}

/** Four figures need a wider circle than two. */
const clusterSide = (count: number) => (count < 1000 ? 36 : 48);

function clusterLabel(count: number, noun: string): HTMLElement {
  const label = document.createElement('span');
  label.textContent = formatInteger(count);
  const hidden = document.createElement('span');
  hidden.className = 'distri-oculto';
  hidden.textContent = ` ${noun}`;
  label.append(hidden);
  return label;
}

export interface LeafletMap {
  /** Replaces what is drawn. `mode`, light or dark: dots on a canvas keep the colours with which they were drawn. */
  show(markers: readonly Marker[], mode: string | undefined): void;
  /** Draws one larger and above the others. */
  select(id: string | null): void;
  fit(markers: readonly Marker[]): void;
  /** Whether at least half of them are in sight. */
  isShowing(markers: readonly Marker[]): boolean;
  focus(place: MapFocus): void;
  /** A pin that can be dragged; null takes it away. A click on the map moves it too. */
  edit(place: MapFocus | null): void;
  remove(): void;
}

export interface MapOptions {
  /** Null: ground and lines only. */
  tilesUrl: string | null;
  colors: MapColors;
  /** Near markers as one circle with their number, up to the zoom where all of them fit. */
  clusters: boolean;
  /** 'clientes': what a circle counts, for readers. */
  noun: string;
  icon: (marker: Marker) => HTMLElement;
  /** Colour of the dots that stand for pins when there are very many, and of the ring round each. */
  dotColor: (tono: TonoClave) => { ring: string; fill: string };
  onSelect: (id: string) => void;
  /** The pin that is being placed came to stand here. */
  onPlace: (place: MapFocus) => void;
}

/** Asks the browser once for each hue, not once for each dot. */
function remembered<Key, Value>(ask: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? ask(key);
    known.set(key, value);
    return value;
  };
}

const latLng = ({ latitud, longitud }: MapFocus): [number, number] => [latitud, longitud];

/** Draws a map in `element`. */
export async function createMap(element: HTMLElement, options: MapOptions): Promise<LeafletMap> {
  const { tilesUrl, colors, clusters, onSelect } = options;
  const map = L.map(element, {
    zoomControl: false,
    attributionControl: tilesUrl !== null,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
  });
  map.setView([...DEFAULT_VIEW.center], DEFAULT_VIEW.zoom);
  L.control.zoom({ position: 'topright', zoomInTitle: 'Acercar', zoomOutTitle: 'Alejar' }).addTo(map);
  new Graticule(colors).addTo(map);
  if (tilesUrl !== null) L.tileLayer(tilesUrl, { maxZoom: MAX_ZOOM, attribution: ATTRIBUTION }).addTo(map);
  const cluster = clusters ? await clusterGroup(options.noun) : null;
  const group = cluster ?? L.featureGroup();
  map.addLayer(group);
  const canvas = L.canvas({ padding: 0.2 });
  let pins = new Map<string, Pin>();
  let dots = new Map<string, Marker>();
  let raised: Pin | null = null;
  let selected: string | null = null;
  let editing: L.Marker | null = null;

  const pinOf = (marker: Marker) => new Pin(marker, options.icon);
  // One listener for all of them.
  group.on('click keypress', ({ propagatedFrom: pin }) => pin instanceof Pin && onSelect(pin.id));
  const dotOf = (marker: Marker, { ring, fill }: { ring: string; fill: string }) =>
    L.circleMarker(latLng(marker), {
      renderer: canvas,
      radius: DOT_RADIUS,
      weight: 1.5,
      color: ring,
      fillColor: fill,
      fillOpacity: 1,
    })
      .bindTooltip(marker.etiqueta)
      .on('click', () => onSelect(marker.id));
  /** A dot that is chosen gets a pin of its own over it. */
  const highlight = () => {
    raised?.remove();
    raised = null;
    const marker = selected === null ? undefined : dots.get(selected);
    if (!marker) return;
    raised = pinOf(marker);
    raised.raise(true);
    raised.addTo(map);
  };
  map.on('click', ({ latlng }) => {
    if (!editing) return;
    editing.setLatLng(latlng);
    options.onPlace({ latitud: latlng.lat, longitud: latlng.lng });
  });

  return {
    show(markers) {
      group.clearLayers();
      const isDotted = !clusters && markers.length > PINS_UP_TO;
      dots = new Map(isDotted ? markers.map((marker) => [marker.id, marker]) : []);
      pins = new Map(isDotted ? [] : markers.map((marker) => [marker.id, pinOf(marker)]));
      const colorOf = remembered(options.dotColor);
      for (const marker of dots.values()) group.addLayer(dotOf(marker, colorOf(marker.tono)));
      if (cluster) cluster.addLayers([...pins.values()]);
      else for (const pin of pins.values()) group.addLayer(pin);
      pins.get(selected ?? '')?.raise(true);
      highlight();
    },
    select(id) {
      pins.get(selected ?? '')?.raise(false);
      selected = id;
      pins.get(id ?? '')?.raise(true);
      highlight();
    },
    fit(markers) {
      if (markers.length === 0) return;
      const bounds = L.latLngBounds(markers.map(latLng));
      map.fitBounds(bounds.pad(0.1), { maxZoom: NO_CLUSTERS_FROM_ZOOM });
    },
    isShowing(markers) {
      const seen = map.getBounds();
      return isMostlySeen(markers, (place) => seen.contains(latLng(place)));
    },
    focus(place) {
      map.setView(latLng(place), Math.max(map.getZoom(), FOCUS_ZOOM));
    },
    edit(place) {
      if (place === null) {
        editing?.remove();
        editing = null;
        return;
      }
      if (editing) {
        editing.setLatLng(latLng(place));
        return;
      }
      const icon = new PinIcon('distri-editado', () => options.icon({ ...place, id: '', etiqueta: '', tono: 'teal' }));
      const pin = L.marker(latLng(place), {
        draggable: true,
        autoPan: true,
        keyboard: false,
        icon,
        zIndexOffset: 2000,
        title: 'Arrastrá el pin hasta su lugar',
      });
      pin.on('dragend', () => {
        const { lat, lng } = pin.getLatLng();
        options.onPlace({ latitud: lat, longitud: lng });
      });
      editing = pin.addTo(map);
    },
    remove: () => map.remove(),
  };
}
