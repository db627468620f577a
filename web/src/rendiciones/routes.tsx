import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '../platform/router/index.ts';
import { LISTADO_RENDICION, LISTADO_RENDICION_REVISAR, RENDICIONES, RENDICIONES_MANUAL } from './paths.ts';

// Who opens them is the menu's word: it knows the company's switches too (D1 §6).
const desk = { titulo: 'Rendiciones' } as const;
const report = { titulo: 'Rendición' } as const;

const digitalRoute = createRoute({
  getParentRoute: () => appRoute,
  path: RENDICIONES,
  component: lazyRouteComponent(() => import('./DigitalPage.tsx'), 'DigitalPage'),
  staticData: desk,
});
const manualRoute = createRoute({
  getParentRoute: () => appRoute,
  path: RENDICIONES_MANUAL,
  component: lazyRouteComponent(() => import('./manual/ManualPage.tsx'), 'ManualPage'),
  staticData: desk,
});
const generarRoute = createRoute({
  getParentRoute: () => appRoute,
  path: LISTADO_RENDICION,
  component: lazyRouteComponent(() => import('./listado/GenerarPage.tsx'), 'GenerarPage'),
  staticData: report,
});
const revisarRoute = createRoute({
  getParentRoute: () => appRoute,
  path: LISTADO_RENDICION_REVISAR,
  component: lazyRouteComponent(() => import('./listado/RevisarPage.tsx'), 'RevisarPage'),
  staticData: report,
});

export const rendicionesRoutes = [digitalRoute, manualRoute, generarRoute, revisarRoute] as const;
