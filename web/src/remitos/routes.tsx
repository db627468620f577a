import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '../platform/router/index.ts';
import { REMITOS } from './paths.ts';

const listRoute = createRoute({
  getParentRoute: () => appRoute,
  path: REMITOS,
  component: lazyRouteComponent(() => import('./RemitosPage.tsx'), 'RemitosPage'),
  staticData: { titulo: 'Remitos' },
});

const viewRoute = createRoute({
  getParentRoute: () => appRoute,
  path: `${REMITOS}/view/$remito` as const,
  component: lazyRouteComponent(() => import('./RemitoPage.tsx'), 'RemitoPage'),
  staticData: { titulo: 'Remitos', volver: REMITOS },
});

export const remitosRoutes = [listRoute, viewRoute] as const;
