import Box from '@mui/material/Box';
import { type Theme, useColorScheme, useTheme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { appConfigQuery } from '../api/index.ts';
import { radio, sombras } from '../theme/index.ts';
import type { LeafletMap } from './leafletMap.ts';
import { counterText, type FitMode, type MapFocus, type Marker, spread } from './markers.ts';

interface MarkersMapProps {
  markers: readonly Marker[];
  onSelect: (id: string) => void;
  /** What the map shows, for readers: 'Mapa de clientes'. */
  label: string;
  /** What its circles count, for readers: 'clientes'. */
  noun?: string;
  /** Moves the view to the markers; by default it never does. */
  fit?: FitMode;
  /** Near markers as one circle, up to zoom 14 (D2 §9): for many customers. A route shows each of its own. */
  clusters?: boolean;
  /** The one whose panel is open: drawn larger. */
  selected?: string | null;
  /** Moves the view here whenever it is another object. */
  focus?: MapFocus | null;
  /** A pin that is being placed: it can be dragged, and a click on the map moves it. */
  placing?: MapFocus | null;
  onPlace?: (place: MapFocus) => void;
}

/** A pin: a drop in the hue of its state, with its counter inside. */
function icon(marker: Marker): HTMLElement {
  const pin = document.createElement('span');
  pin.className = `distri-pin distri-pin-${marker.tono}`;
  const inside = document.createElement('b');
  inside.textContent = counterText(marker.cantidad);
  pin.append(inside);
  return pin;
}

/** A canvas knows no custom properties: the colours of a hue as the browser computes them on a pin. */
function colorsOf(map: HTMLElement, tono: Marker['tono']): { ring: string; fill: string } {
  const sample = map.appendChild(icon({ id: '', etiqueta: '', latitud: 0, longitud: 0, tono }));
  const { backgroundColor: fill, borderTopColor: ring } = getComputedStyle(sample);
  sample.remove();
  return { ring, fill };
}

/** The drop is a square with three round corners that stands on the fourth. The counter has a ground of its own: it is read on any hue. */
function pinStyles(palette: Theme['vars']['palette']) {
  return {
    '& .distri-pin': {
      position: 'absolute',
      left: 2,
      top: 0,
      width: 28,
      height: 28,
      display: 'grid',
      placeItems: 'center',
      borderRadius: '50% 50% 50% 0',
      transform: 'rotate(-45deg)',
      border: `2px solid ${palette.background.paper}`,
      boxShadow: sombras.tarjeta,
    },
    '& .distri-pin b': {
      display: 'grid',
      placeItems: 'center',
      width: 17,
      height: 17,
      borderRadius: '50%',
      transform: 'rotate(45deg)',
      fontSize: 11,
      fontWeight: 700,
      color: palette.text.primary,
      background: palette.background.paper,
    },
    '& .distri-pin b:empty': { width: 8, height: 8 },
    '& .distri-editado': { cursor: 'move' },
    '& .distri-oculto': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& .distri-editado .distri-pin': { transform: 'rotate(-45deg) scale(1.3)', transformOrigin: '50% 50%' },
    '& .distri-elegido .distri-pin': { transform: 'rotate(-45deg) scale(1.3)', transformOrigin: '50% 50%' },
    ...Object.fromEntries(
      Object.entries(palette.tono).map(([clave, { punto, borde }]) => [
        `& .distri-pin-${clave}`,
        punto === 'transparent' ? { background: palette.background.paper, borderColor: borde } : { background: punto },
      ]),
    ),
    // The outline hue has no ground of its own: it takes the paper's and a ring.
    '& .distri-pin-contorno': { background: palette.background.paper, borderColor: palette.tono.contorno.borde },
  };
}

function controlStyles(palette: Theme['vars']['palette']) {
  return {
    '& .distri-cluster': {
      display: 'grid',
      placeItems: 'center',
      borderRadius: '50%',
      fontSize: 12,
      fontWeight: 700,
      color: palette.text.primary,
      background: palette.background.paper,
      border: `2px solid ${palette.primary.main}`,
      boxShadow: sombras.tarjeta,
    },
    '& .leaflet-bar': {
      border: `1px solid ${palette.divider}`,
      borderRadius: `${radio.control}px`,
      overflow: 'hidden',
    },
    '& .leaflet-bar a': {
      color: palette.text.primary,
      background: palette.background.paper,
      borderColor: palette.divider,
      '&:hover': { background: palette.superficie.resaltada },
      '&.leaflet-disabled': { color: palette.text.disabled, background: palette.superficie.hundida },
    },
    // A finger's size, whatever the screen.
    '@media (pointer: coarse)': {
      '&.leaflet-touch .leaflet-bar a': {
        width: 44,
        height: 44,
        lineHeight: '44px',
      },
    },
    '& .leaflet-control-attribution': { color: palette.text.secondary, background: palette.background.paper },
    '& .leaflet-marker-icon:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
  };
}

/** 'unlessSeen' is decided once, with the first markers: afterwards the view is the person's. */
function useFit(map: LeafletMap | null, markers: readonly Marker[], mode: FitMode) {
  const opened = useRef<LeafletMap | null>(null);
  useEffect(() => {
    if (!map || markers.length === 0) return;
    const isFirst = opened.current !== map;
    opened.current = map;
    if (mode === 'always' || (mode === 'unlessSeen' && isFirst && !map.isShowing(markers))) map.fit(markers);
  }, [map, markers, mode]);
}

/**
 * Map with state-coloured, counted markers (D1 §2.6). Tiles come from the configured address; without it, or without a
 * connection, the markers stand on a plain ground with lines.
 *
 *     <MarkersMap label="Mapa de pedidos" markers={pins} onSelect={openPanel} fit="always" />
 */
export function MarkersMap(props: MarkersMapProps) {
  const { markers, label, noun = '', fit = 'never', clusters = true, selected = null, focus = null } = props;
  const { placing = null } = props;
  const theme = useTheme();
  const { colorScheme } = useColorScheme();
  const { data: config } = useQuery(appConfigQuery);
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const placed = useMemo(() => spread(markers), [markers]);
  const tilesUrl = config?.tilesUrl ?? null;
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const target = element.current;
    if (!target || !config) return;
    let made: LeafletMap | null = null;
    let gone = false;
    const colors = { ground: 'var(--mapa-fondo)', line: 'var(--mapa-linea)' };
    void import('./leafletMap.ts').then(async ({ createMap }) => {
      if (gone) return;
      made = await createMap(target, {
        tilesUrl,
        colors,
        clusters,
        noun,
        icon,
        dotColor: (tono) => colorsOf(target, tono),
        onSelect: (id) => latest.current.onSelect(id),
        onPlace: (place) => latest.current.onPlace?.(place),
      });
      if (gone) made.remove();
      else setMap(made);
    });
    return () => {
      gone = true;
      made?.remove();
      setMap(null);
    };
  }, [config, tilesUrl, clusters, noun]);

  useEffect(() => map?.show(placed, colorScheme), [map, placed, colorScheme]);
  useEffect(() => map?.select(selected), [map, selected]);
  useFit(map, placed, fit);
  useEffect(() => {
    if (focus) map?.focus(focus);
  }, [map, focus]);
  useEffect(() => map?.edit(placing), [map, placing]);

  const { palette } = theme.vars;
  return (
    <Box
      ref={element}
      role="application"
      aria-label={label}
      sx={[
        {
          width: '100%',
          height: '100%',
          minHeight: 320,
          // Leaflet counts to 1000 inside: the map stays under our header and menus.
          isolation: 'isolate',
          '--mapa-fondo': palette.superficie.hundida,
          '--mapa-linea': palette.divider,
          '&.leaflet-container': { background: palette.superficie.hundida, font: 'inherit' },
        },
        pinStyles(palette),
        controlStyles(palette),
      ]}
    />
  );
}
