export { MapLegend } from './MapLegend.tsx';
export { MapPage } from './MapPage.tsx';
export { MarkersMap } from './MarkersMap.tsx';
export { areInDefaultView, counterText, DEFAULT_VIEW, type MapFocus, type Marker, spread } from './markers.ts';
