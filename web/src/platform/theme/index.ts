export { AppTheme } from './AppTheme.tsx';
export { A_UN_DEDO } from './finger.ts';
export { MODE_ATTRIBUTE, temaDistri } from './theme.ts';
export { alto, ancho, anchoVentana, radio, sombras } from './tokens.ts';
export type { Tono, TonoClave } from './tonos.ts';
export { letra, rem, remTel, TEL, tabular } from './typography.ts';
