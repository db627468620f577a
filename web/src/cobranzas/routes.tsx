import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '../platform/router/index.ts';
import { COBRANZAS } from './paths.ts';

const seleccionRoute = createRoute({
  getParentRoute: () => appRoute,
  path: COBRANZAS,
  component: lazyRouteComponent(() => import('./SeleccionPage.tsx'), 'SeleccionPage'),
  staticData: { titulo: 'Cobranzas' },
});

const listRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${COBRANZAS}/$cliente` as const,
  component: lazyRouteComponent(() => import('./CobranzasPage.tsx'), 'CobranzasPage'),
  staticData: { titulo: 'Cobranzas', volver: COBRANZAS },
});

const newRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${COBRANZAS}/$cliente/create` as const,
  component: lazyRouteComponent(() => import('./form/NuevaPage.tsx'), 'NuevaPage'),
  staticData: { titulo: 'Nueva Cobranza', volver: COBRANZAS },
});

const editRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${COBRANZAS}/$cliente/edit/$cobranza` as const,
  component: lazyRouteComponent(() => import('./form/EditarPage.tsx'), 'EditarPage'),
  staticData: { titulo: 'Editar cobranza', volver: COBRANZAS },
});

const viewRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${COBRANZAS}/$cliente/view/$cobranza` as const,
  component: lazyRouteComponent(() => import('./CobranzaPage.tsx'), 'CobranzaPage'),
  staticData: { titulo: 'Cobranzas', volver: COBRANZAS },
});

export const cobranzasRoutes = [seleccionRoute, listRoute, newRoute, editRoute, viewRoute] as const;
