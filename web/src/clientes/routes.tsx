import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '../platform/router/index.ts';
import { CLIENTES } from './paths.ts';

const listRoute = createRoute({
  getParentRoute: () => appRoute,
  path: CLIENTES,
  component: lazyRouteComponent(() => import('./ClientesPage.tsx'), 'ClientesPage'),
  staticData: { titulo: 'Clientes' },
});

export const clientesRoutes = [listRoute] as const;
