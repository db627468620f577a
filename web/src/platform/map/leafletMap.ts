import 'leaflet/dist/leaflet.css';
import 'leaflet.markercluster/dist/MarkerCluster.css';
import L from 'leaflet';
import { DEFAULT_VIEW, type Marker } from './markers.ts';

/** Clusters open from this zoom on (D2 §9). */
const NO_CLUSTERS_FROM_ZOOM = 14;
const MAX_ZOOM = 19;
/** Pixels. */
const CLUSTER_RADIUS = 40;
const ATTRIBUTION = '© OpenStreetMap';

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

/** What the plugin adds to Leaflet when it is loaded; it looks for `L` on the window. */
async function clusterGroup(): Promise<L.MarkerClusterGroup> {
  Object.assign(window, { L });
  await import('leaflet.markercluster');
  return L.markerClusterGroup({
    disableClusteringAtZoom: NO_CLUSTERS_FROM_ZOOM,
    showCoverageOnHover: false,
    chunkedLoading: true,
    maxClusterRadius: CLUSTER_RADIUS,
    iconCreateFunction: (cluster) =>
      L.divIcon({ className: 'distri-cluster', html: String(cluster.getChildCount()), iconSize: [36, 36] }),
  });
}

export interface LeafletMap {
  show(
    markers: readonly Marker[],
    icon: (marker: Marker) => HTMLElement,
    onSelect: (id: string) => void,
    selected: string | null,
  ): void;
  fit(markers: readonly Marker[]): void;
  remove(): void;
}

export interface MapOptions {
  /** Null: ground and lines only. */
  tilesUrl: string | null;
  colors: MapColors;
  /** Near markers as one circle with their number, up to the zoom where all of them fit. */
  clusters: boolean;
}

/** Draws a map in `element`. */
export async function createMap(element: HTMLElement, { tilesUrl, colors, clusters }: MapOptions): Promise<LeafletMap> {
  const map = L.map(element, { zoomControl: false, attributionControl: tilesUrl !== null, maxZoom: MAX_ZOOM });
  map.setView([...DEFAULT_VIEW.center], DEFAULT_VIEW.zoom);
  L.control.zoom({ position: 'topright', zoomInTitle: 'Acercar', zoomOutTitle: 'Alejar' }).addTo(map);
  new Graticule(colors).addTo(map);
  if (tilesUrl !== null) L.tileLayer(tilesUrl, { maxZoom: MAX_ZOOM, attribution: ATTRIBUTION }).addTo(map);
  const group = clusters ? await clusterGroup() : L.featureGroup();
  map.addLayer(group);
  return {
    show(markers, icon, onSelect, selected) {
      group.clearLayers();
      for (const marker of markers)
        group.addLayer(
          L.marker([marker.latitud, marker.longitud], {
            title: marker.etiqueta,
            alt: marker.etiqueta,
            keyboard: true,
            icon: L.divIcon({
              className: marker.id === selected ? 'distri-elegido' : '',
              html: icon(marker),
              iconSize: [32, 36],
              iconAnchor: [16, 34],
            }),
            zIndexOffset: marker.id === selected ? 1000 : 0,
          }).on('click keypress', () => onSelect(marker.id)),
        );
    },
    fit(markers) {
      if (markers.length === 0) return;
      const bounds = L.latLngBounds(markers.map(({ latitud, longitud }) => [latitud, longitud]));
      map.fitBounds(bounds.pad(0.1), { maxZoom: NO_CLUSTERS_FROM_ZOOM });
    },
    remove: () => map.remove(),
  };
}
