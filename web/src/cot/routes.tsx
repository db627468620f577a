import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '../platform/router/index.ts';
import { AFIP, COT_DOC, COT_ENVIOS, COT_RUT } from './paths.ts';

const afipRoute = createRoute({
  getParentRoute: () => appRoute,
  path: AFIP,
  component: lazyRouteComponent(() => import('./AfipPage.tsx'), 'AfipPage'),
  staticData: { titulo: 'AFIP' },
});

const documentosRoute = createRoute({
  getParentRoute: () => appRoute,
  path: COT_DOC,
  component: lazyRouteComponent(() => import('./DocumentosPage.tsx'), 'DocumentosPage'),
  staticData: { titulo: 'COT por documento', volver: AFIP },
});

const hojasRoute = createRoute({
  getParentRoute: () => appRoute,
  path: COT_RUT,
  component: lazyRouteComponent(() => import('./HojasPage.tsx'), 'HojasPage'),
  staticData: { titulo: 'COT por hoja de ruta', volver: AFIP },
});

const enviosRoute = createRoute({
  getParentRoute: () => appRoute,
  path: COT_ENVIOS,
  component: lazyRouteComponent(() => import('./EnviosPage.tsx'), 'EnviosPage'),
  staticData: { titulo: 'Envíos a ARBA', volver: AFIP },
});

export const cotRoutes = [afipRoute, documentosRoute, hojasRoute, enviosRoute] as const;
