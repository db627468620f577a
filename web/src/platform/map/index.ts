export { MapLegend } from './MapLegend.tsx';
export { MapPage } from './MapPage.tsx';
export { MarkersMap } from './MarkersMap.tsx';
export { counterText, DEFAULT_VIEW, type FitMode, type MapFocus, type Marker, spread } from './markers.ts';
