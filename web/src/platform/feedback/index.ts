export { AvisosHost } from './AvisosHost.tsx';
export { type AccionAviso, avisar, type OpcionesAviso, useAvisos } from './avisos.ts';
export { delayed } from './delayed.ts';
export { ErrorPanel } from './ErrorPanel.tsx';
export { ErrorState } from './ErrorState.tsx';
export { ScreenState, type ScreenStateProps } from './ScreenState.tsx';
