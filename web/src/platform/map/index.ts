export { MapLegend } from './MapLegend.tsx';
export { MarkersMap } from './MarkersMap.tsx';
export { counterText, type Marker, spread } from './markers.ts';
